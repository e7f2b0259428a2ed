import { type MouseEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import type { NavigationLink } from '../../content/types'
import { record } from '../analytics/record'
import { Logo } from '../components/logo'
import { scrollToTop } from '../components/scroll-behavior'
import { ButtonAnchor } from '../components/ui/button'
import { SiteLink } from '../components/ui/site-link'
import { MobileMenu } from './mobile-menu'
import { useScrolledMark } from './use-scrolled-mark'

const LIGHT_ON_DARK =
  'group-data-dark/header:group-not-data-scrolled/header:bg-paper group-data-dark/header:group-not-data-scrolled/header:text-ink ' +
  'group-data-dark/header:group-not-data-scrolled/header:hover:bg-butter'

interface SiteHeaderProps {
  name: string
  /** A drawing. */
  logo: string
  links: NavigationLink[]
  resumeUrl: string
  resumeLabel: string
  /** The page begins dark: light text until the bar turns white. */
  darkTop: boolean
  /** The page begins vermilion: marks of that color would vanish. */
  vermilionTop: boolean
}

export function SiteHeader({
  name,
  logo,
  links,
  resumeUrl,
  resumeLabel,
  darkTop,
  vermilionTop,
}: SiteHeaderProps) {
  const pathname = useLocation().pathname.replace(/(.)\/+$/, '$1')
  const header = useRef<HTMLElement>(null)
  const top = useRef<HTMLSpanElement>(null)
  useScrolledMark(header, top)

  function goHome(event: MouseEvent) {
    // Elsewhere the link does a full navigation.
    if (pathname !== '/' || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    scrollToTop()
  }

  const resumeButton = (className: string) => (
    <ButtonAnchor
      href={resumeUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={`min-h-11 px-5 ${className}`}
      onClick={() => record('cta_click', { cta: resumeLabel, location: 'header' })}
    >
      {resumeLabel}
      <span>
        {/* Beside it is a link of the same name, to the page. */}
        <span className="meta font-normal opacity-80">PDF</span>
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </ButtonAnchor>
  )

  return (
    <>
      {/* Out of sight when the page is scrolled more than this. */}
      <span ref={top} aria-hidden="true" className="absolute top-0 h-[50px] w-px" />
      <header
        ref={header}
        data-print="hide"
        data-dark={darkTop || undefined}
        data-vermilion={vermilionTop || undefined}
        className="group/header fixed inset-x-0 top-0 z-40 border-b border-transparent transition-[background-color,border-color,box-shadow] not-data-scrolled:data-dark:on-dark not-data-scrolled:data-vermilion:[--focus:var(--color-ink)] not-data-scrolled:data-vermilion:[--mark:var(--color-paper)] data-scrolled:border-line data-scrolled:bg-white/90 data-scrolled:shadow-bar data-scrolled:backdrop-blur-md"
      >
        <div className="column flex h-18 items-center justify-between gap-4">
          <a
            href="/"
            onClick={goHome}
            className="-ml-1 flex items-center gap-3 rounded-control p-1 transition-colors"
          >
            <Logo svg={logo} className="h-7" />
            <span className="display text-[1.1875rem]">{name}</span>
          </a>
          <nav aria-label="Main" className="hidden items-center gap-0.5 md:flex">
            {links.map((link) => (
              <HeaderLink key={link.href} {...link} current={pathname === link.href} />
            ))}
            <span className="ml-3">{resumeButton(LIGHT_ON_DARK)}</span>
          </nav>
          <MobileMenu header={header} links={links} pathname={pathname}>
            {resumeButton('w-full')}
          </MobileMenu>
        </div>
      </header>
    </>
  )
}

function HeaderLink({ name, href, current }: NavigationLink & { current: boolean }) {
  return (
    <SiteLink
      to={href}
      aria-current={current ? 'page' : undefined}
      className="relative rounded-control px-3 py-2.5 text-small transition-colors after:absolute after:inset-x-3 after:bottom-1 after:h-[3px] after:origin-left after:scale-x-0 after:rounded-full after:bg-[var(--mark,var(--color-vermilion))] after:transition-transform hover:after:scale-x-40 aria-[current=page]:font-medium aria-[current=page]:after:scale-x-100"
    >
      {name}
    </SiteLink>
  )
}

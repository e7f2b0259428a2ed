import { IconMenu2, IconX } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { NavigationLink } from '../../content/types'
import { SiteLink } from '../components/ui/site-link'

interface MobileMenuProps {
  header: RefObject<HTMLElement | null>
  links: NavigationLink[]
  /** Of the page that is shown. */
  pathname: string
  /** The Resume button. */
  children: ReactNode
}

/** The phone's dropdown. A choice, Escape, a tap outside or the browser's Back closes it. */
export function MobileMenu({ header, links, pathname, children }: MobileMenuProps) {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    function onPointerDown(event: PointerEvent) {
      if (!header.current?.contains(event.target as Node)) setOpen(false)
    }
    const close = () => setOpen(false)
    addEventListener('popstate', close)
    addEventListener('keydown', onKeyDown)
    addEventListener('pointerdown', onPointerDown)
    return () => {
      removeEventListener('popstate', close)
      removeEventListener('keydown', onKeyDown)
      removeEventListener('pointerdown', onPointerDown)
    }
  }, [open, header])

  const Icon = open ? IconX : IconMenu2
  return (
    <div className="md:hidden">
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls="mobile-menu"
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={() => setOpen(!open)}
        className="-mr-2 grid size-12 place-items-center rounded-control transition-colors"
      >
        <Icon aria-hidden="true" size={26} stroke={1.7} />
      </button>
      {open && (
        <nav
          id="mobile-menu"
          aria-label="Main"
          className="absolute inset-x-3 top-18 animate-rise rounded-tile border border-line bg-white p-3 text-ink shadow-card"
        >
          {links.map(({ name, href }) => (
            <SiteLink
              key={href}
              to={href}
              aria-current={pathname === href ? 'page' : undefined}
              onClick={() => setOpen(false)}
              className="display flex items-center gap-3 rounded-control px-4 py-3 text-title before:mr-6 before:h-1.5 before:w-4 before:rounded-full before:bg-line aria-[current=page]:before:mr-0 aria-[current=page]:before:w-10 aria-[current=page]:before:bg-vermilion"
            >
              {name}
            </SiteLink>
          ))}
          <div className="mt-3">{children}</div>
        </nav>
      )}
    </div>
  )
}

import { IconLogout } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { NavLink, useLocation } from 'react-router'
import logo from '../content/logo.svg?raw'
import { Logo } from '../src/components/logo'
import { call } from './backend/call'
import { signedOut } from './backend/query-client'
import { messagesQuery } from './backend/questions'

const SCREENS = [
  { to: '/readers', name: 'Readers' },
  { to: '/links', name: 'Links' },
  { to: '/messages', name: 'Messages' },
]

export function OwnerHeader() {
  const { pathname } = useLocation()
  const { data } = useQuery(messagesQuery())
  const heldBack = data?.messages.filter(({ state }) => state === 'held back').length ?? 0
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95">
      <title>{`${SCREENS.find(({ to }) => pathname.startsWith(to))?.name} – Owner`}</title>
      <div className="column flex h-16 items-center gap-x-3 sm:gap-x-8">
        <a href="/" className="rounded-control p-1 max-[22rem]:hidden" aria-label="The site">
          <Logo svg={logo} className="h-7" />
        </a>
        <nav aria-label="Owner" className="flex h-full grow items-stretch gap-x-1 sm:gap-x-3">
          {SCREENS.map(({ to, name }) => (
            <NavLink
              key={to}
              to={to}
              className="flex items-center gap-2 px-2 text-small shadow-[inset_0_0_0_var(--color-vermilion)] transition-shadow hover:shadow-[inset_0_-2px_0_var(--color-line)] aria-[current=page]:font-medium aria-[current=page]:shadow-[inset_0_-4px_0_var(--color-vermilion)] sm:px-3"
            >
              {name}
              {to === '/messages' && heldBack > 0 && (
                <span className="meta grid h-5.5 min-w-5.5 place-items-center rounded-full bg-ember px-1.5 text-white">
                  {heldBack}
                  <span className="sr-only"> held back</span>
                </span>
              )}
            </NavLink>
          ))}
        </nav>
        <button
          type="button"
          onClick={signOut}
          className="flex size-11 items-center justify-center gap-2 rounded-control text-small text-ink-soft hover:text-ink sm:w-auto sm:px-2"
        >
          <IconLogout aria-hidden="true" size={19} stroke={1.7} />
          <span className="max-sm:sr-only">Sign out</span>
        </button>
      </div>
    </header>
  )
}

async function signOut(): Promise<void> {
  // A session that can't be ended at the server is at least gone from this screen.
  await call('DELETE', 'session').catch(() => {})
  signedOut()
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useHeardVisits } from './backend/live-visits'
import { sessionQuery } from './backend/query-client'
import { OwnerHeader } from './owner-header'
import { SignInAgain, SignInPage } from './sign-in-page'

/** What is asked for, once the owner has signed in. */
export function OwnerLayout() {
  const { data: session } = useQuery(sessionQuery)
  const { hash } = useLocation()
  // An address of an earlier version, from a bookmark or a mail.
  if (hash.startsWith('#/'))
    return <Navigate to={hash.slice(1).replace(/^\/reader\//, '/readers/')} replace />
  if (session === 'closed') return <SignInPage />
  return (
    session && (
      <>
        <Screen />
        {session === 'lost' && <SignInAgain />}
      </>
    )
  )
}

/** A change of screen begins with the focus on its heading. */
function Screen() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const arrived = useRef(pathname)
  // So that it goes on being asked, whichever screen is shown.
  useHeardVisits()

  useEffect(() => {
    if (pathname === arrived.current) return
    arrived.current = pathname
    // A message opens beside the list that it was chosen from, and takes the focus itself.
    if (pathname.startsWith('/messages/')) return
    main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <>
      <OwnerHeader />
      <main ref={main} className="column pt-8 pb-24 md:pt-12">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )
}

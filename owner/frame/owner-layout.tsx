import { useEffect, useRef } from 'react'
import { useLiveVisits } from '../backend/live-visits'
import { LinkPage } from '../links/link-page'
import { LinksPage } from '../links/links-page'
import { MessagesPage } from '../messages/messages-page'
import { ReaderPage } from '../readers/reader-page'
import { ReadersPage } from '../readers/readers-page'
import { OwnerHeader } from './owner-header'
import { usePlace } from './use-place'

/** The three screens. A change of place begins at its top, with the focus on its heading. */
export function OwnerLayout() {
  useLiveVisits()
  const place = usePlace()
  const main = useRef<HTMLElement>(null)
  const arrived = useRef(place.join('/'))

  useEffect(() => {
    const here = place.join('/')
    if (here === arrived.current) return
    arrived.current = here
    // A message opens beside the list that it was chosen from.
    if (place[0] === 'messages') return
    scrollTo(0, 0)
    main.current?.querySelector<HTMLElement>('h1')?.focus()
  })

  return (
    <>
      <OwnerHeader screen={place[0] ?? 'readers'} />
      <main ref={main} className="column pt-8 pb-24 md:pt-12">
        <Screen place={place} />
      </main>
    </>
  )
}

function Screen({ place: [screen = 'readers', id] }: { place: string[] }) {
  if (screen === 'links') return id ? <LinkPage key={id} id={id} /> : <LinksPage />
  if (screen === 'messages') return <MessagesPage id={id} />
  if (screen === 'reader' && id) return <ReaderPage key={id} id={id} />
  return <ReadersPage />
}

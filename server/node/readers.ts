import type { Context } from 'hono'
import type { ReadersDescription } from '../../shared/reads.ts'
import type { ReadersParts } from '../app.ts'
import type { Database } from '../database/database.ts'
import type { StaticSite } from '../http/static-answer.ts'
import type { LinkParts } from '../links/link-call.ts'
import { LinkDesk } from '../links/link-desk.ts'
import { linkOfOrigin, noteFirstOpening } from '../links/link-rows.ts'
import { Links } from '../links/links.ts'
import type { Log } from '../log.ts'
import { addNotice } from '../mail/queue.ts'
import { firstOpeningNotice } from '../readers/opening-notice.ts'
import { readOverview } from '../readers/overview.ts'
import { preparedStore } from '../readers/prepared-store.ts'
import { ReadBuffer } from '../readers/read-buffer.ts'
import { readChanges, readVisits } from '../readers/read-visits.ts'
import { doReadersChores, startReadersChores } from '../readers/readers-chores.ts'
import { readReaders } from '../readers/readers-list.ts'
import type { ReadersStore } from '../readers/readers-store.ts'
import { noteOpening } from '../readers/reads-call.ts'
import { SitePages } from '../readers/stages.ts'
import { VisitNames } from '../readers/visit-names.ts'
import { readSessionCookie } from '../sessions/session-cookie.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { derived } from './access.ts'
import { createOwnerDoor } from './owner-door.ts'
import type { Settings } from './settings.ts'

interface Parts {
  settings: Pick<Settings, 'siteOrigin' | 'sessionMs' | 'weeklySummary' | 'ownerPassword'>
  /** What the build says of the site; `view` is the owner's. */
  built: { description: ReadersDescription; view: StaticSite | undefined }
  database: Database
  store: ReadersStore
  addressKey: string
  /** Of the visitors, whether the site is locked or not. */
  sessions: Sessions
  locked: boolean
  clientAddress: (c: Context) => string
  now: () => number
  log: Log
}

export interface Readers {
  parts: ReadersParts
  start: () => Promise<void>
  /** What is due by now; done by itself every few minutes. */
  doChores: () => Promise<void>
  stop: () => Promise<void>
}

/** Links, readers and the owner's view, put together. */
export function createReaders(parts: Parts): Readers {
  const { settings, built, database, addressKey, sessions, locked, clientAddress, now, log } = parts
  const { description, view } = built
  const { siteOrigin } = settings
  const { store, isReady, prepare } = preparedStore(parts.store)
  const site = new SitePages(description)
  const names = new VisitNames(store, derived(addressKey, 'visits by links'))
  const links = new Links({ database, sessions, now })
  const desk = new LinkDesk(links, description)
  const door = createOwnerDoor(settings, { database, addressKey, now })

  async function tell(notice: Parameters<typeof addNotice>[1]): Promise<void> {
    await addNotice(database.queries, notice, now())
  }
  const buffer = new ReadBuffer({
    ...{ store, isReady, site, log, now },
    onPerson: async ({ link_id, heard_at, device }) => {
      const link = link_id && (await noteFirstOpening(database, link_id, heard_at))
      if (link && link.mail_first_opening === 1) await tell(firstOpeningNotice(link, heard_at, device))
    },
  })

  const reads = {
    ...{ buffer, names, site, siteOrigin, clientAddress, now },
    isOwner: async (c: Context) => (await door.session(c)) !== undefined,
    visitorOf: async (c: Context) => {
      const session = await sessions.find(readSessionCookie(c.req.header('cookie')))
      // Without the lock everyone who got as far as a page has been let in.
      return session || !locked ? { linkId: linkOfOrigin(session?.origin) ?? null } : undefined
    },
  }
  const readers = () => readReaders(store, now())

  const chores = {
    ...{ store, isReady, prepare, site, tell, now, log },
    weekly: settings.weeklySummary,
    links: () => links.all(),
  }
  let stopChores = () => {}

  return {
    parts: {
      reads,
      links: {
        ...{ links, sessions, siteOrigin, clientAddress, log },
        lifetimeMs: settings.sessionMs,
        card: description,
        onOpened: (c, opening) => noteOpening(reads, c, opening),
      } satisfies LinkParts,
      owner: {
        ...{ view, siteOrigin, clientAddress, log, links: desk },
        sessions: door.sessions,
        check: door.check,
        ...{ database, now },
        counts: async () =>
          new Map(
            (isReady() ? await readers() : []).map(({ linkId, openings, probablyScanners, lastSeenAt }) => [
              linkId ?? '',
              { openings, probablyScanners, lastSeenAt: lastSeenAt || null },
            ]),
          ),
        labels: async () => new Map((await links.all()).map(({ id, label }) => [id, label])),
        questions: {
          readers,
          overview: (zone) => readOverview(store, site, zone, now()),
          visits: (wanted) => readVisits(store, site, wanted, now()),
          changes: (after) => readChanges(store, site, after, now()),
        },
      },
    },
    start: async () => {
      await door.start()
      try {
        await prepare()
      } finally {
        stopChores = startReadersChores(chores)
      }
    },
    doChores: () => doReadersChores(chores),
    stop: async () => {
      stopChores()
      door.stop()
      await buffer.flush()
      await store.close()
    },
  }
}

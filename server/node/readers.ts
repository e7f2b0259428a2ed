import type { Context } from 'hono'
import type { ReadersDescription } from '../../shared/reads.ts'
import type { ReadersParts } from '../app.ts'
import { ownerInbox } from '../contact/owner-inbox.ts'
import type { Database } from '../database/database.ts'
import type { StaticSite } from '../http/static-answer.ts'
import { noteFirstOpening } from '../links/first-opening.ts'
import { Links } from '../links/links.ts'
import type { Log } from '../log.ts'
import { addNotice } from '../mail/notices.ts'
import { readOverview } from '../readers/overview.ts'
import { preparedStore } from '../readers/prepared-store.ts'
import { ReadBuffer } from '../readers/read-buffer.ts'
import { readChanges, readVisits } from '../readers/read-visits.ts'
import { doReadersChores, startReadersChores } from '../readers/readers-chores.ts'
import { readReaders } from '../readers/readers-list.ts'
import type { ReadersStore } from '../readers/readers-store.ts'
import { SitePages } from '../readers/stages.ts'
import { VisitNames } from '../readers/visit-names.ts'
import { linkOfOrigin } from '../sessions/session-rows.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { derived, ownerPassword, ownerSessions } from './access.ts'
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
  /** A mail of the site's own waits to be sent. */
  onNotice: () => void
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
  const links = new Links({ database, sessions, choices: description, now })
  const password = settings.ownerPassword ?? ''
  const owners = ownerSessions(password, { database, addressKey, siteOrigin, now })

  async function tell(notice: Parameters<typeof addNotice>[1]): Promise<void> {
    await addNotice(database.queries, notice, now())
    parts.onNotice()
  }
  const buffer = new ReadBuffer({
    ...{ store, isReady, site, log, now },
    onPerson: async ({ link_id, heard_at, device }) => {
      if (link_id && (await noteFirstOpening(database, { linkId: link_id, at: heard_at, device })))
        parts.onNotice()
    },
  })

  const reads = {
    ...{ buffer, names, site, siteOrigin, clientAddress, now },
    isOwner: async (c: Context) => (await owners.ofRequest(c)) !== undefined,
    visitorOf: async (c: Context) => {
      const session = await sessions.ofRequest(c)
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
      links: { links, sessions, siteOrigin, clientAddress, now, card: description },
      owner: {
        ...{ view, siteOrigin, clientAddress, log, links },
        sessions: owners,
        check: ownerPassword(password),
        inbox: ownerInbox({ database, now, onQueued: parts.onNotice }),
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
      await owners.start()
      try {
        await prepare()
      } finally {
        stopChores = startReadersChores(chores)
      }
    },
    doChores: () => doReadersChores(chores),
    stop: async () => {
      stopChores()
      owners.stop()
      await buffer.flush()
      await store.close()
    },
  }
}

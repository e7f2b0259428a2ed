import type { Log } from '../log.ts'
import { forgetReads } from './forget-reads.ts'
import type { PreparedStore } from './prepared-store.ts'
import type { SitePages } from './stages.ts'
import { weeklyNotice } from './weekly-notice.ts'

const CHORES_EVERY_MS = 10 * 60_000

type Notice = NonNullable<Awaited<ReturnType<typeof weeklyNotice>>>

interface ReadersChores extends Pick<PreparedStore, 'store' | 'isReady' | 'prepare'> {
  site: SitePages
  links: () => Promise<{ id: string; label: string }[]>
  /** Whether the owner wants a mail about each week. */
  weekly: boolean
  /** Mails it, once for each id. */
  tell: (notice: Notice) => Promise<void>
  now: () => number
  log: Log
}

/** Everything that is due besides taking reads in. */
export async function doReadersChores({
  store,
  isReady,
  prepare,
  site,
  links,
  weekly,
  tell,
  now,
}: ReadersChores): Promise<void> {
  // What kept its tables from being used may be over.
  if (!isReady()) await prepare()
  await forgetReads(store, now())
  if (!weekly) return
  const notice = await weeklyNotice(store, site, await links(), now())
  if (notice) await tell(notice)
}

/** At once where there is a store to tidy up, and then every few minutes. Gives what ends it. */
export function startReadersChores(chores: ReadersChores): () => void {
  let timer: ReturnType<typeof setTimeout>
  let ended = false
  function doAfter(wait: number): void {
    timer = setTimeout(async () => {
      await doReadersChores(chores).catch((error: Error) =>
        chores.log(`Reads could not be tidied up: ${error.message}`, {
          event: 'reads.untidy',
          level: 'warning',
        }),
      )
      if (!ended) doAfter(CHORES_EVERY_MS)
    }, wait)
  }
  doAfter(chores.isReady() ? 0 : CHORES_EVERY_MS)
  return () => {
    ended = true
    clearTimeout(timer)
  }
}

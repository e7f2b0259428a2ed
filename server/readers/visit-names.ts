import type { ReadersStore } from './readers-store.ts'

const HMAC = { name: 'HMAC', hash: 'SHA-256' }
const encoder = new TextEncoder()

/** The day in UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/**
 * What a visit is called in the store. A visit by a link keeps its name. All others are called by a hash whose secret is
 * thrown away when its day is over: from then on nobody, we included, can tell whose visit it was, or that two were one
 * visitor's.
 */
export class VisitNames {
  readonly #store: () => ReadersStore
  readonly #ofLinks: Promise<CryptoKey>
  #today: { day: string; key: Promise<CryptoKey> } | undefined

  constructor(store: () => ReadersStore, key: string) {
    this.#store = store
    this.#ofLinks = importKey(key)
  }

  async ofLink(tab: string): Promise<string> {
    return hash(await this.#ofLinks, tab)
  }

  async ofDay(tab: string, now: number): Promise<string> {
    const day = dayOf(now)
    if (this.#today?.day !== day) this.#today = { day, key: this.#secret(day).then(importKey) }
    const { key } = this.#today
    try {
      return await hash(await key, tab)
    } catch (error) {
      this.#today = undefined
      throw error
    }
  }

  /** The same for all processes. */
  async #secret(day: string): Promise<string> {
    return this.#store().change(async (transaction) => {
      await forgetSecrets(transaction, day)
      await transaction
        .insertInto('reads_secrets')
        .values({ day, secret: crypto.randomUUID() + crypto.randomUUID() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const { secret } = await transaction
        .selectFrom('reads_secrets')
        .select('secret')
        .where('day', '=', day)
        .executeTakeFirstOrThrow()
      return secret
    })
  }
}

export async function forgetSecrets(queries: ReadersStore['queries'], today: string): Promise<void> {
  await queries.deleteFrom('reads_secrets').where('day', '<', today).execute()
}

function importKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['sign'])
}

async function hash(key: CryptoKey, tab: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(tab)))
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { MutationObserver, QueryClient } from '@tanstack/query-core'
import { queryDefaults } from './query-defaults'

/** A hosted project, or without an address the site's own server, which answers under the same paths. */
export interface Backend {
  url: string
  /** The public anonymous key. */
  key: string
}

let client: SupabaseClient | undefined

/** One for all calls: it keeps the session. */
export function backendClient({ url, key }: Backend): SupabaseClient {
  client ??= createClient(url || location.origin, key, {
    auth: { persistSession: true, autoRefreshToken: true },
  })
  return client
}

const cache = new QueryClient({ defaultOptions: queryDefaults })
// It then listens for the connection: what is sent offline waits until the browser is online.
cache.mount()

/** Runs a call that changes something at the backend as a mutation of the data cache. */
export function change<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return new MutationObserver(cache, { mutationFn: call }).mutate()
}

import { createClient } from '@supabase/supabase-js'
import { MutationObserver, QueryClient } from '@tanstack/query-core'
import { queryDefaults } from './query-defaults'

/** The hosted backend, or by default the site's own server, which answers under the same paths. */
export const backend = createClient(__BACKEND__.url || location.origin, __BACKEND__.key, {
  auth: { persistSession: true, autoRefreshToken: true },
})

const cache = new QueryClient({ defaultOptions: queryDefaults })
// It then listens for the connection: what is sent offline waits until the browser is online.
cache.mount()

/** Runs a call that changes something at the backend as a mutation of the data cache. */
export function change<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return new MutationObserver(cache, { mutationFn: call }).mutate()
}

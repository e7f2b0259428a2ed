import { createClient } from '@supabase/supabase-js'
import { MutationObserver, QueryClient } from '@tanstack/query-core'
import { queryDefaults } from './query-defaults'

/** The hosted backend, or by default the site's own server, which answers under the same paths. */
export const backend = createClient(__BACKEND__.url || location.origin, __BACKEND__.key, {
  auth: { persistSession: true, autoRefreshToken: true },
})

const cache = new QueryClient({ defaultOptions: queryDefaults })
// So that it sees the connection go and come back: what is sent without one waits.
cache.mount()

/** Changes something at the backend, by the data cache's rules. */
export function change<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return new MutationObserver(cache, { mutationFn: call }).mutate()
}

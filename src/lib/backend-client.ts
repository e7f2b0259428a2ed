import { createClient } from '@supabase/supabase-js'

/** The hosted backend, or by default the site's own server, which answers under the same paths. */
export const backend = createClient(__BACKEND__.url || location.origin, __BACKEND__.key, {
  auth: { persistSession: true, autoRefreshToken: true },
})

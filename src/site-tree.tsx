import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryDefaults } from './lib/query-defaults'

/** What stands around the router, in the browser and while prerendering alike. */
export function siteTree(router: ReactNode): ReactNode {
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: queryDefaults })}>
      {router}
    </QueryClientProvider>
  )
}

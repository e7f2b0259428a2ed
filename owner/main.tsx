import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { OWNER_PATH } from '../shared/owner-api'
import { SiteToaster } from '../src/components/toaster'
import { queryClient } from './backend/query-client'
import { routes } from './routes'
import './styles.css'

const router = createBrowserRouter(routes, { basename: OWNER_PATH })
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <SiteToaster />
    </QueryClientProvider>,
  )

import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { SiteToaster } from './toaster'

export interface Notice {
  kind: 'success' | 'error'
  title: string
  text: string
}

// A React root of its own: it comes when something may be notified, not with every page, stays through a change of page,
// and what fails in it leaves the page alone. A notice that is shown before it is drawn waits in sonner.
createRoot(document.body.appendChild(document.createElement('div'))).render(<SiteToaster />)

export function showToast({ kind, title, text }: Notice): void {
  toast[kind](title, { description: text })
}

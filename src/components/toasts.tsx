import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { SiteToaster } from './toaster'

export interface Notice {
  kind: 'success' | 'error'
  title: string
  text: string
}

// A React root of its own: this script is loaded when there may be something to notify, the toasts survive a change of
// page, and an error in them leaves the page alone. sonner keeps a toast that is shown before its Toaster is rendered.
createRoot(document.body.appendChild(document.createElement('div'))).render(<SiteToaster />)

export function showToast({ kind, title, text }: Notice): void {
  toast[kind](title, { description: text })
}

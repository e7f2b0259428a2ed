import { Toaster } from 'sonner'

const TOAST_MS = 4500
const VISIBLE_TOASTS = 3

/** Alt+T moves the focus to the notifications. */
export function SiteToaster() {
  return (
    <Toaster
      position="bottom-right"
      duration={TOAST_MS}
      visibleToasts={VISIBLE_TOASTS}
      hotkey={['altKey', 'KeyT']}
      toastOptions={{
        classNames: { toast: 'site-toast', error: 'site-toast-error', description: 'site-toast-text' },
      }}
    />
  )
}

interface Notice {
  title: string
  text: string
}

/** The notification library comes with the toaster, after the page; by the time anything is sent, it is there. */
export async function notifySuccess({ title, text }: Notice): Promise<void> {
  const { toast } = await import('sonner')
  toast.success(title, { description: text })
}

export async function notifyFailure({ title, text }: Notice): Promise<void> {
  const { toast } = await import('sonner')
  toast.error(title, { description: text })
}

import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import type { MessageEntry } from '../../shared/owner-api'
import { call } from '../backend/call'

export function useMessageActions({ id }: MessageEntry) {
  return {
    resend: useAction('POST', `messages/${id}/resend`, 'It is mailed to you again'),
    notSpam: useAction('POST', `messages/${id}/not-spam`, 'It is mailed to you like any other'),
    remove: useAction('DELETE', `messages/${id}`, 'Deleted'),
  }
}

function useAction(method: string, path: string, done: string) {
  return useMutation({
    mutationFn: () => call<void>(method, path),
    onSuccess: () => toast.success(done),
    meta: { changes: ['messages'] },
  })
}

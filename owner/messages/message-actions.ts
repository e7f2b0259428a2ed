import { toast } from 'sonner'
import type { MessageEntry } from '../../shared/owner-api'
import { refresh } from '../backend/answers'
import { call, sentence } from '../backend/call'

export function resend({ id }: MessageEntry): Promise<boolean> {
  return attempt('POST', `messages/${id}/resend`, 'It is mailed to you again')
}

export function notSpam({ id }: MessageEntry): Promise<boolean> {
  return attempt('POST', `messages/${id}/not-spam`, 'It is mailed to you like any other')
}

export function remove({ id }: MessageEntry): Promise<boolean> {
  return attempt('DELETE', `messages/${id}`, 'Deleted')
}

async function attempt(method: string, path: string, done: string): Promise<boolean> {
  try {
    await call(method, path)
    toast.success(done)
    refresh('messages')
    return true
  } catch (error) {
    toast.error('Not done', { description: sentence(error) })
    return false
  }
}

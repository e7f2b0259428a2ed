import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { call, sentence } from './call'

export interface Answer<Value> {
  value?: Value
  /** Why the newest value is missing. */
  problem?: string
}

interface Entry {
  ask?: () => Promise<unknown>
  answer: Answer<unknown>
  listeners: Set<() => void>
  loading?: Promise<Answer<unknown>> | undefined
}

const entries = new Map<string, Entry>()

function entryOf(path: string): Entry {
  const entry = entries.get(path) ?? { answer: {}, listeners: new Set() }
  entries.set(path, entry)
  return entry
}

/** What the backend answers at this address. The last answer stays while a new one is on its way, or fails. */
export function useAnswer<Value>(path: string, ask?: () => Promise<Value>): Answer<Value> {
  const subscribe = useCallback(
    (notify: () => void) => {
      const { listeners } = entryOf(path)
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    [path],
  )
  useEffect(() => {
    const entry = entryOf(path)
    entry.ask = ask ?? (() => call('GET', path))
    void load(entry)
  }, [path, ask])
  return useSyncExternalStore(subscribe, () => entryOf(path).answer as Answer<Value>)
}

/** Asks again for everything that begins so and is on the screen; what is not is forgotten. */
export function refresh(...starts: string[]): void {
  for (const [path, entry] of entries) {
    if (!starts.some((start) => path.startsWith(start))) continue
    if (entry.listeners.size > 0) void load(entry)
    else entries.delete(path)
  }
}

/** After signing in: all that is on the screen. */
export function refreshAll(): void {
  refresh('')
}

/** After signing out: nothing of it stays in memory. */
export function forgetAnswers(): void {
  entries.clear()
}

async function load(entry: Entry): Promise<void> {
  entry.loading ??= entry.ask?.().then(
    (value) => ({ value }),
    (error) => ({ ...entry.answer, problem: sentence(error) }),
  )
  if (!entry.loading) return
  const answer = await entry.loading
  if (entry.answer === answer) return
  entry.answer = answer
  entry.loading = undefined
  for (const notify of entry.listeners) notify()
}

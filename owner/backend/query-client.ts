import { MutationCache, type Query, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call, Refusal, sentence } from './call'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The first words of the questions that are asked again after this change. */
      changes?: string[]
      /** The form says itself what went wrong. */
      quiet?: boolean
    }
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeLostSession }),
  mutationCache: new MutationCache({
    onSuccess: (_data, _input, _result, { meta }) => refresh(...(meta?.changes ?? [])),
    onError: (error, _input, _result, { meta }) => {
      noticeLostSession(error)
      if (!meta?.quiet) toast.error('Not done', { description: sentence(error) })
    },
  }),
  defaultOptions: {
    // A server on this machine answers offline, too; what it refused once, it refuses again.
    queries: { retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/** `lost` is a session that ended while the view was in use: what was typed stays where it is. */
type Session = 'closed' | 'open' | 'lost'

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: (): Promise<Session> =>
    call('GET', 'session').then(
      () => 'open',
      () => 'closed',
    ),
  staleTime: Number.POSITIVE_INFINITY,
})

function noticeLostSession(error: Error): void {
  if (!(error instanceof Refusal) || error.status !== 401) return
  queryClient.setQueryData(sessionQuery.queryKey, (session) => (session === 'open' ? 'lost' : session))
}

const ALL_BUT_SESSION = { predicate: ({ queryKey }: Query) => queryKey[0] !== 'session' }

/** Everything that is on the screen is asked for again. */
export function signedIn(): void {
  queryClient.setQueryData(sessionQuery.queryKey, 'open')
  void queryClient.invalidateQueries(ALL_BUT_SESSION)
}

/** Nothing of what was read stays in memory. */
export function signedOut(): void {
  queryClient.setQueryData(sessionQuery.queryKey, 'closed')
  queryClient.removeQueries(ALL_BUT_SESSION)
}

/** Asks again for everything that begins with one of these words. */
export function refresh(...names: string[]): void {
  for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] })
}

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  LinkChoices,
  MessagePage,
  Overview,
  OwnerLink,
  OwnerMessage,
  Reader,
  Visit,
} from '../../shared/owner-api'
import { OWN_ZONE } from '../frame/moments'
import { call } from './call'

/** What the view asks the backend for. The first word of each key names what `refresh` asks for again. */

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: () => call<Overview>('GET', `overview?zone=${encodeURIComponent(OWN_ZONE)}`),
})

export const readersQuery = question<Reader[]>('readers')
export const linksQuery = question<OwnerLink[]>('links')
export const choicesQuery = question<LinkChoices>('choices')

function question<Answer>(name: string) {
  return queryOptions({ queryKey: [name], queryFn: () => call<Answer>('GET', name) })
}

/** As many visits as one answer holds. */
const VISITS_PAGE = 50

/** The visits of one reader, or all visits; the newest first, and older ones a page at a time. */
export function visitsQuery(person?: string) {
  const link = person ? `link=${encodeURIComponent(person)}&` : ''
  return infiniteQueryOptions({
    queryKey: ['visits', person],
    queryFn: ({ pageParam }) => call<Visit[]>('GET', `visits?${link}before=${pageParam}`),
    initialPageParam: '',
    getNextPageParam: (page) => {
      const last = page[VISITS_PAGE - 1]
      return last && `${last.startedAt},${last.id}`
    },
    select: ({ pages }) => pages.flat(),
  })
}

/** Nobody reads more messages than that on a screen. */
const MOST_MESSAGES = 2000
/** Whoever goes on typing asks for something else. */
const TYPING_MS = 300

/** Newest first, the old ones too: one that was held back long ago must not be out of sight. */
export function messagesQuery(search = '') {
  return queryOptions({
    queryKey: ['messages', 'list', search],
    queryFn: async ({ signal }): Promise<MessagePage> => {
      if (search) await new Promise((resolve) => setTimeout(resolve, TYPING_MS))
      const all: MessagePage = { messages: [], next: '' }
      while (all.next !== null && all.messages.length < MOST_MESSAGES) {
        signal.throwIfAborted()
        const asked = new URLSearchParams({ search, before: all.next })
        const page = await call<MessagePage>('GET', `messages?${asked}`)
        all.messages.push(...page.messages)
        all.next = page.next
      }
      return all
    },
    placeholderData: keepPreviousData,
  })
}

/** With its text. */
export function messageQuery(id: string) {
  return queryOptions({
    queryKey: ['messages', 'one', id],
    queryFn: () => call<OwnerMessage>('GET', `messages/${encodeURIComponent(id)}`),
  })
}

import type { CaseStudy, PortfolioProject } from '../../../content/types.ts'
import { CARDS, cardLists } from '../../content/card-lists.ts'
import type { FoundValue } from '../../content/walk-content.ts'
import type { Mistake } from '../mistake.ts'

/** So that the first page weighs the same with eighty studies and with eight hundred. */
const MOST_ON_HOME = 24
const FILTERS = /^content\/home\.ts: .*filters$/

/** Entries of lists that can't be told apart, fall through a filter, or say something else than what they lead to. */
export function listMistakes(values: FoundValue[]): Mistake[] {
  const lists = cardLists(values)
  const cards = lists.flatMap(({ value }) => value)
  return [
    ...values.flatMap(({ where, value }) => (Array.isArray(value) ? doubles(where, value) : [])),
    ...lists.flatMap(tooLong),
    ...filterMistakes(values, lists),
    ...values.flatMap((found) => cardMistakes(found, cards)),
  ]
}

function tooLong({ file, where, value }: FoundValue<PortfolioProject[]>): Mistake[] {
  if (file !== CARDS || value.length <= MOST_ON_HOME) return []
  const says = `has ${value.length} cards, and Home shows ${MOST_ON_HOME} at first: put the others into content/further-studies.ts (docs/content.md, “More studies than Home shows”).`
  return [{ where, says }]
}

function doubles(where: string, list: unknown[]): Mistake[] {
  const ids = list.map((entry) => (isRecord(entry) ? entry.id : undefined))
  return ids.flatMap((id, index) =>
    typeof id === 'string' && ids.indexOf(id) < index
      ? [{ where: `${where} ${index} id`, says: `is “${id}”, as that of an entry before it.` }]
      : [],
  )
}

function filterMistakes(values: FoundValue[], lists: FoundValue[]): Mistake[] {
  const filters = values.find(({ where }) => FILTERS.test(where))
  return [
    ...(filters ? lists.flatMap(({ where, value }) => unfiltered(where, value, filters.value)) : []),
    ...values.flatMap(({ where, value }) =>
      isRecord(value) && value.items && value.filters
        ? unfiltered(`${where} items`, value.items, value.filters)
        : [],
    ),
  ]
}

function unfiltered(where: string, items: unknown, filters: unknown): Mistake[] {
  const kinds = records(filters).map(({ value }) => value)
  return records(items).flatMap(({ category }, index) =>
    kinds.includes(category)
      ? []
      : [
          {
            where: `${where} ${index} category`,
            says: `is “${category}”, and no filter shows that kind alone.`,
          },
        ],
  )
}

function cardMistakes({ file, where, value }: FoundValue, cards: PortfolioProject[]): Mistake[] {
  if (where !== `${file}: study` || !file.startsWith('content/case-studies/')) return []
  const { slug, header, cover } = value as CaseStudy
  const card = cards.find(({ id, veiled }) => id === slug && !veiled)
  const said = (['title', 'client', 'date'] as const).filter((name) => card && card[name] !== header[name])
  return [
    ...said.map((name) => ({
      where: `${where} header ${name}`,
      says: `is “${header[name]}”, and its card on Home says “${card?.[name]}”.`,
    })),
    ...(card && card.image.src !== cover.src
      ? [{ where: `${where} cover`, says: 'is another picture than that of its card on Home.' }]
      : []),
  ]
}

function records(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

import type { Mistake } from '../check/mistake.ts'
import type { FoundValue } from './walk-content.ts'

const WEB_ADDRESS = /^https?:\/\/[^\s]+$/
const PATH = /^\/(?!\/)\S*$/

interface Rule {
  applies: (found: FoundValue) => boolean
  holds: (value: unknown) => boolean
  says: string
}

/** What types can't tell of a value. */
const RULES: Rule[] = [
  {
    applies: () => true,
    holds: (value) => value !== undefined && value !== null && !Number.isNaN(value),
    says: 'has no value',
  },
  {
    applies: ({ key }) => /url$/i.test(key),
    holds: (value) => value === '#' || isTarget(value),
    says: 'must be a whole address (https://…), a path of this site (/…), or # for no link',
  },
  {
    applies: ({ key }) => /href$/i.test(key),
    holds: isTarget,
    says: 'must be a path of this site (/…) or a whole address (https://…)',
  },
  {
    applies: ({ where }) => where === 'content/site.ts: contact email',
    holds: (value) => /^[^\s@]+@[^\s@]+$/.test(String(value)),
    says: 'must be an address like name@example.com',
  },
  {
    applies: ({ where }) => where === 'content/site.ts: contact phone',
    holds: (value) => value === '' || /\d/.test(String(value)),
    says: 'must be a phone number, or empty for none',
  },
]

/** Each wrong value. */
export function valueProblems(values: FoundValue[]): Mistake[] {
  return values.flatMap((found) => {
    const broken = RULES.find(({ applies, holds }) => applies(found) && !holds(found.value))
    return broken ? [{ where: found.where, says: `${broken.says}, but it is ${shown(found.value)}.` }] : []
  })
}

function isTarget(value: unknown): boolean {
  return typeof value === 'string' && (PATH.test(value) || (WEB_ADDRESS.test(value) && URL.canParse(value)))
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `“${value}”` : String(value)
}

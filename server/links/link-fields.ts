import { type LinkChoices, type LinkFields, LONGEST } from '../../shared/owner-api.ts'

/** Up to the year 9999, which is as far as dates can be written with four digits. */
const LATEST = 253_402_300_799_999

/** A sentence for each field that is wrong. */
export interface LinkMistakes {
  mistakes: Partial<Record<keyof LinkFields, string>>
}

/** What of the body is a link's, over what is there already. */
export function parseLinkFields(
  body: unknown,
  before: LinkFields,
  { pages, studies }: LinkChoices,
): LinkFields | LinkMistakes {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Partial<Record<string, unknown>>
  const mistakes: LinkMistakes['mistakes'] = {}
  const text = (name: keyof typeof LONGEST) => {
    const value = given[name] ?? before[name]
    if (typeof value !== 'string') mistakes[name] = 'Give a text.'
    else if (value.length > LONGEST[name]) mistakes[name] = `At most ${LONGEST[name]} characters.`
    return plain(String(value))
  }
  const slugs = (name: 'studies' | 'opens', offered: LinkChoices['studies']) => {
    const known = [...before[name], ...offered.map(({ slug }) => slug)]
    const value = given[name] ?? before[name]
    const list = Array.isArray(value) ? value.map(String) : undefined
    const unknown = list?.find((slug) => !known.includes(slug))
    if (!list) mistakes[name] = 'Give a list of case studies.'
    else if (unknown !== undefined) mistakes[name] = `There is no case study ${unknown} to name here.`
    return [...new Set(list)]
  }

  const confidential = studies.filter((study) => study.confidential)
  const label = text('label').trim()
  if (!label && !mistakes.label) mistakes.label = 'Say whom it is for.'
  const landing = given.landing ?? before.landing
  if (!pages.some(({ path }) => path === landing)) mistakes.landing = 'There is no such page.'
  const expiresAt = given.expiresAt === undefined ? before.expiresAt : given.expiresAt
  if (expiresAt !== null && !(Number.isSafeInteger(expiresAt) && Number(expiresAt) <= LATEST))
    mistakes.expiresAt = 'Give a time, or null for never.'
  const mailFirstOpening = given.mailFirstOpening ?? before.mailFirstOpening
  if (typeof mailFirstOpening !== 'boolean') mistakes.mailFirstOpening = 'Say true or false.'
  const fields: LinkFields = {
    label,
    greeting: text('greeting').trim(),
    landing: String(landing),
    studies: slugs('studies', studies),
    opens: slugs('opens', confidential),
    expiresAt: expiresAt as number | null,
    note: text('note'),
    mailFirstOpening: Boolean(mailFirstOpening),
  }
  return Object.keys(mistakes).length > 0 ? { mistakes } : fields
}

/** PostgreSQL refuses NUL, and half a character has no UTF-8 form. */
function plain(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')
}

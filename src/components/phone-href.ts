/** Grouped as in America: ten digits alone may be a number of Turkey or India. */
const AMERICAN_NUMBER = /^(?:1[-. ]?)?\(?[2-9]\d\d\)?[-. ]?\d{3}[-. ]?\d{4}$/
const EXTENSION = /\s*(?:ext\.?|x)\s*(\d+)$/i
/** A zero for calls within the country, as in `+49 (0)30`. */
const TRUNK_ZERO = '(0)'

/** The link that dials a number written for people; none where there is no number. */
export function phoneHref(phone: string): string | undefined {
  const number = phone.trim().replace(EXTENSION, '')
  const extension = EXTENSION.exec(phone.trim())?.[1]
  const dialed = dialedNumber(number)
  return dialed && `tel:${dialed}${extension ? `;ext=${extension}` : ''}`
}

/** With its country code, where the number has one or is American. */
function dialedNumber(number: string): string {
  const digits = digitsOf(number)
  if (number.startsWith('+')) return digits && `+${digitsOf(number.replace(TRUNK_ZERO, ''))}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return AMERICAN_NUMBER.test(number) ? `+1${digits.slice(-10)}` : digits
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** The link that dials a number written for people. */
export function phoneHref(phone: string): string {
  return `tel:+1${phone.replaceAll(/\D/g, '')}`
}

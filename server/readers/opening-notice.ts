/** The mail that says that a link was opened for the first time. */
export function firstOpeningNotice(link: { id: string; label: string }, at: number, device: string) {
  const label = oneLine(link.label)
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  return {
    id: `first-opening-${link.id}`,
    subject: `Portfolio: ${label} has opened the link`,
    text: [
      `The link for ${label} was opened for the first time, by a person, at ${time} UTC${device ? `, with ${device}` : ''}.`,
      'What they read stands in your owner’s view, at /owner.',
    ].join('\n\n'),
  }
}

/** It becomes a header of a mail. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** How many there are, in words as far as these go: `eight case studies`. */
export function counted(count: number, one: string, many: string): string {
  return `${WORDS[count] ?? count} ${count === 1 ? one : many}`
}

/** With a capital, as a sentence begins. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

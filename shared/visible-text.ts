/**
 * Characters that show nothing by themselves, or turn around how others are shown: a name could look
 * like another one, a subject like another address. Left as they are: variation selectors, which only
 * choose between two looks, and joiners where they belong, in emoji of several parts and in scripts
 * without capitals, such as Persian and Hindi.
 */
const INVISIBLE =
  /(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu
const INVISIBLE_BUT_BREAKS = new RegExp(`(?![\\n\\t])(?:${INVISIBLE.source})`, INVISIBLE.flags)

/** For one line: a subject, a name. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, codePointName)
}

/** For a text whose line breaks and tabs are meant. */
export function visibleLines(text: string): string {
  return text.replace(INVISIBLE_BUT_BREAKS, codePointName)
}

function codePointName(character: string): string {
  return `⟨U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`
}

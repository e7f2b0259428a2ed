/** Sections are told by their anchors: `what-we-tried` is "What we tried". */
export function sectionName(anchor: string): string {
  const words = anchor.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

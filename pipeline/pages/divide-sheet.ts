import { type AtRule, parse, root } from 'postcss'

/** The style sheet in two: faces that have to be downloaded, which a page asks for once it is alive, and all else. */
export function divideSheet(css: string): { sheet: string; fonts: string } {
  const sheet = parse(css)
  const fonts = root()
  sheet.walkAtRules('font-face', (face: AtRule) => {
    const isFile = face.some(
      (node) => node.type === 'decl' && node.prop === 'src' && node.value.includes('url('),
    )
    if (isFile) fonts.append(face)
  })
  return { sheet: sheet.toString(), fonts: fonts.toString() }
}

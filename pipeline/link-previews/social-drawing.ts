import { type CSSProperties, createElement as h } from 'react'
import satori from 'satori'
import { colors } from '../../content/theme.ts'
import { printFonts } from '../fonts/print-fonts.ts'
import { logoWidth, placedLogo } from '../host-files/logo.ts'
import type { Ground, SocialPage } from './social-pages.ts'

export const SIZE = { width: 1200, height: 630 }
/** Where the picture shows. */
export const WINDOW = { left: 536, top: 28, width: 636, height: 574, radius: 28 }
const MARGIN = 60
const LOGO_HEIGHT = 48
const COLUMN = WINDOW.left - MARGIN - 40

const GROUNDS: Record<Ground, { fill: string; text: string; soft: string; bars: string }> = {
  pine: { fill: colors.pine, text: colors.paper, soft: colors.butter, bars: colors['pine-soft'] },
  sky: { fill: colors.sky, text: colors.ink, soft: colors.pine, bars: colors.paper },
  butter: { fill: colors.butter, text: colors.ink, soft: colors.pine, bars: colors.paper },
}
const FONTS = ['display', 'strong', 'mono'] as const
/** Start and length, as in the rows of a trace. */
const BARS = [
  [0, 420],
  [90, 470],
  [150, 260],
  [210, 330],
  [60, 150],
  [300, 300],
] as const

/** The preview without its picture: ground, mark, words, and a hole or the spans where the picture goes. */
export async function drawPreview(
  { label, title, ground, picture }: SocialPage,
  owner: string,
): Promise<string> {
  const look = GROUNDS[ground]
  const { left, top, width, height, radius } = WINDOW
  const hole = picture ? roundedHole(left, top, width, height, radius) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
<path fill="${look.fill}" fill-rule="evenodd" d="M0 0H${SIZE.width}V${SIZE.height}H0Z${hole}"/>
${picture ? '' : bars(look.bars)}
${placedLogo({ x: MARGIN - 5, y: MARGIN - 8, height: LOGO_HEIGHT, color: look.text })}
${await words({ label, title, owner, ...look })}
</svg>`
}

function roundedHole(x: number, y: number, width: number, height: number, r: number): string {
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}

function bars(color: string): string {
  return BARS.map(([start, length], row) => {
    const fill = row === BARS.length - 1 ? colors.vermilion : color
    return `<rect x="${WINDOW.left + start}" y="${150 + row * 60}" width="${length}" height="26" rx="13" fill="${fill}"/>`
  }).join('')
}

async function words({
  label,
  title,
  owner,
  text,
  soft,
}: {
  label: string
  title: string
  owner: string
  text: string
  soft: string
}) {
  const box = (style: CSSProperties, ...children: Parameters<typeof h>[2][]) =>
    h('div', { style: { display: 'flex', ...style } }, ...children)
  const tree = box(
    { flexDirection: 'column', justifyContent: 'space-between', width: '100%', height: '100%', color: text },
    box({ fontFamily: family('strong'), fontSize: 26, marginLeft: logoWidth(LOGO_HEIGHT) + 10 }, owner),
    box(
      { flexDirection: 'column' },
      box({ fontFamily: family('mono'), fontSize: 20, color: soft, marginBottom: 18 }, label),
      box(
        {
          fontFamily: family('display'),
          fontSize: titleSize(title),
          lineHeight: 1,
          letterSpacing: '-0.022em',
          textWrap: 'balance',
        },
        title,
      ),
    ),
  )
  const fonts = await Promise.all(
    FONTS.map(async (name) =>
      (await printFonts(name)).map((data, place) => ({ name: `${name} ${place}`, data })),
    ),
  )
  const svg = await satori(tree, { width: COLUMN, height: SIZE.height - 2 * MARGIN, fonts: fonts.flat() })
  return svg.replace('<svg ', `<svg x="${MARGIN}" y="${MARGIN}" `)
}

/** The font, then the one that has the letters which it lacks. */
function family(name: (typeof FONTS)[number]): string {
  return `${name} 0, ${name} 1`
}

function titleSize(title: string): number {
  if (title.length <= 20) return 76
  return title.length <= 34 ? 62 : 52
}

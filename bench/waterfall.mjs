/** The files of one load as an SVG, in the order of asking: waiting in a light tone, arriving in a dark one. */
const COLORS = {
  html: '#123b33',
  css: '#9db8a4',
  js: '#ffd36a',
  woff2: '#9cc7e8',
  avif: '#f4481e',
  webp: '#f4481e',
}
const ROW = 18
const LEFT = 270
const WIDTH = 620

export function waterfall(title, { files, FCP, LCP }) {
  const rows = [...files].sort((a, b) => a.start - b.start)
  const last = Math.max(...rows.map(({ end }) => end), LCP)
  const x = (time) => Math.round(LEFT + (time / last) * WIDTH)
  const height = 60 + rows.length * ROW
  const bars = rows.map(({ url, start, answer, end, bytes }, index) => {
    const y = 44 + index * ROW
    const { pathname } = new URL(url)
    const color = COLORS[/\.(\w+)$/.exec(pathname)?.[1] ?? 'html'] ?? '#4a5a54'
    const name = pathname.length > 38 ? `…${pathname.slice(-37)}` : pathname
    return `<text x="0" y="${y + 10}">${name}</text>
<rect x="${x(start)}" y="${y}" width="${x(answer) - x(start)}" height="11" fill="${color}" opacity=".3"/>
<rect x="${x(answer)}" y="${y}" width="${Math.max(2, x(end) - x(answer))}" height="11" fill="${color}"/>
<text x="${x(end) + 5}" y="${y + 10}" fill="#4a5a54">${(bytes / 1024).toFixed(1)} KB</text>`
  })
  const mark = (time, label) =>
    `<path d="M${x(time)} 30V${height - 8}" stroke="#0e1f1b" stroke-dasharray="3 3"/><text x="${x(time) + 3}" y="28">${label} ${Math.round(time)} ms</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LEFT + WIDTH + 80}" height="${height}" font-family="sans-serif" font-size="11">
<title>${title}: order and time of its requests</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="0" y="14" font-weight="bold">${title}, ${rows.length} requests</text>
${mark(FCP, 'FCP')}${LCP > FCP + 30 ? mark(LCP, 'LCP') : ''}
${bars.join('\n')}
</svg>
`
}

/** A small plot: for each page three bars, as ratios to the limit page's own, and behind them what was before. */
const BARS = [
  { key: 'FCP ratio', color: '#123b33' },
  { key: 'LCP ratio', color: '#f4481e' },
  { key: 'screen ratio', color: '#9cc7e8' },
]
const SCALE = 180
const ROW = 44
const LEFT = 190

export function barChart(results) {
  const rows = results.map((result, index) => {
    const y = 30 + index * ROW
    const bars = BARS.map(({ key, color }, bar) => {
      const drawn = (ratio, opacity) =>
        `<rect x="${LEFT}" y="${y + bar * 11}" width="${ratio * SCALE}" height="9" rx="4" fill="${color}" opacity="${opacity}"/>`
      return drawn(result[`${key} before`] ?? 0, 0.25) + drawn(result[key], 1)
    })
    return `<text x="0" y="${y + 17}">${result.profile}, ${result.page}</text>\n${bars.join('')}`
  })
  const height = 40 + results.length * ROW
  const ratios = results.flatMap((result) =>
    BARS.flatMap(({ key }) => [result[key], result[`${key} before`] ?? 0]),
  )
  const width = Math.max(620, LEFT + SCALE * Math.max(...ratios) + 20)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="12">
<title>Paints of each page as ratios to the limit page</title>
<text x="${LEFT}" y="14">First paint (green), largest (red), whole first screen (blue); pale: before; line: the limit page</text>
${rows.join('\n')}
<path d="M${LEFT + SCALE} 22V${height - 10}" stroke="#0e1f1b" stroke-dasharray="4 4"/>
</svg>
`
}

/** A small plot: for each page two bars, first and largest paint as a ratio to the page without script. */
export function barChart(results) {
  const SCALE = 220
  const ROW = 34
  const rows = results.map((result, index) => {
    const y = 30 + index * ROW
    const bar = (key, offset, colour) =>
      `<rect x="190" y="${y + offset}" width="${result[key] * SCALE}" height="9" rx="4" fill="${colour}"/>`
    return `<text x="0" y="${y + 12}">${result.profile}, ${result.page}</text>
${bar('FCP ratio', 0, '#123b33')}${bar('LCP ratio', 11, '#f4481e')}`
  })
  const height = 40 + results.length * ROW
  const goal = 190 + 1.15 * SCALE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="${height}" font-family="sans-serif" font-size="12">
<text x="190" y="14">FCP (green) and LCP (red), ratio to the page without script; line: 1.15</text>
${rows.join('\n')}
<path d="M${goal} 22V${height - 10}" stroke="#0e1f1b" stroke-dasharray="4 4"/>
</svg>
`
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const LEFT = 330
const DAY = 246
const GAP = 12
const KINDS = { people: '#fed097', admin: '#ef5c5a', focus: '#c9b9de', wait: '#bfa7c2' }
const NAMES = { people: 'With people', admin: 'Admin', focus: 'Own work', wait: 'Reading, waiting' }

/** Draws one week: bars in their app's row, and the thread of attention from bar to bar. */
function week({ rows, top, pitch, bar, changes, pick, seed, thread, ink }) {
  const random = rng(seed)
  let bars = ''
  let path = ''
  let from = [0, 0]
  rows.forEach((name, row) => {
    const y = top + row * pitch + bar / 2
    bars += `<path d="M${LEFT} ${y}H1544" stroke="${ink}" stroke-opacity=".14"/><text x="${LEFT - 14}" y="${y + 5}" text-anchor="end" fill="${ink}" font-family="Client Text" font-size="14">${name}</text>`
  })
  DAYS.forEach((day, index) => {
    const x0 = LEFT + index * DAY
    bars += `<text x="${x0}" y="${top - 22}" fill="${ink}" font-family="Client Mono" font-size="13">${day}</text>`
    let x = x0
    let last = -1
    const end = x0 + DAY - GAP
    const mean = (DAY - GAP) / (changes / 5)
    while (x < end - 3) {
      let [row, kind, weight] = pick(random)
      if (row === last) row = (row + 1) % rows.length
      const width = Math.min(end - x, Math.max(3.5, mean * weight * (0.5 + random())))
      const y = top + row * pitch
      bars += `<rect x="${x.toFixed(1)}" y="${y}" width="${(width - 1.6).toFixed(1)}" height="${bar}" rx="${Math.min(5, width / 2)}" fill="${KINDS[kind]}"/>`
      const to = [x + width / 2, y + bar / 2]
      const bend = (to[0] - from[0]) / 2
      path += last < 0 ? `M${to.join(' ')}` : `C${from[0] + bend} ${from[1]} ${to[0] - bend} ${to[1]} ${to.join(' ')}`
      from = to
      x += width
      last = row
    }
  })
  return `${bars}<path d="${path}" fill="none" stroke="${thread}" stroke-width="1.600" opacity=".6"/>`
}

before.innerHTML = week({
  rows: ['Chat', 'Mail', 'Leave', 'Reviews', 'Expenses', 'Calendar'],
  top: 62,
  pitch: 43,
  bar: 32,
  changes: 212,
  seed: 41,
  thread: '#f6eae6',
  ink: '#f6eae6',
  pick(random) {
    const row = Math.floor(random() * 6)
    const kinds = [['people', 'admin', 'wait'], ['admin', 'wait'], ['admin'], ['admin'], ['admin'], ['people', 'focus']][row]
    return [row, kinds[Math.floor(random() * kinds.length)], row === 5 ? 1.8 : 0.9]
  },
})
let turn = 0
after.innerHTML = week({
  rows: ['Parley', 'Calendar', 'Own desk'],
  top: 92,
  pitch: 78,
  bar: 52,
  changes: 53,
  seed: 12,
  thread: '#211723',
  ink: '#211723',
  pick(random) {
    turn++
    const row = [0, 1, 0, 2, 1][turn % 5]
    const kind = [['people', 'admin', 'wait'], ['people'], ['focus', 'focus', 'people']][row]
    return [row, kind[Math.floor(random() * kind.length)], [0.7, 1.2, 2.2][row]]
  },
})
key.innerHTML = Object.entries(KINDS)
  .map(([kind, color]) => `<span><i style="--c:${color}"></i>${NAMES[kind]}</span>`)
  .join('')

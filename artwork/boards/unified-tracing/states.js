const COLORS = { web: '#8bd6df', edge: '#8b99a8', orders: '#d9ed6b', stock: '#f54248', pay: '#c9b6f2', store: '#b1c161' }
// service, start, length (of 100), row
const WHOLE = [
  ['web', 0, 100, 0],
  ['edge', 4, 92, 1],
  ['orders', 8, 84, 2],
  ['store', 10, 12, 3],
  ['stock', 24, 40, 4],
  ['store', 28, 14, 5],
  ['store', 44, 17, 6],
  ['pay', 66, 22, 7],
  ['store', 70, 12, 8],
]
const bar = ([service, start, length, row], { x, y, width, pitch, height = 11 }, more = '') =>
  `<rect x="${x + (start / 100) * width}" y="${y + row * pitch}" width="${(length / 100) * width}" height="${height}" rx="2" fill="${COLORS[service]}" ${more}/>`
const label = (x, y, words, color, more = '') => `<text x="${x}" y="${y}" fill="${color}" font-family="Client Mono" font-size="13" letter-spacing="-.3" ${more}>${words}</text>`

function arriving(box) {
  const spans = WHOLE.slice(0, 6)
  const ragged = spans.map((span) => bar([span[0], span[1], Math.min(span[2], 58 - span[1]), span[3]], box)).join('')
  const now = box.x + box.width * 0.58
  const hoped = WHOLE.slice(0, 3).map(([, , length, row]) => `<rect x="${now + 4}" y="${box.y + row * box.pitch}" width="${(length / 100) * box.width - now + box.x - 4}" height="11" rx="2" fill="none" stroke="#58616a" stroke-dasharray="4 5"/>`).join('')
  return `${ragged}${hoped}<path d="M${now} ${box.y - 20}V${box.y + 8 * box.pitch}" stroke="#d9ed6b" stroke-width="2"/><circle cx="${now}" cy="${box.y - 20}" r="6" fill="#d9ed6b"/>${label(now + 14, box.y - 15, '1.07 s and counting', '#d9ed6b')}`
}
function orphan(box) {
  const rest = WHOLE.slice(4).map((span) => bar(span, { ...box, y: box.y - 26 })).join('')
  return `${bar(WHOLE[0], box)}${bar(WHOLE[1], box)}<rect x="${box.x + box.width * 0.08}" y="${box.y + 2 * box.pitch}" width="${box.width * 0.84}" height="11" rx="2" fill="none" stroke="#ff9791" stroke-width="1.800" stroke-dasharray="6 5"/>${label(box.x + box.width * 0.09, box.y + 3 * box.pitch + 14, 'orders? guessed from 5 children', '#ff9791')}<g transform="translate(0 34)">${rest}</g>`
}
function skew(box) {
  const late = WHOLE.slice(4, 7)
  const shifted = late.map(([service, start, length, row]) => `<g opacity=".34">${bar([service, start + 26, length, row], box)}</g>`).join('')
  const fixed = late.map((span) => bar(span, box)).join('')
  const y = box.y + 4 * box.pitch + 5
  return `${WHOLE.slice(0, 4).map((span) => bar(span, box)).join('')}${shifted}${fixed}<path d="M${box.x + box.width * 0.9} ${y}H${box.x + box.width * 0.67}m7 -6l-7 6l7 6" stroke="#fff" stroke-width="2" fill="none"/>${label(box.x + box.width * 0.68, y - 14, '−41 ms', '#fff')}`
}
function huge(box) {
  const random = rng(17)
  let drawing = ''
  for (let row = 0; row < 42; row++) {
    const start = random() * 60
    const kinds = Object.keys(COLORS)
    drawing += bar([kinds[Math.floor(random() * kinds.length)], start, 6 + random() * (96 - start) * 0.5, row], { ...box, pitch: 4.1, height: 2.4 }, 'opacity=".8"')
  }
  const y = box.y + 62
  return `${drawing}<rect x="${box.x - 8}" y="${y}" width="${box.width + 16}" height="52" rx="4" fill="#d9ed6b"/><text x="${box.x + 12}" y="${y + 34}" fill="#191c05" font-family="Client Display" font-weight="620" font-size="25" letter-spacing="-.8">12,380 alike, folded</text><text x="${box.x + box.width - 10}" y="${y + 32}" text-anchor="end" fill="#495209" font-family="Client Mono" font-size="13.500">p50 4 ms, worst ${fact('slowTrace.reserve.took')} ms</text>`
}
function sampled(box) {
  return `${WHOLE.map((span, index) => bar(span, box, index % 3 === 2 || index === 4 ? '' : 'opacity=".22"')).join('')}${label(box.x, box.y + 9.6 * box.pitch, '1 in 20 kept, this one for its error', '#c32e34')}`
}
function expired(box) {
  const dots = WHOLE.map(([service, start, length, row]) => {
    let drawing = ''
    for (let at = start; at < start + length; at += 3.4) drawing += `<circle cx="${box.x + (at / 100) * box.width}" cy="${box.y + row * box.pitch + 5}" r="1.900" fill="${COLORS[service]}"/>`
    return drawing
  })
  return `${dots.join('')}${label(box.x, box.y + 9.6 * box.pitch, 'shape kept for 13 months, 2 KB', '#b3b8bd')}`
}

// name, sentence, state, color, drawing
const STATES = [
  ['Still arriving', 'Drawn as it comes. The ends are open until the root closes or 30 s pass.', 'live', '#d9ed6b', arriving],
  ['A parent is missing', 'The gap is drawn, and what stood in it is guessed aloud.', '8 of 9', '#ff9791', orphan],
  ['Clocks disagree', 'Children cannot start before their parents, so we move them and say by how much.', 'moved', '#8bd6df', skew],
  ['Far too large', 'A loop called the store twelve thousand times. Likes are folded, the odd one out is not.', '12,408 spans', '#d9ed6b', huge],
  ['Sampled', 'Faint spans were counted, not kept.', 'kept: error', '#c32e34', sampled],
  ['Expired', 'Words are gone after 30 days. The shape stays to be compared with.', '41 days old', '#a9b1b9', expired],
]
set.innerHTML = STATES.map(([name, sentence, state, color], index) => `<section class="s"><h2>${name}</h2><p>${sentence}</p><span class="st" style="--c:${color}"><i></i>${state}</span><svg></svg></section>`).join('')
document.querySelectorAll('.s').forEach((tile, index) => {
  const { width, height } = tile.getBoundingClientRect()
  const svg = tile.querySelector('svg')
  svg.setAttribute('width', width)
  svg.setAttribute('height', height)
  const tall = index < 3
  svg.innerHTML = STATES[index][4]({ x: 28, y: height - (tall ? 236 : 196), width: width - 56, pitch: tall ? 24 : 17.5, height: tall ? 11 : 10 })
})

// A 24-hour dial, noon at the top. The sun is the hour hand, the water stands at the height of the tide,
// and the thin hand turns once from high water to high water.
const CENTER = [1052, 500]
const RADIUS = 360
const NOW = 16.7
const TURN = 12.42
const HIGH_WATER = 17.63
const METERS = 4

const angle = (hour) => ((hour - 12) / 24) * Math.PI * 2
const point = (radius, turn) =>
  [CENTER[0] + Math.sin(turn) * radius, CENTER[1] - Math.cos(turn) * radius].map((v) => +v.toFixed(1))
const height = (hour) => 2.1 + 1.6 * Math.cos(((hour - HIGH_WATER) / TURN) * Math.PI * 2)
const level = (meters) => CENTER[1] + 214 - (meters / METERS) * 200

/** The day's tide, bent round the dial. */
function tideBand() {
  // A tide is not half a day long: the last hours are drawn together so that the band closes.
  const gap = height(0) - height(24)
  let edge = ''
  for (let i = 0; i <= 288; i++)
    edge += `${i ? 'L' : 'M'}${point(RADIUS + 26 + (height(i / 12) + gap * (i / 288) ** 8) * 16, angle(i / 12))}`
  const hole = `M${point(RADIUS + 14, 0)}A${RADIUS + 14} ${RADIUS + 14} 0 1 0 ${point(RADIUS + 14, Math.PI)}A${RADIUS + 14} ${RADIUS + 14} 0 1 0 ${point(RADIUS + 14, 0)}Z`
  return `<path d="${edge}Z${hole}" fill="#123b33" fill-rule="evenodd"/>`
}

function wave(y, rise, length, phase, fill) {
  let d = `M${CENTER[0] - RADIUS} ${CENTER[1] + RADIUS}`
  for (let x = -RADIUS; x <= RADIUS; x += 6)
    d += `L${CENTER[0] + x} ${(y + Math.sin(x / length + phase) * rise).toFixed(1)}`
  return `<path d="${d}V${CENTER[1] + RADIUS}Z" fill="${fill}"/>`
}

function reflection(x, y) {
  return Array.from({ length: 9 }, (_, i) => {
    const width = 150 - i * 12 + (i % 2) * 26
    return `<rect x="${x - width / 2 + (i % 3) * 8 - 8}" y="${y + 16 + i * 21}" width="${width}" height="${9 - i * 0.5}" rx="5" fill="#ff7a48" opacity="${0.95 - i * 0.085}"/>`
  }).join('')
}

function ticks() {
  let marks = ''
  for (let hour = 0; hour < 24; hour++) {
    const long = hour % 6 === 0
    const [from, to] = [point(RADIUS - 12, angle(hour)), point(RADIUS - (long ? 38 : 24), angle(hour))]
    marks += `<path d="M${from}L${to}" stroke="${hour > 18 || hour < 6 ? '#d3e6f4' : '#123b33'}" stroke-width="${long ? 5 : 2.5}" stroke-linecap="round"/>`
  }
  return marks
}

function numerals() {
  return [
    ['12', 12, '#123b33'],
    ['18', 18, '#123b33'],
    ['0', 24, '#d3e6f4'],
    ['6', 6, '#123b33'],
  ]
    .map(([label, hour, fill]) => {
      const [x, y] = point(RADIUS - 66, angle(hour))
      return `<text x="${x}" y="${y + 11}" text-anchor="middle" font-family="Bricolage Grotesque Variable" font-weight="640" font-size="32" letter-spacing="-1" fill="${fill}">${label}</text>`
    })
    .join('')
}

function boat(x, y) {
  return `<g transform="translate(${x} ${y}) rotate(-3)"><path d="M-34 0H34L24 17H-24Z" fill="#f4ecdf"/><path d="M-2 -6V-86L-36 -6Z" fill="#fffaf0"/><path d="M4 -6V-74L32 -6Z" fill="#ffd36a"/><path d="M1 0V-90" stroke="#0e1f1b" stroke-width="3"/></g>`
}

function waterMark(hour, label) {
  const [x, y] = point(RADIUS + 26 + height(hour) * 16, angle(hour))
  const [tx, ty] = point(RADIUS + 66 + height(hour) * 16, angle(hour))
  return `<circle cx="${x}" cy="${y}" r="8" fill="#ffd36a" stroke="#123b33" stroke-width="4"/><text x="${tx}" y="${ty + 6}" text-anchor="middle" font-family="Geist Mono Variable" font-weight="500" font-size="18" letter-spacing="-.6" fill="#0e1f1b">${label}</text>`
}

const sun = point(RADIUS - 92, angle(NOW))
const water = level(height(NOW))
const tideTurn = ((NOW - HIGH_WATER) / TURN) * Math.PI * 2
const tip = point(RADIUS - 56, tideTurn)

document.querySelector('#clock').innerHTML = `<defs>
  <clipPath id="port"><circle cx="${CENTER[0]}" cy="${CENTER[1]}" r="${RADIUS}"/></clipPath>
  <linearGradient id="air" x2="0" y2="1"><stop stop-color="#9cc7e8"/><stop offset=".34" stop-color="#d3e6f4"/><stop offset=".5" stop-color="#ffe3c4"/></linearGradient>
</defs>
<circle cx="${CENTER[0]}" cy="${CENTER[1]}" r="640" fill="#ffdc86"/>
${tideBand()}
<g clip-path="url(#port)">
  <rect x="${CENTER[0] - RADIUS}" y="${CENTER[1] - RADIUS}" width="${RADIUS * 2}" height="${RADIUS * 2}" fill="url(#air)"/>
  <circle cx="${sun[0]}" cy="${sun[1]}" r="70" fill="#f4481e"/>
  ${wave(water - 26, 5, 74, 0.4, '#6aa6d2')}${wave(water, 7, 58, 2.1, '#3c7fb0')}
  ${boat(CENTER[0] - 176, water - 2)}${wave(water + 86, 8, 66, 4, '#23608a')}${reflection(sun[0], water)}
  ${wave(water + 176, 9, 80, 1, '#12405f')}${wave(water + 262, 9, 72, 3, '#0f2f47')}
</g>
${ticks()}${numerals()}
<path d="M${CENTER}L${tip}" stroke="#0e1f1b" stroke-width="7" stroke-linecap="round"/>
<circle cx="${tip[0]}" cy="${tip[1]}" r="17" fill="none" stroke="#0e1f1b" stroke-width="7"/>
<path d="M${CENTER}L${point(RADIUS - 162, angle(NOW))}" stroke="#f4481e" stroke-width="7" stroke-linecap="round"/>
<circle cx="${CENTER[0]}" cy="${CENTER[1]}" r="15" fill="#0e1f1b"/><circle cx="${CENTER[0]}" cy="${CENTER[1]}" r="5" fill="#ffd36a"/>
${waterMark(5.2, '05:12')}${waterMark(11.43, '11:26')}${waterMark(17.63, '17:38')}${waterMark(23.85, '23:51')}`

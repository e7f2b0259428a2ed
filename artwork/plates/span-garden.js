// A garden grown from one trace. Above the ground each span is a stem, below it the same span lies in the soil.
const TOTAL = 1840
const GROUND = 706
const LEFT = 112
const WIDTH = 1420
const ROW = 4

const SERVICES = {
  web: ['checkout-web', '#9cc7e8', 'allium'],
  gateway: ['edge-gateway', '#a9c9b0', 'umbel'],
  orders: ['orders', '#ffd36a', 'daisy'],
  risk: ['risk', '#f7b3bd', 'tulip'],
  inventory: ['inventory', '#f4481e', 'poppy'],
  stock: ['stock-db', '#e2a06c', 'rush'],
  payments: ['payments', '#c9b6f2', 'spire'],
  acquirer: ['acquirer', '#fff3dc', 'ball'],
  events: ['events', '#ff9a78', 'bell'],
}

// service, start ms, duration ms, depth
const SPANS = [
  ['web', 0, 1840, 0],
  ['gateway', 22, 1790, 1],
  ['orders', 48, 1712, 2],
  ['orders', 60, 74, 3],
  ['risk', 140, 168, 3],
  ['risk', 162, 118, 4],
  ['inventory', 318, 962, 3],
  ['stock', 340, 142, 4],
  ['inventory', 492, 178, 4],
  ['inventory', 684, 206, 4],
  ['inventory', 904, 348, 4],
  ['stock', 918, 296, 5],
  ['payments', 1290, 322, 3],
  ['payments', 1312, 120, 4],
  ['acquirer', 1440, 158, 4],
  ['events', 1618, 64, 3],
  ['orders', 1624, 92, 3],
  ['gateway', 1764, 38, 2],
  ['web', 1800, 40, 1],
  ['events', 1812, 28, 1],
  ['orders', 96, 30, 4],
  ['gateway', 34, 22, 2],
  ['risk', 190, 64, 5],
  ['risk', 232, 40, 5],
  ['orders', 300, 26, 4],
  ['stock', 372, 52, 5],
  ['stock', 438, 36, 5],
  ['inventory', 520, 70, 5],
  ['stock', 566, 90, 5],
  ['inventory', 712, 84, 5],
  ['stock', 770, 108, 5],
  ['stock', 830, 44, 5],
  ['inventory', 960, 120, 5],
  ['stock', 1030, 86, 5],
  ['stock', 1120, 70, 5],
  ['orders', 1262, 44, 4],
  ['payments', 1338, 60, 5],
  ['payments', 1396, 48, 5],
  ['acquirer', 1468, 88, 5],
  ['acquirer', 1530, 50, 5],
  ['payments', 1590, 60, 4],
  ['events', 1640, 30, 4],
  ['events', 1676, 40, 4],
  ['orders', 1706, 36, 4],
  ['web', 1738, 50, 3],
  ['gateway', 1782, 30, 3],
]

const random = rng(29)
const place = (ms) => LEFT + (ms / TOTAL) * WIDTH
const soilRow = (row) => GROUND + 40 + row * ROW
const tall = (ms) => 26 + 474 * (ms / TOTAL) ** 0.62
const petals = (count, draw) =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${(360 / count) * i})">${draw(i)}</g>`).join(
    '',
  )

/** Flower heads, drawn round the origin at about 30 px; the sun stands behind them, so their rims are light. */
const HEADS = {
  allium: (c) =>
    petals(
      26,
      (i) =>
        `<path d="M0 0V${-24 - (i % 3) * 6}" stroke="${c}" stroke-width="1.1" opacity=".7"/><circle cy="${-26 - (i % 3) * 6}" r="3.6" fill="${i % 4 ? c : '#e6f4ff'}"/>`,
    ),
  umbel: (c) =>
    [-34, -21, -8, 8, 21, 34]
      .map(
        (x, i) =>
          `<path d="M0 20Q${x * 0.3} 0 ${x} ${-8 - (i % 2) * 5}" fill="none" stroke="#86a98f" stroke-width="1.6"/><circle cx="${x}" cy="${-12 - (i % 2) * 5}" r="8" fill="${c}"/><circle cx="${x + 2}" cy="${-15 - (i % 2) * 5}" r="4" fill="#e3f0df"/>`,
      )
      .join(''),
  daisy: (c) =>
    `${petals(13, () => `<path d="M0 -8C8 -16 7 -32 0 -36 -7 -32 -8 -16 0 -8Z" fill="${c}"/>`)}<circle r="11" fill="#7a3a12"/><circle cx="-2" cy="-3" r="6" fill="#b4601f"/>`,
  tulip: (c) =>
    `<path d="M-19 -14C-19 10 -12 22 0 22S19 10 19 -14L9 -2 0 -24 -9 -2Z" fill="${c}"/><path d="M0 -24 9 -2 19 -14C19 10 12 22 0 22Z" fill="#d67f8d"/>`,
  poppy: (c) =>
    `<path d="M-40 -22C-28 -44 -10 -34 0 -38 12 -46 32 -40 40 -20 34 0 -34 0 -40 -22Z" fill="#a82708"/><path d="M-12 -26 -8 -36M0 -26V-40M10 -26 14 -36" stroke="#2a0f08" stroke-width="3" stroke-linecap="round"/><path d="M-40 -22C-46 14 -22 32 0 32 10 12 8 -12 -8 -26 -18 -14 -30 -14 -40 -22Z" fill="${c}"/><path d="M40 -20C46 14 22 32 0 32 -10 14 -6 -10 10 -24 18 -12 32 -12 40 -20Z" fill="#ff6a3c"/>`,
  rush: (c) =>
    `<rect x="-7" y="-40" width="14" height="62" rx="7" fill="#7d4a27"/><rect x="-7" y="-40" width="6" height="62" rx="3" fill="${c}"/><path d="M0 -40V-62" stroke="#c9a06c" stroke-width="2"/>`,
  spire: (c) =>
    Array.from({ length: 10 }, (_, i) =>
      [-1, 1]
        .map(
          (side) =>
            `<ellipse cx="${side * (6.5 - i * 0.5)}" cy="${26 - i * 10 + side * 2.5}" rx="${9.5 - i * 0.7}" ry="6.4" fill="${side < 0 ? c : '#a18ddb'}"/>`,
        )
        .join(''),
    ).join(''),
  ball: (c) =>
    `<circle r="20" fill="#d9c9a6"/><circle cx="-3" cy="-4" r="16" fill="${c}"/>${petals(10, () => '<circle cy="-13" r="2.2" fill="#e8d7b2"/>')}`,
  bell: (c) =>
    [-18, 0, 18]
      .map(
        (x) =>
          `<g transform="translate(${x} ${Math.abs(x) * 0.5})"><path d="M0 -22V-10" stroke="#6f9479" stroke-width="2"/><path d="M-9 10C-9 -6 -6 -11 0 -11S9 -6 9 10L4 6 0 11 -4 6Z" fill="${c}"/></g>`,
      )
      .join(''),
}

function hill(y, height, phase, color) {
  let d = 'M0 1000'
  for (let x = 0; x <= 1600; x += 20)
    d += `L${x} ${(y - height * (0.5 + 0.5 * Math.sin(x / 260 + phase)) - height * 0.3 * Math.sin(x / 97 + phase * 2)).toFixed(1)}`
  return `<path d="${d}L1600 1000Z" fill="${color}"/>`
}

function leaf(x, y, length, side, color) {
  return `<path d="M${x} ${y}q${side * length * 0.3} ${-length * 0.75} ${side * length} ${-length * 0.62}q${-side * length * 0.25} ${length * 0.6} ${-side * length} ${length * 0.62}Z" fill="${color}"/>`
}

function stem([service, start, duration, depth], row) {
  const [, color, kind] = SERVICES[service]
  const x = place(start) + 4
  const height = tall(duration)
  // The three outermost spans start together: they fan out so that each keeps its head.
  const lean =
    depth < 3 && duration > 1000 ? [-44, 46, 138][depth] : (random() - 0.4) * Math.min(70, height * 0.16)
  const size =
    duration > 1000
      ? 1.4
      : duration > 900
        ? 1.6
        : duration > 250
          ? 1.3
          : duration > 100
            ? 0.92
            : 0.5 + random() * 0.16
  const top = [x + lean, GROUND - height]
  const path = `M${x} ${GROUND}C${x} ${GROUND - height * 0.4} ${top[0] - lean * 0.9} ${GROUND - height * 0.6} ${top[0]} ${top[1] + 16 * size}`
  const green = depth < 3 ? '#3f7a5f' : depth === 3 ? '#4f8f6c' : '#2f6a52'
  let leaves = ''
  for (let i = 0; i < Math.floor(height / 74); i++)
    leaves += leaf(
      x + lean * 0.1,
      GROUND - 26 - i * 52,
      Math.max(18, 34 + height * 0.03 - i * 4),
      i % 2 ? 1 : -1,
      i % 2 ? green : '#2b5f4b',
    )
  const weight = duration > 900 ? 6 : duration > 250 ? 4.4 : 2.6
  const root = `<path d="M${x} ${GROUND}V${soilRow(row) + 2}" stroke="#7a5a44" stroke-width="1.6"/>`
  return `${root}<path d="${path}" fill="none" stroke="${green}" stroke-width="${weight}" stroke-linecap="round"/>${leaves}<g transform="translate(${top[0]} ${top[1]}) rotate(${lean * 0.35}) scale(${size})">${HEADS[kind](color)}</g>`
}

function soilBar([service, start, duration], row) {
  return `<rect x="${place(start)}" y="${soilRow(row)}" width="${Math.max(5, (duration / TOTAL) * WIDTH)}" height="3" rx="1.5" fill="${SERVICES[service][1]}"/>`
}

function grass() {
  let blades = ''
  for (let i = 0; i < 460; i++) {
    const x = random() * 1600
    const height = 10 + random() * 30
    blades += `<path d="M${x} ${GROUND + 4}q${(random() - 0.5) * 8} ${-height * 0.6} ${(random() - 0.5) * 16} ${-height}" fill="none" stroke="${['#1c4b3b', '#2f6a52', '#4f8f6c'][i % 3]}" stroke-width="1.8" stroke-linecap="round"/>`
  }
  return blades
}

function axis() {
  return [0, 460, 920, 1380, 1840]
    .map(
      (ms) =>
        `<text x="${place(ms)}" y="${GROUND + 27}" text-anchor="${ms === TOTAL ? 'end' : 'start'}" font-family="Geist Mono Variable" font-size="14" letter-spacing="-.4" fill="#d9c8b6" stroke="#2a1c16" stroke-width="9" stroke-linejoin="round" paint-order="stroke">${ms < 1000 ? `${ms} ms` : `${ms / 1000} s`}</text>`,
    )
    .join('')
}

function fireflies() {
  return Array.from(
    { length: 34 },
    () =>
      `<circle cx="${random() * 1600}" cy="${430 + random() * 260}" r="${1.4 + random() * 1.8}" fill="#ffe3a0" opacity="${0.5 + random() * 0.5}"/>`,
  ).join('')
}

function stars() {
  return Array.from(
    { length: 70 },
    () =>
      `<circle cx="${random() * 1600}" cy="${random() * 300}" r="${0.6 + random() * 1.1}" fill="#fff6e6" opacity="${0.15 + random() * 0.5}"/>`,
  ).join('')
}

const rows = [...SPANS].sort((a, b) => a[1] - b[1])
const backToFront = SPANS.map((span) => [span, rows.indexOf(span)]).sort((a, b) => b[0][2] - a[0][2])

document.querySelector('#garden').innerHTML = `<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0f2a3a"/><stop offset=".34" stop-color="#3c5a66"/><stop offset=".56" stop-color="#c98a6e"/><stop offset=".68" stop-color="#ffb070"/><stop offset=".74" stop-color="#ffd08a"/></linearGradient>
  <radialGradient id="glow"><stop stop-color="#ffb45e" stop-opacity=".85"/><stop offset=".45" stop-color="#ff8a4a" stop-opacity=".32"/><stop offset="1" stop-color="#ff8a4a" stop-opacity="0"/></radialGradient>
  <linearGradient id="disc" x2="0" y2="1"><stop stop-color="#f4481e"/><stop offset="1" stop-color="#ff8240"/></linearGradient>
  <linearGradient id="soil" x2="0" y2="1"><stop stop-color="#2c1d17"/><stop offset="1" stop-color="#150d0b"/></linearGradient>
</defs>
<rect width="1600" height="1000" fill="url(#sky)"/>${stars()}
<circle cx="1180" cy="560" r="560" fill="url(#glow)"/><circle cx="1180" cy="540" r="176" fill="url(#disc)"/>
${hill(640, 70, 1.1, '#7d7a6b')}${hill(668, 56, 3.2, '#4c6a60')}${hill(700, 44, 5.1, '#234c40')}
<rect y="${GROUND}" width="1600" height="300" fill="url(#soil)"/>
${rows.map(soilBar).join('')}
<g>${backToFront.map(([span, row]) => stem(span, row)).join('')}</g>
${grass()}${axis()}${fireflies()}
<path d="M418 352H470" stroke="#fffaf0" stroke-width="2" stroke-dasharray="3 5"/>`

document.querySelector('#key').innerHTML = Object.entries(SERVICES)
  .map(
    ([id, [name, color]]) =>
      `<div><i style="--c:${color}"></i>${name}<b>${SPANS.filter(([service]) => service === id).length}</b></div>`,
  )
  .join('')

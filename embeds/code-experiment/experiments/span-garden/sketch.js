// Every span of a trace is a stem: it comes up where the span began
// and grows as tall as the span took. Change a number and watch.
const TOTAL = 1840
const GROW_SECONDS = 2.2
const WIND = 1.4 // degrees
const GROUND = 690

// name, color, flower
const SERVICES = {
  web: ['checkout-web', '#9cc7e8', 'allium'],
  gateway: ['edge-gateway', '#a9c9b0', 'umbel'],
  orders: ['orders', '#ffd36a', 'daisy'],
  risk: ['risk', '#f7b3bd', 'tulip'],
  inventory: ['inventory', '#f4481e', 'poppy'],
  stock: ['stock-db', '#e2a06c', 'rush'],
  payments: ['payments', '#c9b6f2', 'spire'],
}
// service, start in ms, duration in ms
const SPANS = [
  ['web', 0, 1840],
  ['gateway', 22, 1790],
  ['orders', 48, 1712],
  ['orders', 96, 74],
  ['risk', 140, 168],
  ['risk', 190, 64],
  ['inventory', 318, 962],
  ['stock', 340, 142],
  ['stock', 438, 52],
  ['inventory', 492, 178],
  ['stock', 566, 90],
  ['inventory', 684, 206],
  ['stock', 770, 108],
  ['inventory', 904, 348],
  ['stock', 918, 296],
  ['inventory', 1020, 120],
  ['stock', 1120, 70],
  ['orders', 1262, 44],
  ['payments', 1290, 322],
  ['payments', 1396, 120],
  ['payments', 1500, 88],
  ['orders', 1624, 92],
  ['risk', 1690, 40],
  ['gateway', 1750, 60],
  ['web', 1790, 50],
]

// Flower heads, drawn round 0, 0.
const ring = (count, draw) =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${(360 / count) * i})">${draw(i)}</g>`).join(
    '',
  )
const HEADS = {
  allium: (c) =>
    ring(
      26,
      (i) => `<path d="M0 0V${-24 - (i % 3) * 6}" stroke="${c}" opacity=".7"/>
      <circle cy="${-26 - (i % 3) * 6}" r="3.6" fill="${i % 4 ? c : '#e6f4ff'}"/>`,
    ),
  umbel: (c) =>
    [-34, -21, -8, 8, 21, 34]
      .map(
        (x, i) => `<path d="M0 20Q${x * 0.3} 0 ${x} ${-8 - (i % 2) * 5}" fill="none"
      stroke="#86a98f"/><circle cx="${x}" cy="${-12 - (i % 2) * 5}" r="8" fill="${c}"/>`,
      )
      .join(''),
  daisy: (c) =>
    ring(13, () => `<path d="M0 -8C8 -16 7 -32 0 -36 -7 -32 -8 -16 0 -8Z" fill="${c}"/>`) +
    '<circle r="11" fill="#7a3a12"/><circle cx="-2" cy="-3" r="6" fill="#b4601f"/>',
  tulip: (c) =>
    `<path d="M-19 -14C-19 10 -12 22 0 22S19 10 19 -14L9 -2 0 -24 -9 -2Z" fill="${c}"/>
     <path d="M0 -24 9 -2 19 -14C19 10 12 22 0 22Z" fill="#d67f8d"/>`,
  poppy: (c) =>
    `<path d="M-40 -22C-28 -44 -10 -34 0 -38 12 -46 32 -40 40 -20 34 0 -34 0 -40 -22Z" fill="#a82708"/>
     <path d="M-40 -22C-46 14 -22 32 0 32 10 12 8 -12 -8 -26 -18 -14 -30 -14 -40 -22Z" fill="${c}"/>
     <path d="M40 -20C46 14 22 32 0 32 -10 14 -6 -10 10 -24 18 -12 32 -12 40 -20Z" fill="#ff6a3c"/>`,
  rush: (c) =>
    `<rect x="-7" y="-40" width="14" height="62" rx="7" fill="#7d4a27"/>
     <rect x="-7" y="-40" width="6" height="62" rx="3" fill="${c}"/>`,
  spire: (c) =>
    Array.from(
      { length: 20 },
      (_, i) => `<ellipse cx="${(i % 2 ? 1 : -1) * (6.5 - i * 0.25)}"
      cy="${26 - i * 5}" rx="${9.5 - i * 0.35}" ry="6.4" fill="${i % 2 ? '#a18ddb' : c}"/>`,
    ).join(''),
}

const garden = document.getElementById('garden')
const tip = document.getElementById('tip')
const still = matchMedia('(prefers-reduced-motion: reduce)').matches
const words = tip.innerHTML
let stems = []
let gust = 0

function plant() {
  // A thousand units high, and as wide as the window is.
  const width = (1000 * innerWidth) / innerHeight
  const place = (ms) => width * (0.07 + (ms / TOTAL) * 0.86)
  const size = Math.min(1, width / 1300 + 0.25)
  const tall = (ms) => 40 + 430 * (ms / TOTAL) ** 0.62
  const longest = [...SPANS].sort((a, b) => b[2] - a[2])

  const flower = ([service, start, duration]) => {
    const [, color, kind] = SERVICES[service]
    const x = place(start)
    const up = tall(duration)
    // The three outermost spans start together: they fan out.
    const lean =
      duration > 1500 ? (SPANS.findIndex((s) => s[2] === duration) - 0.3) * 74 * size : (start % 37) - 14
    const weight = duration > 900 ? 6 : duration > 250 ? 4.4 : 2.6
    const head = (duration > 900 ? 1.5 : duration > 250 ? 1.25 : duration > 100 ? 0.9 : 0.55) * size
    let leaves = ''
    for (let y = 30, side = 1; y < up - 60; y += 56, side = -side)
      leaves += `<path d="M${x} ${GROUND - y}q${side * 12} -26 ${side * 38 * size} -22q${-side * 10} 20 ${-side * 38 * size} 22Z"
        fill="${side > 0 ? '#3f7a5f' : '#2b5f4b'}"/>`
    return `<g class="stem" data-span="${service},${duration}" style="transform-origin:${x}px ${GROUND}px">
      <path d="M${x} ${GROUND}C${x} ${GROUND - up * 0.4} ${x + lean * 0.1} ${GROUND - up * 0.6} ${x + lean} ${GROUND - up}"
        fill="none" stroke="#3f7a5f" stroke-width="${weight}" stroke-linecap="round"/>${leaves}
      <g transform="translate(${x + lean} ${GROUND - up}) rotate(${lean * 0.3}) scale(${head})">${HEADS[kind](color)}</g></g>`
  }
  const root = ([service, start, duration], row) =>
    `<path d="M${place(start)} ${GROUND}V${GROUND + 44 + row * 9}" stroke="#7a5a44" stroke-width="1.6"/>
     <rect x="${place(start)}" y="${GROUND + 42 + row * 9}" width="${Math.max(6, place(duration) - place(0))}" height="4.5"
       rx="2.2" fill="${SERVICES[service][1]}"/>`
  const grass = Array.from({ length: 260 }, (_, i) => {
    const x = ((i * 0.618034) % 1) * width
    return `<path d="M${x} ${GROUND + 4}q${(i % 9) - 4} ${-10 - (i % 5) * 4} ${(i % 17) - 8} ${-14 - (i % 7) * 5}"
      fill="none" stroke="${['#1c4b3b', '#2f6a52', '#4f8f6c'][i % 3]}" stroke-width="1.8" stroke-linecap="round"/>`
  }).join('')

  garden.setAttribute('viewBox', `0 0 ${width} 1000`)
  garden.innerHTML = `<defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0f2a3a"/><stop offset=".34" stop-color="#3c5a66"/>
      <stop offset=".56" stop-color="#c98a6e"/><stop offset=".7" stop-color="#ffb070"/></linearGradient>
    <radialGradient id="glow"><stop stop-color="#ffb45e" stop-opacity=".85"/><stop offset="1" stop-color="#ff8a4a" stop-opacity="0"/></radialGradient>
    <linearGradient id="soil" x2="0" y2="1"><stop stop-color="#2c1d17"/><stop offset="1" stop-color="#150d0b"/></linearGradient></defs>
    <rect width="${width}" height="1000" fill="url(#sky)"/>
    <circle cx="${width * 0.74}" cy="560" r="${520 * size}" fill="url(#glow)"/>
    <circle cx="${width * 0.74}" cy="540" r="${180 * size}" fill="#f4481e"/>
    ${hill(width, 640, 70, 1.1, '#7d7a6b')}${hill(width, 664, 56, 3.2, '#4c6a60')}${hill(width, 690, 44, 5.1, '#234c40')}
    <rect y="${GROUND}" width="${width}" height="310" fill="url(#soil)"/>
    ${SPANS.map(root).join('')}${longest.map(flower).join('')}${grass}`
  stems = [...garden.querySelectorAll('.stem')]
}

function hill(width, y, height, phase, color) {
  let d = 'M0 1000'
  for (let x = 0; x <= width + 20; x += 20)
    d += `L${x} ${y - height * (0.5 + 0.5 * Math.sin(x / 260 + phase))}`
  return `<path d="${d}V1000Z" fill="${color}"/>`
}

function grow(ms) {
  const age = ms / 1000 / GROW_SECONDS
  stems.forEach((stem, i) => {
    const grown = still ? 1 : 1 - (1 - Math.max(0, Math.min(1, age * 1.8 - i * 0.035))) ** 3
    const sway = still ? 0 : Math.sin(ms / 900 + i) * WIND + gust
    stem.style.transform = `rotate(${sway}deg) scale(${grown})`
  })
  gust *= 0.95
  if (!still) requestAnimationFrame(grow)
}

addEventListener('pointermove', ({ movementX, target }) => {
  gust = Math.max(-9, Math.min(9, gust + movementX * 0.08))
  const [service, duration] = target.closest?.('.stem')?.dataset.span.split(',') ?? []
  tip.innerHTML = service ? `<b>${SERVICES[service][0]}, ${duration} ms</b>` : words
})
addEventListener('resize', plant)
plant()
requestAnimationFrame(grow)

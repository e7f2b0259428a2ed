// Every span of a trace is a stem: it comes up where the span began
// and grows as tall as the span took. Change a number and watch.
const TOTAL = 1840
const GROW_SECONDS = 2.4
const WIND = 0.06
const COLORS = {
  web: '#9cc7e8',
  gateway: '#9db8a4',
  orders: '#ffd36a',
  risk: '#f7b3bd',
  inventory: '#f4481e',
  stock: '#e2a06c',
  payments: '#c9b6f2',
}
// service, start in ms, duration in ms
const SPANS = [
  ['web', 0, 1840],
  ['gateway', 22, 1790],
  ['orders', 48, 1712],
  ['risk', 140, 168],
  ['risk', 190, 64],
  ['inventory', 318, 962],
  ['stock', 340, 142],
  ['inventory', 492, 178],
  ['stock', 566, 90],
  ['inventory', 684, 206],
  ['stock', 770, 108],
  ['inventory', 904, 348],
  ['stock', 918, 296],
  ['stock', 1120, 70],
  ['payments', 1290, 322],
  ['payments', 1396, 48],
  ['orders', 1624, 92],
  ['gateway', 1764, 38],
  ['web', 1800, 40],
]

const canvas = document.getElementById('garden')
const pen = canvas.getContext('2d')
const still = matchMedia('(prefers-reduced-motion: reduce)').matches
let gust = 0
addEventListener('pointermove', (event) => {
  gust = event.movementX * 0.01
})

function draw(ms) {
  const scale = devicePixelRatio
  const width = innerWidth * scale
  const height = innerHeight * scale
  canvas.width = width
  canvas.height = height
  const ground = height * 0.8
  const age = still ? 1 : Math.min(1, ms / 1000 / GROW_SECONDS)

  pen.fillStyle = '#f4481e'
  disc(width * 0.74, ground, height * 0.34)
  pen.fillStyle = '#081d18'
  pen.fillRect(0, ground, width, height)

  SPANS.forEach(([service, start, duration], index) => {
    const x = width * (0.12 + (start / TOTAL) * 0.82)
    const grown = ease(Math.max(0, Math.min(1, age * 1.6 - index * 0.03)))
    const tall = grown * height * 0.62 * Math.sqrt(duration / TOTAL)
    const sway = still ? 0 : Math.sin(ms / 900 + index) * WIND + gust
    const tip = [x + tall * sway, ground - tall]

    pen.strokeStyle = pen.fillStyle = COLORS[service]
    pen.lineWidth = 2.4 * scale
    pen.beginPath()
    pen.moveTo(x, ground)
    pen.quadraticCurveTo(x, ground - tall * 0.6, ...tip)
    pen.stroke()
    bloom(tip, (5 + 16 * (duration / TOTAL)) * scale * grown, index)
    // The same span lies in the soil, as the waterfall would draw it.
    pen.globalAlpha = 0.8
    pen.fillRect(x, ground + (8 + index * 5) * scale, (duration / TOTAL) * width * 0.82 * grown, 2.4 * scale)
    pen.globalAlpha = 1
  })
  gust *= 0.94
  if (!still) requestAnimationFrame(draw)
}

function bloom([x, y], size, index) {
  const petals = 5 + (index % 4)
  for (let petal = 0; petal < petals; petal++) {
    const angle = (petal / petals) * Math.PI * 2 + index
    disc(x + Math.cos(angle) * size * 0.7, y + Math.sin(angle) * size * 0.7, size * 0.5)
  }
  const color = pen.fillStyle
  pen.fillStyle = '#0b2721'
  disc(x, y, size * 0.34)
  pen.fillStyle = color
}

function disc(x, y, radius) {
  pen.beginPath()
  pen.arc(x, y, Math.max(0, radius), 0, Math.PI * 2)
  pen.fill()
}

function ease(t) {
  return 1 - (1 - t) ** 3
}

requestAnimationFrame(draw)

// The sun walks round the rim once in twelve hours. The water follows
// the moon: high every 12 hours and 25 minutes.
const TIDE_MINUTES = 12 * 60 + 25
const WAVES = [
  { color: '#9cc7e8', high: 10, long: 1.6, fast: 0.5, lift: 16 },
  { color: '#3c7fb0', high: 8, long: 2.3, fast: 0.8, lift: 0 },
  { color: '#123b33', high: 6, long: 3.1, fast: 1.2, lift: -20 },
]
const SPEED = 1 // try 2000

const canvas = document.getElementById('clock')
const words = document.getElementById('tide')
const pen = canvas.getContext('2d')
const still = matchMedia('(prefers-reduced-motion: reduce)').matches
const began = Date.now()

function draw() {
  const scale = devicePixelRatio
  const width = innerWidth * scale
  const height = innerHeight * scale
  canvas.width = width
  canvas.height = height
  const [x, y] = [width / 2, height * 0.47]
  const radius = Math.min(width, height) * 0.38
  const now = new Date(began + (Date.now() - began) * SPEED)
  const minutes = now.getHours() * 60 + now.getMinutes() + now.getSeconds() / 60
  const turn = ((now.getTime() / 60000) % TIDE_MINUTES) / TIDE_MINUTES
  const level = Math.cos(turn * Math.PI * 2)

  pen.save()
  circle(x, y, radius)
  pen.fillStyle = '#ffe9b8'
  pen.fill()
  pen.clip()
  const angle = (minutes / 720) * Math.PI * 2 - Math.PI / 2
  pen.fillStyle = '#f4481e'
  circle(x + Math.cos(angle) * radius * 0.62, y + Math.sin(angle) * radius * 0.62, radius * 0.2)
  pen.fill()
  for (const { color, high, long, fast, lift } of WAVES) {
    pen.fillStyle = color
    pen.beginPath()
    pen.moveTo(x - radius, y + radius)
    for (let step = -radius; step <= radius; step += 4) {
      const phase = (step / radius) * long * Math.PI + (still ? 0 : (performance.now() / 1000) * fast)
      pen.lineTo(
        x + step,
        y + radius * (0.28 - level * 0.3) - lift * scale * 0.6 + Math.sin(phase) * high * scale,
      )
    }
    pen.lineTo(x + radius, y + radius)
    pen.fill()
  }
  pen.restore()

  // Twelve marks, the hours gone by in vermilion.
  for (let hour = 0; hour < 12; hour++) {
    const at = (hour / 12) * Math.PI * 2 - Math.PI / 2
    pen.strokeStyle = hour <= (minutes / 60) % 12 ? '#f4481e' : '#b9ad98'
    pen.lineWidth = (hour % 3 ? 3 : 7) * scale
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(x + Math.cos(at) * radius * 1.07, y + Math.sin(at) * radius * 1.07)
    pen.lineTo(x + Math.cos(at) * radius * 1.13, y + Math.sin(at) * radius * 1.13)
    pen.stroke()
  }
  const time = now.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  words.textContent = `${time}, the tide is ${turn < 0.5 ? 'going out' : 'coming in'}`
  if (!still) requestAnimationFrame(draw)
}

function circle(x, y, radius) {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
}

draw()

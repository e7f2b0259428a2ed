// Ribbons follow a current that nobody sees. The pointer is a stone in it.
const COLORS = ['#123b33', '#f4481e', '#ffd36a', '#9cc7e8', '#9db8a4', '#ff9a78']
const RIBBONS = 90
const LENGTH = 90
const STONE = 150

const canvas = document.getElementById('flow')
const pen = canvas.getContext('2d')
const still = matchMedia('(prefers-reduced-motion: reduce)').matches
const stone = { x: innerWidth * 0.6, y: innerHeight * 0.48 }
addEventListener('pointermove', (event) => {
  stone.x = event.clientX
  stone.y = event.clientY
})

/** Which way the water runs at a point. */
function current(x, y, time) {
  const angle =
    Math.sin(x / 260 + time * 0.12) * 0.9 +
    Math.cos(y / 170 - time * 0.09) * 0.8 +
    Math.sin((x + y) / 410) * 0.6
  const dx = x - stone.x
  const dy = y - stone.y
  const near = Math.exp(-(dx * dx + dy * dy) / (STONE * STONE))
  const away = Math.hypot(dx, dy) || 1
  return [
    Math.cos(angle) * (1 - near) + (dx / away) * near,
    Math.sin(angle) * (1 - near) + (dy / away) * near,
  ]
}

function draw(ms) {
  const time = still ? 4 : ms / 1000
  canvas.width = innerWidth * devicePixelRatio
  canvas.height = innerHeight * devicePixelRatio
  pen.scale(devicePixelRatio, devicePixelRatio)
  pen.lineCap = pen.lineJoin = 'round'

  for (let ribbon = 0; ribbon < RIBBONS; ribbon++) {
    // A fixed scatter: the golden ratio spreads them evenly.
    let x = ((ribbon * 0.618034) % 1) * innerWidth * 1.3 - innerWidth * 0.25
    let y = (ribbon / RIBBONS) * innerHeight * 1.3 - innerHeight * 0.15
    pen.strokeStyle = COLORS[(ribbon * 7) % COLORS.length]
    pen.lineWidth = 2 + ((ribbon * 5) % 11)
    pen.beginPath()
    pen.moveTo(x, y)
    for (let step = 0; step < LENGTH; step++) {
      const [right, down] = current(x, y, time)
      x += right * 6
      y += down * 6
      pen.lineTo(x, y)
    }
    pen.stroke()
  }
  pen.fillStyle = '#0e1f1b'
  pen.beginPath()
  pen.arc(stone.x, stone.y, 26, 0, Math.PI * 2)
  pen.fill()
  if (!still) requestAnimationFrame(draw)
}

requestAnimationFrame(draw)

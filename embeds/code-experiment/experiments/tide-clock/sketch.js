// A dial of 24 hours, noon at the top. The sun is its hand. The water
// follows the moon: high every 12 hours and 25 minutes.
const TIDE_HOURS = 12 + 25 / 60
const LOW = 0.5 // meters
const HIGH = 3.7
const SPEED = 1 // try 3000

const [X, Y, R] = [500, 500, 340]
const WAVES = [
  // color, below the surface, height, length, speed
  ['#6aa6d2', -26, 5, 74, 0.6],
  ['#3c7fb0', 0, 7, 58, 0.9],
  ['#23608a', 86, 8, 66, 0.7],
  ['#12405f', 176, 9, 80, 0.5],
  ['#0f2f47', 262, 9, 72, 0.4],
]

const still = matchMedia('(prefers-reduced-motion: reduce)').matches
const began = Date.now()
const byId = (id) => document.getElementById(id)
const angle = (hour) => ((hour - 12) / 24) * Math.PI * 2
const point = (radius, turn) => [X + Math.sin(turn) * radius, Y - Math.cos(turn) * radius]
// Hours since some high water, long ago.
const moon = (time) => (time / 3_600_000) % TIDE_HOURS
const meters = (time) =>
  (HIGH + LOW) / 2 + ((HIGH - LOW) / 2) * Math.cos((moon(time) / TIDE_HOURS) * Math.PI * 2)

/** The tide of the day that begins at midnight, bent round the dial. */
function tideBand(midnight) {
  const gap = meters(midnight) - meters(midnight + 24 * 3_600_000)
  let edge = ''
  for (let i = 0; i <= 144; i++) {
    const high = meters(midnight + (i / 6) * 3_600_000) + gap * (i / 144) ** 8
    edge += `${i ? 'L' : 'M'}${point(R + 24 + high * 18, angle(i / 6))}`
  }
  return `<path d="${edge}Z" fill="#123b33"/><circle cx="${X}" cy="${Y}" r="${R + 13}" fill="#ffd36a"/>`
}

function dial() {
  const midnight = new Date(began).setHours(0, 0, 0, 0)
  let marks = ''
  for (let hour = 0; hour < 24; hour++) {
    const long = hour % 6 === 0
    marks += `<path d="M${point(R - 12, angle(hour))}L${point(R - (long ? 38 : 24), angle(hour))}" stroke-width="${long ? 5 : 2.5}"
      stroke="${hour > 18 || hour < 6 ? '#d3e6f4' : '#123b33'}" stroke-linecap="round"/>`
    if (!long) continue
    const [x, y] = point(R - 66, angle(hour))
    marks += `<text x="${x}" y="${y + 11}" fill="${hour ? '#123b33' : '#d3e6f4'}">${hour}</text>`
  }
  byId('clock').innerHTML = `<defs><clipPath id="port"><circle cx="${X}" cy="${Y}" r="${R}"/></clipPath>
    <linearGradient id="air" x2="0" y2="1"><stop stop-color="#9cc7e8"/><stop offset=".34" stop-color="#d3e6f4"/>
      <stop offset=".55" stop-color="#ffe3c4"/></linearGradient></defs>
    <circle cx="${X}" cy="${Y}" r="480" fill="#ffdc86"/>${tideBand(midnight)}
    <g clip-path="url(#port)"><rect x="${X - R}" y="${Y - R}" width="${R * 2}" height="${R * 2}" fill="url(#air)"/>
      <circle id="sun" r="66" fill="#f4481e"/>
      ${WAVES.map(([color], i) => `<path class="wave" fill="${color}"/>${i === 1 ? boat : ''}`).join('')}</g>
    <g text-anchor="middle" style="font: 650 32px Display">${marks}</g>
    <path id="hand" stroke="#f4481e" stroke-width="7" stroke-linecap="round"/>
    <path id="moon" stroke="#0e1f1b" stroke-width="7" stroke-linecap="round" fill="none"/>
    <circle cx="${X}" cy="${Y}" r="15" fill="#0e1f1b"/><circle cx="${X}" cy="${Y}" r="5" fill="#ffd36a"/>`
}

const boat = `<g id="boat"><path d="M-34 0H34L24 17H-24Z" fill="#f4ecdf"/><path d="M-2 -6V-86L-36 -6Z" fill="#fffaf0"/>
  <path d="M4 -6V-74L32 -6Z" fill="#ffd36a"/><path d="M1 0V-90" stroke="#0e1f1b" stroke-width="3"/></g>`

function draw(ms) {
  const seconds = still ? 0 : ms / 1000
  const now = began + (Date.now() - began) * SPEED
  const clock = new Date(now)
  const hour = clock.getHours() + clock.getMinutes() / 60 + clock.getSeconds() / 3600
  const level = Y + 214 - (meters(now) / 4) * 200
  const turn = moon(now)

  const set = (id, name, value) => byId(id).setAttribute(name, value)
  const [sunX, sunY] = point(R - 92, angle(hour))
  set('sun', 'cx', sunX)
  set('sun', 'cy', sunY)
  set('hand', 'd', `M${X} ${Y}L${point(R - 160, angle(hour))}`)
  const [tipX, tipY] = point(R - 60, (turn / TIDE_HOURS) * Math.PI * 2)
  set('moon', 'd', `M${X} ${Y}L${tipX} ${tipY}m-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0`)
  document.querySelectorAll('.wave').forEach((wave, i) => {
    const [, below, high, long, speed] = WAVES[i]
    let d = `M${X - R} ${Y + R}`
    for (let x = -R; x <= R; x += 8)
      d += `L${X + x} ${level + below + Math.sin(x / long + seconds * speed + i) * high}`
    wave.setAttribute('d', `${d}V${Y + R}Z`)
  })
  set(
    'boat',
    'transform',
    `translate(330 ${level + Math.sin(seconds * 0.9) * 7}) rotate(${Math.sin(seconds * 0.7) * 4})`,
  )

  const rising = turn > TIDE_HOURS / 2
  const left = Math.round((rising ? TIDE_HOURS - turn : TIDE_HOURS / 2 - turn) * 60)
  byId('time').textContent = clock.toLocaleTimeString([], {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
  byId('tide').textContent = `${rising ? 'rising' : 'falling'}, slowly`
  byId('next').textContent =
    `${Math.floor(left / 60)} h ${left % 60} min to ${rising ? 'high' : 'low'} water, ${meters(now).toFixed(1)} m now.`
  if (!still) requestAnimationFrame(draw)
}

dial()
requestAnimationFrame(draw)

// Lines by a hand: each is drawn a little off, from a seed, so that it comes out the same every time.
let seed = 7

function reseed(value) {
  seed = value
}
function rand(spread = 1) {
  seed = (seed * 16807) % 2147483647
  return (seed / 2147483647 - 0.5) * 2 * spread
}

/** The drawing that lies over the page. */
function ink(parent = document.body) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'ink')
  parent.append(svg)
  return svg
}

function stroke(svg, d, { color = '#3b3c40', width = 3, opacity = 1, dash = '', fill = 'none' } = {}) {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', d)
  path.setAttribute('stroke', color)
  path.setAttribute('stroke-width', width)
  path.setAttribute('opacity', opacity)
  path.setAttribute('fill', fill)
  if (dash) path.setAttribute('stroke-dasharray', dash)
  svg.append(path)
  return path
}

/** A smooth path through points. */
function through(points) {
  let d = `M${points[0].map((n) => n.toFixed(1)).join(' ')}`
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]
    const [nx, ny] = points[i + 1]
    d += `Q${x.toFixed(1)} ${y.toFixed(1)} ${((x + nx) / 2).toFixed(1)} ${((y + ny) / 2).toFixed(1)}`
  }
  const [x, y] = points.at(-1)
  return `${d}L${x.toFixed(1)} ${y.toFixed(1)}`
}

/** A line that bends a little and overshoots its end. */
function line(svg, x1, y1, x2, y2, style = {}) {
  const { wobble = 2 } = style
  const length = Math.hypot(x2 - x1, y2 - y1)
  const steps = Math.max(2, Math.round(length / 70))
  const bow = rand(Math.min(6, length / 60))
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const bend = Math.sin(t * Math.PI) * bow
    const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length]
    return [x1 + (x2 - x1) * t + nx * bend + rand(wobble), y1 + (y2 - y1) * t + ny * bend + rand(wobble)]
  })
  return stroke(svg, through(points), style)
}

/** Four strokes, corners not quite met. */
function box(svg, x, y, w, h, style = {}) {
  const o = () => rand(style.wobble ?? 3)
  line(svg, x + o(), y + o(), x + w + 4 + o(), y + o(), style)
  line(svg, x + w + o(), y - 3 + o(), x + w + o(), y + h + 3 + o(), style)
  line(svg, x + w + 3 + o(), y + h + o(), x - 3 + o(), y + h + o(), style)
  line(svg, x + o(), y + h + 3 + o(), x + o(), y - 2 + o(), style)
}

/** Around something, a turn and a bit. */
function ring(svg, cx, cy, rx, ry, style = {}) {
  const start = rand(0.6) - 1.9
  const points = Array.from({ length: 26 }, (_, i) => {
    const a = start + (i / 25) * Math.PI * 2.16
    const grow = 0.96 + (i / 25) * 0.09
    return [cx + Math.cos(a) * rx * grow + rand(2), cy + Math.sin(a) * ry * grow + rand(2)]
  })
  return stroke(svg, through(points), style)
}

function arrow(svg, x1, y1, x2, y2, style = {}) {
  const { bend = 0.18, head = 22 } = style
  const [mx, my] = [(x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend]
  const curve = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const u = 1 - t
    return [
      u * u * x1 + 2 * u * t * mx + t * t * x2 + rand(1.2),
      u * u * y1 + 2 * u * t * my + t * t * y2 + rand(1.2),
    ]
  })
  stroke(svg, through(curve), style)
  const a = Math.atan2(y2 - my, x2 - mx)
  for (const turn of [2.6, -2.6])
    line(svg, x2, y2, x2 + Math.cos(a + turn) * head, y2 + Math.sin(a + turn) * head, { ...style, wobble: 1 })
}

function cross(svg, x, y, w, h, style = {}) {
  line(svg, x, y, x + w, y + h, { wobble: 4, ...style })
  line(svg, x + w, y, x, y + h, { wobble: 4, ...style })
}

/** Struck out, once or twice. */
function strike(svg, x, y, w, style = {}) {
  line(svg, x, y, x + w, y + rand(4), { wobble: 2.5, ...style })
}

/** Zigzag shading. */
function hatch(svg, x, y, w, h, style = {}) {
  const { gap = 13 } = style
  const points = []
  for (let i = 0; i <= w + h; i += gap) {
    const from = [x + Math.min(i, w), y + Math.max(0, i - w)]
    const to = [x + Math.max(0, i - h), y + Math.min(i, h)]
    const pair = [from, to].map(([px, py]) => [px + rand(2.5), py + rand(2.5)])
    points.push(...((i / gap) % 2 < 1 ? pair : pair.reverse()))
  }
  return stroke(svg, `M${points.map((p) => p.map((n) => n.toFixed(1)).join(' ')).join('L')}`, style)
}

/** A wavy line where words would be. */
function scribble(svg, x, y, w, style = {}) {
  const points = Array.from({ length: Math.round(w / 12) }, (_, i) => [
    x + i * 12,
    y + (i % 2 ? -5 : 5) + rand(3),
  ])
  return stroke(svg, through(points), style)
}

/** Strokes in fives. */
function tally(svg, x, y, count, style = {}) {
  for (let i = 0; i < count; i++) {
    const left = x + Math.floor(i / 5) * 74 + (i % 5) * 13
    if (i % 5 === 4) line(svg, left - 62, y + 34, left + 4, y + 6, { ...style, wobble: 1 })
    else line(svg, left + rand(2), y + rand(3), left + rand(3), y + 40 + rand(3), { ...style, wobble: 1 })
  }
}

/** Words by hand, at a baseline. */
function write(
  x,
  y,
  text,
  { size = 40, font = 'pen', color, turn = rand(1.2), parent = document.body, width } = {},
) {
  const element = document.createElement('div')
  element.className = `at ${font}`
  element.style.cssText = `left:${x}px;top:${y}px;font-size:${size}px;line-height:.95;rotate:${turn.toFixed(2)}deg;transform-origin:0 50%;white-space:${width ? 'normal' : 'nowrap'};${width ? `width:${width}px;` : ''}${color ? `color:${color}` : ''}`
  element.innerHTML = text
  parent.append(element)
  return element
}

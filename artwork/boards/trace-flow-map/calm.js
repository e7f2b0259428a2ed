document.querySelectorAll('[data-i]').forEach((place) => {
  place.innerHTML = ic(place.dataset.i)
})

const rate = (id) => nodeOf(id).rate[0]
const says = (id) => `${num(rate(id))}/s · ${nodeOf(id).p95[0]}ms`
const others = ['session', 'cart', 'search']
// id, label, note, x, middle y, width, height, look
const NODES = [
  ['gw', 'edge-gateway', says('edge-gateway'), 40, 500, 156, 236, ''],
  ['cat', 'catalog', says('catalog'), 420, 402, 150, 122, 'l'],
  ['ses', 'session, cart, search', `${num(others.reduce((sum, id) => sum + rate(id), 0))}/s`, 420, 524, 190, 104, 'l'],
  ['ord', 'orders', says('orders'), 420, 640, 150, 88, ''],
  ['cch', 'catalog-cache', '87% hit · 4ms', 780, 366, 156, 116, 'l'],
  ['rsk', 'risk', says('risk'), 780, 474, 140, 56, 'l'],
  ['inv', 'inventory', `${rate('inventory')}/s · ${nodeOf('inventory').failing[0]}% fail`, 780, 556, 160, 56, 'now'],
  ['pay', 'payments', says('payments'), 780, 644, 140, 56, ''],
  ['sdb', 'stock-db', `${rate('stock-db')}/s · 61 free`, 1130, 556, 150, 56, ''],
  ['acq', 'acquirer', says('acquirer'), 1130, 644, 150, 56, 'l'],
]
// from, to, calls a second, color
const EDGES = [
  ['gw', 'cat', rate('catalog'), '#c3c9cf'],
  ['gw', 'ses', others.reduce((sum, id) => sum + rate(id), 0), '#d4d8dd'],
  ['gw', 'ord', rate('orders'), '#414b55'],
  ['cat', 'cch', rate('catalog'), '#c3c9cf'],
  ['ord', 'rsk', rate('orders'), '#a9b1b9'],
  ['ord', 'inv', rate('orders'), '#c0d52c'],
  ['ord', 'pay', rate('orders'), '#414b55'],
  ['inv', 'sdb', rate('orders'), '#c0d52c'],
  ['pay', 'acq', rate('orders'), '#414b55'],
]
const WIDTH = 0.052
const at = Object.fromEntries(NODES.map(([id, , , x, y, width, height]) => [id, { x, y, width, height, out: 0 }]))
const leaving = (id) => EDGES.filter(([from]) => from === id).reduce((sum, edge) => sum + edge[2], 0) * WIDTH

let drawing = '<circle cx="900" cy="690" r="330" fill="#e7f6a4"/><circle cx="900" cy="690" r="236" fill="#d9ed6b"/>'
for (let i = 0; i < 7; i++) drawing += `<rect x="520" y="${560 + i * 24}" width="760" height="${3 + i * 2.6}" fill="#f5f7f8"/>`
for (const [from, to, calls, color] of EDGES) {
  const a = at[from]
  const b = at[to]
  const width = calls * WIDTH
  const y0 = a.y - Math.min(leaving(from), a.height) / 2 + (a.out + width / 2) * Math.min(1, a.height / leaving(from))
  a.out += width
  const [x0, x1] = [a.x + a.width - 4, b.x + 4]
  const middle = (x1 - x0) / 2
  const line = `M${x0} ${y0}C${x0 + middle} ${y0} ${x1 - middle} ${b.y} ${x1} ${b.y}`
  drawing += `<path d="${line}" fill="none" stroke="${color}" stroke-width="${width}"/><path class="flow" d="${line}" fill="none" stroke="#fcfdfe" stroke-width="2.400" opacity=".9"/>`
}
map.innerHTML = drawing
nodes.innerHTML = NODES.map(([, label, note, x, y, width, height, look]) => `<div class="nd ${look}" style="left:${x}px;top:${y - height / 2}px;width:${width}px;height:${height}px"><b>${label}</b><small>${note}</small></div>`).join('')

// the hour behind us: one bar every 20 s from 13:31 to 14:31, the incident stays visible as a scar
const random = rng(31)
const X = 560
const PITCH = 5.2
let hour = ''
for (let i = 0; i < 180; i++) {
  const minute = i / 3
  const fine = 62 + 8 * Math.sin(i * 0.09) + random() * 8
  const failed = failingAt(811 + minute) * 0.85 + random() * 1.2
  const x = X + i * PITCH
  hour += `<rect x="${x}" y="${172 - fine}" width="3.600" height="${fine}" rx="1" fill="#959ea7"/>`
  if (failed > 0.6) hour += `<rect x="${x}" y="${170 - fine - failed}" width="3.600" height="${failed}" rx="1" fill="#f54248"/>`
}
for (const [minute, label] of [[0, '13:31'], [15, '13:46'], [31, '14:02'], [43, '14:14'], [60, '14:31']]) hour += `<text x="${X + minute * 3 * PITCH}" y="198" fill="#474c51" font-family="Client Mono" font-size="12.500" text-anchor="${minute ? (minute === 60 ? 'end' : 'middle') : 'start'}">${label}</text>`
scar.innerHTML = hour

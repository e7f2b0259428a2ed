const { orders: O, stock: S, gateway: GW, services: SV } = DATA.incident
const inv = nodeOf('inventory')
const seconds = (ms) => (ms / 1000).toFixed(2)
// widths: .125 px per call/s. Before is hatched and outlined, after is solid.
const K = 0.125
const rib = (x0, y0, x1, y1, w) => {
  const m = (x1 - x0) / 2
  return `M${x0} ${y0 - w / 2}C${x0 + m} ${y0 - w / 2} ${x1 - m} ${y1 - w / 2} ${x1} ${y1 - w / 2}V${y1 + w / 2}C${x1 - m} ${y1 + w / 2} ${x0 + m} ${y0 + w / 2} ${x0} ${y0 + w / 2}Z`
}
const edge = (x0, y0, x1, y1, w) => {
  const m = (x1 - x0) / 2
  return [-w / 2, w / 2]
    .map((k) => `M${x0} ${y0 + k}C${x0 + m} ${y0 + k} ${x1 - m} ${y1 + k} ${x1} ${y1 + k}`)
    .join('')
}
const F = (x0, y0, x1, y1, v0, v1, c, al = 0) => {
  const w0 = v0 * K,
    w1 = v1 * K,
    sh = (al * (w0 - w1)) / 2
  return (
    (v0 ? `<path d="${rib(x0, y0, x1, y1, w0)}" fill="url(#hb)"/>` : '') +
    `<path d="${rib(x0, y0 - sh, x1, y1 - sh, w1)}" fill="${c}"/>` +
    (v0
      ? `<path d="${edge(x0, y0, x1, y1, w0)}" fill=none stroke="#066870" stroke-width=2.200 stroke-dasharray="8 6"/>`
      : '')
  )
}
const dot = (x0, y0, x1, y1, c) => {
  const m = (x1 - x0) / 2
  return `<path d="M${x0} ${y0}C${x0 + m} ${y0} ${x1 - m} ${y1} ${x1} ${y1}" fill=none stroke="${c}" stroke-width=3.400 stroke-dasharray="2 24" stroke-linecap=round />`
}
let o =
  '<defs><pattern id=hb width=8 height=8 patternUnits=userSpaceOnUse patternTransform="rotate(45)"><rect width=8 height=8 fill="#8bd6df" fill-opacity=".4"/><path d="M0 0V8" stroke="#038f9b" stroke-width=2 stroke-opacity=.55 /></pattern></defs>'
o += `<path d="M180 402C420 372 700 300 900 258S1300 206 1540 202" fill=none stroke="#d4d8dd" stroke-width=30 />`
o +=
  F(190, 444, 340, 502, O.rate, O.rate, '#d9ed6b') +
  F(510, 434, 740, 358, O.rate, O.rate, '#b4bcc4') +
  F(510, 570, 740, 620, O.rate, O.paid, '#7d72b0', 1) +
  F(510, 502, 740, 488, O.rate, O.rate, '#f54248') +
  dot(510, 502, 740, 488, '#fff')
o += F(920, 455, 1150, 372, O.rate, O.rate, '#f54248') + F(920, 620, 1150, 620, O.rate, O.paid, '#7d72b0', 1)
{
  const w = O.retries * K,
    m = 115
  o += `<path d="${rib(920, 520, 1150, 437, w)}" fill="#ff9791"/>`
  for (const k of [-18, 0, 18])
    o += `<path d="M920 ${520 + k}C${920 + m} ${520 + k} ${1150 - m} ${437 + k} 1150 ${437 + k}" fill=none stroke="#c32e34" stroke-width=1.800 stroke-dasharray="6 6"/>`
}
o += dot(920, 455, 1150, 372, '#fff')
o += `<path d="M1340 437H1384" stroke="#c32e34" stroke-width=1.500 /><circle cx=1340 cy=437 r=4.500 fill="#c32e34"/><path d="M1340 640H1384" stroke="#066870" stroke-width=1.500 /><circle cx=1340 cy=640 r=4.500 fill="#066870"/>`
o += `<text x=1500 y=176 text-anchor=end font-family="Client Text" font-size=13.500 fill="#66686b">${SV.folded} services carry ${num(GW.withoutOrders)}/s, unchanged</text>`
f.innerHTML = o
const N = [
  [40, 384, 150, 100, 'edge-gateway', `${num(GW.rate)}/s, same`, 1],
  [340, 400, 170, 204, 'orders', `p95 <s>${seconds(nodeOf('orders').p95[0])}</s> to <em>${seconds(nodeOf('orders').p95[1])} s</em>`],
  [740, 318, 180, 80, 'risk', `${O.rate}/s, same`, 1],
  [740, 418, 180, 140, 'inventory', `<s>${O.calmShare}</s> to <em>${O.failingShare}% fail</em>`],
  [740, 580, 180, 80, 'payments', `<s>${O.rate}</s> to <em>${O.paid}/s</em>`],
  [1150, 328, 190, 154, 'stock-db', `<s>${O.rate}</s> to <em>${S.rate}/s</em>`],
  [1150, 580, 190, 80, 'acquirer', `<s>${O.rate}</s> to <em>${O.paid}/s</em>`],
]
nd.innerHTML = N.map(
  (n) =>
    `<div class="nd ${n[6] ? 'l' : ''}" style="left:${n[0]}px;top:${n[1]}px;width:${n[2]}px;height:${n[3]}px"><b>${n[4]}</b><small>${n[5]}</small></div>`,
).join('')
// slope graph: p95 per service, log scale
let h = ''
const G = [
  ['stock-db', 'wait for a connection', '2 ms', `${fact('incident.pool.waited')} ms`, 2, fact('incident.pool.waited'), '#feb4ae'],
  ['inventory', 'p95', `${inv.p95[0]} ms`, `${seconds(inv.p95[1])} s`, ...inv.p95, '#ff7672'],
  ['orders', 'p95', `${nodeOf('orders').p95[0]} ms`, `${seconds(nodeOf('orders').p95[1])} s`, ...nodeOf('orders').p95, '#d9ed6b'],
  ['payments', 'calls a second', String(O.rate), String(O.paid), O.rate, O.paid, '#c9b6f2'],
  ['acquirer', 'calls a second', String(O.rate), String(O.paid), O.rate, O.paid, '#8bd6df'],
]
G.forEach((q, i) => {
  const x = 10 + i * 186,
    rt = Math.log10(q[5] / q[4]),
    up = Math.max(-1, Math.min(1, rt / 2.5)),
    y0 = i < 3 ? 168 : 112,
    y1 = i < 3 ? 168 - Math.max(44, 88 * up) : 150
  h += `<path d="M${x} 74V186M${x + 120} 74V186" stroke="#4e5862"/><path d="M${x} ${y0}L${x + 120} ${y1}" stroke="${q[6]}" stroke-width=5 stroke-linecap=round /><circle cx=${x} cy=${y0} r=6 fill="#2d343b" stroke="#8bd6df" stroke-width=3 /><circle cx=${x + 120} cy=${y1} r=7.500 fill="${q[6]}"/><text x=${x - 5} y=40 fill="#fff" font-family="Client Text" font-weight=580 font-size=14.500>${q[0]}</text><text x=${x - 5} y=58 fill="#c0c5cb" font-family="Client Text" font-size=12.500>${q[1]}</text><text x=${x - 5} y=208 fill="#b2e4ea" font-family="Client Mono" font-size=12.500 letter-spacing=-.4>${q[2]}</text><text x=${x + 126} y=208 text-anchor=end fill="#fff" font-family="Client Mono" font-size=12.500 font-weight=600 letter-spacing=-.4>${q[3]}</text>`
})
sg.innerHTML = h

// one axis: 318 ms to 1280 ms, drawn from x 200 to 1500 inside the canvas
const A = 318,
  B = 1280,
  X0 = 206,
  X1 = 1504,
  x = (t) => X0 + ((t - A) / (B - A)) * (X1 - X0),
  M = 'font-family="Client Mono" font-size=12 letter-spacing=-.3',
  r = rng(31)
let s = ''
// axis
for (let t = 320; t <= 1280; t += 120)
  s += `<path d="M${x(t)} 34V866" stroke="#212529"/><text x=${x(t)} y=24 text-anchor=${t == 1280 ? 'end' : 'middle'} fill="#999ea3" ${M}>${t == 920 ? '' : t == 1280 ? '1.28 s' : t >= 1000 ? (t / 1000).toFixed(2) + ' s' : t + ' ms'}</text>`
// shaded waits: the three pool waits
const { reserve, waits, work, cursor } = DATA.slowTrace
waits.forEach(
  (q, i) =>
    (s += `<rect x=${x(q[0])} y=34 width=${x(q[1]) - x(q[0])} height=832 fill="#f54248" opacity=${i == 2 ? 0.1 : 0.055} />`),
)
// lane rules
;[178, 452, 646].forEach((y) => (s += `<path d="M0 ${y}H1536" stroke="#272b2f"/>`))
// spans
const bar = (t, d, y, c, h = 18, own) =>
  `<rect x=${x(t).toFixed(1)} y=${y} width=${(x(t + d) - x(t)).toFixed(1)} height=${h} rx=2 fill="${c}"/>` +
  (own
    ? `<rect x=${x(t + own).toFixed(1)} y=${y} width=${(x(t + d) - x(t + own)).toFixed(1)} height=${h} rx=2 fill="#000" opacity=.34 />`
    : '')
s +=
  bar(reserve.start, reserve.took, 46, '#f54248', 24, reserve.work) +
  `<text x=${x(330)} y=63 fill="#fff" font-family="Client Text" font-weight=580 font-size=13>reserve</text>`
s +=
  bar(340, 142, 82, '#80888f') +
  bar(492, 178, 82, '#f54248', 18, 8) +
  bar(684, 206, 82, '#f54248', 18, 8) +
  bar(904, 348, 82, '#f54248', 18, 10)
;[
  [346, 'SELECT stock', '#121517'],
  [498, 'retry #1', '#fff'],
  [690, 'retry #2', '#fff'],
  [910, 'retry #3', '#fff'],
].forEach(
  (q) =>
    (s += `<text x=${x(q[0])} y=95.500 fill="${q[2]}" font-family="Client Text" font-weight=540 font-size=12.500>${q[1]}</text>`),
)
s +=
  bar(500, 116, 110, '#52565a', 20) +
  bar(694, 129, 110, '#52565a', 20) +
  bar(918, 296, 110, '#999ea3', 20) +
  bar(1220, 28, 110, '#80888f', 20)
;[
  [505, 'pool.acquire'],
  [699, 'pool.acquire'],
  [923, 'pool.acquire, 296 ms'],
].forEach(
  (q, i) =>
    (s += `<text x=${x(q[0])} y=124.500 fill="${i == 2 ? '#121517' : '#fff'}" font-family="Client Text" font-size=12>${q[1]}</text>`),
)
s += `<text x=${x(1280)} y=158 text-anchor=end fill="#b9c6d4" font-family="Client Text" font-size=12.500>Reserved at last, 1.25 s</text><path d="M${x(1251)} 132V144" stroke="#b9c6d4"/>`
// profile icicle: frames by self time, same axis
const fr = (t0, t1, k, c, l, tc = '#121517') => {
  const w = x(t1) - x(t0) - 1.5
  s += `<rect x=${x(t0).toFixed(1)} y=${474 + k * 28} width=${w.toFixed(1)} height=26 rx=2 fill="${c}"/>`
  if (l)
    s += `<text x=${(x(t0) + 8).toFixed(1)} y=${491.5 + k * 28} fill="${tc}" font-family="Client Mono" font-size=12 letter-spacing=-.4>${l}</text>`
}
fr(318, 1280, 0, '#d9ed6b', 'Inventory.Reserve')
fr(318, 336, 1, '#c0d52c', '')
fr(338, 484, 1, '#c0d52c', 'stock.Query')
fr(490, 672, 1, '#c0d52c', 'withRetry')
fr(682, 892, 1, '#c0d52c', 'withRetry')
fr(902, 1254, 1, '#c0d52c', 'withRetry')
fr(1256, 1279, 1, '#c0d52c', '')
fr(342, 364, 2, '#b9c86f', '')
fr(366, 478, 2, '#3a3f45', 'epoll_wait, idle', '#caced2')
fr(498, 618, 2, '#3a3f45', 'sem.Acquire, idle', '#caced2')
fr(622, 668, 2, '#b9c86f', 'backoff')
fr(692, 825, 2, '#3a3f45', 'sem.Acquire, idle', '#caced2')
fr(829, 888, 2, '#b9c86f', 'backoff')
fr(916, 1216, 2, '#3a3f45', 'sem.Acquire, idle', '#caced2')
fr(1220, 1250, 2, '#b9c86f', '')
work.forEach(([from, to]) => fr(from, to, 3, '#f54248', ''))
s += `<text x=${x(318)} y=618 fill="#999ea3" font-family="Client Text" font-size=13>Red is the driver at work: ${reserve.work} ms of ${reserve.took}. The rest of the time nobody is doing anything.</text>`
// metrics: waiters area, in use line, cpu
const my = 848,
  mh = 176
let wv = '',
  cv2 = ''
for (let t = A; t <= B; t += 6) {
  const p = (t - A) / (B - A)
  const v = 34 + 27 * (1 - Math.exp(-p * 3.2)) + 1.6 * Math.sin(t / 17) - (t > 1214 ? (t - 1214) * 0.16 : 0)
  wv += `L${x(t).toFixed(1)} ${(my - (v / 70) * mh).toFixed(1)}`
  const act = (t > 340 && t < 366) || (t > 620 && t < 636) || (t > 827 && t < 845) || (t > 1218 && t < 1252)
  cv2 +=
    (cv2 ? 'L' : 'M') +
    x(t).toFixed(1) +
    ' ' +
    (my - ((act ? 22 + r() * 8 : 2.4 + r() * 2) / 70) * mh).toFixed(1)
}
s += `<path d="M${X0} ${my}${wv}L${X1} ${my}Z" fill="#f54248" opacity=.28 /><path d="M${wv.slice(1)}" fill=none stroke="#ff7672" stroke-width=2.200 /><path d="M${X0} ${my - (20 / 70) * mh}H${X1}" stroke="#8bd6df" stroke-width=2 /><path d="${cv2}" fill=none stroke="#b9c6d4" stroke-width=1.800 /><path d="M${X0} ${my}H${X1}" stroke="#3a3f45"/>`
// log ticks, staggered lines with leader
const L = [
  [319, 'i', 'reserve sku=88214 qty=1', 0],
  [341, 'i', 'query replica-2', 1],
  [483, 'w', 'query timed out', 0],
  [493, 'i', 'retry 1 of 3', 2],
  [500, 'w', 'pool: 41 waiting', 3],
  [616, 'e', 'acquire: gave up, 116ms', 4],
  [685, 'i', 'retry 2 of 3', 1],
  [694, 'w', 'pool: 52 waiting', 2],
  [823, 'e', 'acquire: gave up, 129ms', 3],
  [905, 'i', 'retry 3 of 3', 0],
  [918, 'w', `pool: ${fact('incident.pool.waiting')} waiting`, 1],
  [1036, 'w', 'slow acquire, over 100ms', 2],
  [1214, 'i', 'acquired conn 17', 0],
  [1251, 'i', 'reserved, 1 unit', 1],
]
const lg = []
const rows = [1, 0, 4, 3, 2, 5, 4, 3, 2, 1, 0, 3, 0, 1]
L.forEach((q, i) => {
  const y = 206 + rows[i] * 44,
    xx = x(q[0]),
    end = i >= 12,
    c = q[1] == 'e' ? '#f54248' : q[1] == 'w' ? '#d9ed6b' : '#9ba5b0'
  s += `<path d="M${xx} 178V${y}" stroke="${c}" stroke-width=1.300 opacity=.75 /><circle cx=${xx} cy=${y} r=${q[1] == 'e' ? 5.5 : 4.5} fill="${c}"/>`
  lg.push(
    `<div class="log ${q[1]}" style="${end ? `right:${1600 - 64 - xx + 12}px` : `left:${64 + xx + 12}px`};top:${112 + y - 10}px"><em>${q[0]}</em>${q[2]}</div>`,
  )
})
// cursor
s += `<path d="M${x(cursor)} 30V866" stroke="#d9ed6b" stroke-width=2 /><rect x=${x(cursor) - 32} y=8 width=64 height=24 rx=2.5 fill="#d9ed6b"/><text x=${x(cursor)} y=24.5 text-anchor=middle fill="#1b2001" font-weight=600 ${M}>${cursor} ms</text>`
cv.innerHTML = s
logs.innerHTML = lg.join('')
lanes.innerHTML =
  [
    [158, 'Span', '4 tries, one error'],
    [322, 'Logs', `${reserve.logs} lines, in place`],
    [586, 'Profile', '96 samples, 10 ms apart'],
    [776, 'Metrics', 'Pod inv-6c9f-x2m'],
  ]
    .map((l) => `<div class=lane style="top:${l[0]}px"><b>${l[1]}</b><span>${l[2]}</span></div>`)
    .join('') +
  `<div class=leg style="top:836px"><i style="background:#ff7672"></i>Waiting<b>${fact('incident.pool.waiting')}</b><i style="background:#8bd6df"></i>In use, of ${fact('incident.pool.after')}<b>${fact('incident.pool.after')}</b><i style="background:#b9c6d4"></i>CPU<b>3%</b></div>`

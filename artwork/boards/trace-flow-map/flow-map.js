const K = 0.046,
  NW = 150,
  X = [24, 236, 456, 690, 970] // columns
const C = {
  web: '#8bd6df',
  gw: '#8b99a8',
  cat: '#7d8c9a',
  ord: '#d9ed6b',
  inv: '#f54248',
  pay: '#c9b6f2',
  db: '#67737f',
  msg: '#b9c86f',
  risk: '#f2a7b5',
}
// id, col, label, color, y(center), class, what it says beside its traffic
const N = [
  ['web', 0, 'checkout-web', C.web, 226],
  ['ios', 0, 'ios-app', C.web, 334],
  ['and', 0, 'android-app', C.web, 430],
  ['par', 0, 'partner-api', C.web, 516],
  ['gw', 1, 'edge-gateway', C.gw, 372],
  ['sea', 2, 'search', C.cat, 166],
  ['cat', 2, 'catalog', C.cat, 274],
  ['ses', 2, 'session', C.cat, 392],
  ['crt', 2, 'cart', C.cat, 490],
  ['ord', 2, 'orders', C.ord, 604, 'err', (n) => `<em>${(n.p95[1] / 1000).toFixed(1)}s</em>`],
  ['six', 3, 'search-index', C.db, 166],
  ['cch', 3, 'catalog-cache', C.db, 266],
  ['sst', 3, 'session-store', C.db, 366],
  ['prc', 3, 'pricing', C.cat, 444],
  ['rsk', 3, 'risk', C.risk, 522],
  ['inv', 3, 'inventory', C.inv, 606, 'sel', (n) => `<em>${n.failing[1]}% fail</em>`],
  ['pay', 3, 'payments', C.pay, 690],
  ['cdb', 4, 'catalog-db', C.db, 266],
  ['rts', 4, 'rates-cache', C.db, 370],
  ['sdb', 4, 'stock-db', C.inv, 560, 'err', () => '<em>pool full</em>'],
  ['acq', 4, 'acquirer', C.pay, 690],
].map(([id, col, label, color, y, look, says]) => {
  const n = nodeOf(label)
  const more = says ? says(n) : n.p95 && n.p95[1] + 'ms'
  return [id, col, label, n.rate[1], [num(n.rate[1]) + '/s', more].filter(Boolean).join(' · '), color, y, look]
})
const ID = Object.fromEntries(N.map((n) => [n[2], n[0]]))
const E = DATA.incidentCalls.map(({ from, to, rate, part }) => [ID[from], ID[to], rate[1], { path: 1, retry: 2 }[part]])
const { orders: O, gateway: G, pool: POOL } = DATA.incident
const P95 = nodeOf('orders').p95
gwf.textContent = G.failingShare.toFixed(1) + '%'
gwd.textContent = `+${(G.failingShare - O.calmShare).toFixed(1)} pt`
p95.textContent = P95[1] / 1000 + ' s'
p95d.textContent = `+${(P95[1] - P95[0]) / 1000} s`
const oT = {},
  iT = {}
E.forEach((e) => {
  oT[e[0]] = (oT[e[0]] || 0) + e[2] * K
  iT[e[1]] = (iT[e[1]] || 0) + e[2] * K
})
const B = {}
N.forEach((n) => {
  const hh = Math.max(54, (oT[n[0]] || 0) + 20, (iT[n[0]] || 0) + 20)
  B[n[0]] = {
    x: X[n[1]],
    y: n[6] - hh / 2,
    h: hh,
    cy: n[6],
    c: n[5],
    w: n[1] == 0 ? 136 : n[0] == 'gw' ? 136 : NW,
    i: 0,
    o: 0,
  }
})
let o = '<defs>',
  p = '',
  q = ''
E.forEach((e, i) => {
  const a = B[e[0]],
    b = B[e[1]],
    w = e[2] * K
  let ya =
    a.cy -
    Math.min(oT[e[0]], a.h) / 2 +
    a.o * Math.min(1, a.h / oT[e[0]]) +
    (w / 2) * Math.min(1, a.h / oT[e[0]])
  a.o += w
  let yb = b.cy - iT[e[1]] / 2 + b.i + w / 2
  b.i += w
  const x0 = a.x + a.w,
    x1 = b.x,
    m = (x1 - x0) * 0.5
  const d = `M${x0} ${ya.toFixed(1)}C${x0 + m} ${ya.toFixed(1)} ${x1 - m} ${yb.toFixed(1)} ${x1} ${yb.toFixed(1)}`
  o += `<linearGradient id=e${i} gradientUnits=userSpaceOnUse x1=${x0} x2=${x1}><stop stop-color="${e[3] ? '#f54248' : a.c}"/><stop offset=1 stop-color="${e[3] == 2 ? '#ff9791' : e[3] ? '#f54248' : b.c}"/></linearGradient>`
  const ka = Math.min(1, a.h / oT[e[0]]),
    wa = (w * ka) / 2,
    wb = w / 2
  const s =
    w < 36
      ? `<path d="${d}" fill=none stroke="url(#e${i})" stroke-width=${w.toFixed(1)} opacity=${e[3] == 1 ? 0.88 : e[3] == 2 ? 0.42 : 0.4} />`
      : `<path d="M${x0 - 6} ${ya - wa}H${x0}C${x0 + m} ${ya - wa} ${x1 - m} ${yb - wb} ${x1} ${yb - wb}H${x1 + 6}V${yb + wb}H${x1}C${x1 - m} ${yb + wb} ${x0 + m} ${ya + wa} ${x0} ${ya + wa}H${x0 - 6}Z" fill="url(#e${i})" opacity=${e[3] == 1 ? 0.88 : e[3] == 2 ? 0.42 : 0.4} />`
  const dots = `<path class=flow d="${d}" fill=none stroke="${e[3] ? '#fedfdd' : '#eceef0'}" stroke-width=${e[3] ? 3 : 2} opacity=${e[3] ? 0.9 : 0.28} />`
  if (e[3])
    q +=
      s +
      (e[3] == 2
        ? `<path d="${d}" fill=none stroke="#feb4ae" stroke-width=1.6 stroke-dasharray="5 5"/>`
        : dots)
  else p += s + dots
})
fl.innerHTML = o + '</defs>' + p + q
nodes.innerHTML =
  ['Clients', 'Edge', 'Services', 'Called next', 'Stores & outside']
    .map((t, i) => `<div class=cl style="left:${X[i]}px">${t}</div>`)
    .join('') +
  N.map((n) => {
    const b = B[n[0]]
    return `<div class="nd ${n[7] || ''}" style="--c:${n[5]};left:${b.x}px;top:${b.y}px;width:${b.w}px;height:${b.h}px"><b>${n[2]}</b><small>${n[4]}</small></div>`
  }).join('') +
  `<div class=lb style="left:868px;top:636px">${O.tries} retries each, load ×${fact('incident.stock.times')}</div>`
// signals
const rd = rng(11)
const spark = (f, c, fill) => {
  let d = ''
  const pts = []
  for (let i = 0; i < 60; i++) pts.push([i * 2.42, 28 - f(i) * 26])
  d = pts.map((q, i) => (i ? 'L' : 'M') + q[0].toFixed(1) + ' ' + q[1].toFixed(1)).join('')
  return `<svg viewBox="0 0 143 30" preserveAspectRatio=none><path d="${d}L143 30H0Z" fill="${c}" opacity=.16 /><path d="${d}" fill=none stroke="${c}" stroke-width=1.6 /><path d="M89 0V30" stroke="#d9ed6b" stroke-dasharray="2 3" opacity=.8 /></svg>`
}
sig.innerHTML = `<span>Calls in</span>${spark((i) => 0.55 + rd() * 0.12, '#8bd6df')}<b>${O.rate} /s</b><span>Failing</span>${spark((i) => (i < 37 ? 0.03 + rd() * 0.03 : 0.35 + 0.5 * (1 - Math.exp(-(i - 37) / 7)) + rd() * 0.07), '#f54248')}<b>${O.failingShare}% <em>+${Math.round(O.failingShare - O.calmShare)}</em></b><span>p95</span>${spark((i) => (i < 37 ? 0.18 + rd() * 0.06 : 0.4 + 0.4 * (1 - Math.exp(-(i - 37) / 5)) + rd() * 0.08), '#ff9791')}<b>${nodeOf('inventory').p95[1] / 1000} s <em>×${Math.round(nodeOf('inventory').p95[1] / nodeOf('inventory').p95[0])}</em></b><span>Pool wait</span>${spark((i) => (i < 37 ? 0.03 : 0.3 + 0.45 * (1 - Math.exp(-(i - 37) / 4)) + rd() * 0.1), '#d9ed6b')}<b>${POOL.waited} ms</b>`
// scrubber: 60 min from 13:20 (minute 800 of the day) to 14:20, one bar per 30 s
let h = ''
const x0 = 14,
  Wd = 960,
  y0 = 126,
  rs = rng(5)
const px = (m) => x0 + (m / 60) * Wd
for (let i = 0; i < 120; i++) {
  const m = i / 2,
    ok = 52 + 9 * Math.sin(i * 0.11) + rs() * 7,
    er = failingAt(800 + m + 0.25) * 0.72 + rs() * 1.4
  const fut = m > 51.34
  const x = px(m)
  h += `<rect x=${x.toFixed(1)} y=${(y0 - ok).toFixed(1)} width=5.6 height=${ok.toFixed(1)} rx=1.5 fill="#48515a" opacity=${fut ? 0.35 : 1} /><rect x=${x.toFixed(1)} y=${(y0 - ok - er - 1).toFixed(1)} width=5.6 height=${er.toFixed(1)} rx=1.5 fill="#f54248" opacity=${fut ? 0.35 : 1} />`
}
for (let m = 0; m <= 60; m += 10) {
  const t = 13 * 60 + 20 + m
  h += `<text x=${px(m)} y=148 fill="#8b9096" font-family="Client Mono" font-size=11.5 text-anchor=${m == 0 ? 'start' : m == 60 ? 'end' : 'middle'}>${Math.floor(t / 60)}:${String(t % 60).padStart(2, '0')}</text>`
}
h += `<rect x=${px(46)} y=24 width=${px(51.34) - px(46)} height=103 fill="#d9ed6b" opacity=.1 /><path d="M${px(42)} 24V126" stroke="#eceef0" stroke-dasharray="3 3"/><rect x=${px(42) - 92} y=14 width=86 height=22 rx=2 fill="#272b30"/><text x=${px(42) - 49} y=29 fill="#eceef0" font-family="Client Mono" font-size=11.5 text-anchor=middle>deploy ${fact('incident.deploy.id')}</text><path d="M${px(51.34)} 14V134" stroke="#d9ed6b" stroke-width=2 /><circle cx=${px(51.34)} cy=14 r=7 fill="#d9ed6b"/><circle cx=${px(51.34)} cy=134 r=4 fill="#d9ed6b"/>`
h += `<text x=14 y=22 fill="#999ea3" font-family="Client Text" font-size=12>Orders per second, failing on top</text>`
scr.innerHTML = h

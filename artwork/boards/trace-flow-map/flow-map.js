const K = 0.046,
  NW = 150,
  X = [24, 236, 456, 690, 970] // columns
const C = {
  web: '#9cc7e8',
  gw: '#5fa893',
  cat: '#4f9a86',
  ord: '#ffd36a',
  inv: '#f4481e',
  pay: '#c9b6f2',
  db: '#3f7f6f',
  msg: '#e7a977',
  risk: '#f2a7b5',
}
// id,col,label,rps,meta,color,y(center),class
const N = [
  ['web', 0, 'checkout-web', 1840, '1,840/s', C.web, 226],
  ['ios', 0, 'ios-app', 1120, '1,120/s', C.web, 334],
  ['and', 0, 'android-app', 960, '960/s', C.web, 430],
  ['par', 0, 'partner-api', 280, '280/s', C.web, 516],
  ['gw', 1, 'edge-gateway', 4200, '4,200/s · 38ms', C.gw, 372],
  ['sea', 2, 'search', 400, '400/s · 64ms', C.cat, 166],
  ['cat', 2, 'catalog', 1960, '1,960/s · 29ms', C.cat, 274],
  ['ses', 2, 'session', 740, '740/s · 11ms', C.cat, 392],
  ['crt', 2, 'cart', 620, '620/s · 47ms', C.cat, 490],
  ['ord', 2, 'orders', 480, '480/s · <em>2.3s</em>', C.ord, 604, 'err'],
  ['six', 3, 'search-index', 400, '400/s · 52ms', C.db, 166],
  ['cch', 3, 'catalog-cache', 1960, '87% hit · 4ms', C.db, 266],
  ['sst', 3, 'session-store', 740, '740/s · 3ms', C.db, 366],
  ['prc', 3, 'pricing', 620, '620/s · 31ms', C.cat, 444],
  ['rsk', 3, 'risk', 480, '480/s · 118ms', C.risk, 522],
  ['inv', 3, 'inventory', 480, '480/s · <em>35.2% fail</em>', C.inv, 606, 'sel'],
  ['pay', 3, 'payments', 311, '311/s · 322ms', C.pay, 690],
  ['cdb', 4, 'catalog-db', 250, '250/s · 18ms', C.db, 266],
  ['rts', 4, 'rates-cache', 620, '620/s · 2ms', C.db, 370],
  ['sdb', 4, 'stock-db', 987, '987/s · <em>pool full</em>', C.inv, 560, 'err'],
  ['acq', 4, 'acquirer', 311, '311/s · 158ms', C.pay, 690],
]
const E = [
  ['web', 'gw', 1840],
  ['ios', 'gw', 1120],
  ['and', 'gw', 960],
  ['par', 'gw', 280],
  ['gw', 'sea', 400],
  ['gw', 'cat', 1960],
  ['gw', 'ses', 740],
  ['gw', 'crt', 620],
  ['gw', 'ord', 480, 1],
  ['sea', 'six', 400],
  ['cat', 'cch', 1960],
  ['ses', 'sst', 740],
  ['crt', 'prc', 620],
  ['ord', 'rsk', 480],
  ['ord', 'inv', 480, 1],
  ['ord', 'pay', 311],
  ['cch', 'cdb', 250],
  ['prc', 'rts', 620],
  ['inv', 'sdb', 480, 1],
  ['inv', 'sdb', 507, 2],
  ['pay', 'acq', 311],
]
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
  o += `<linearGradient id=e${i} gradientUnits=userSpaceOnUse x1=${x0} x2=${x1}><stop stop-color="${e[3] ? '#f4481e' : a.c}"/><stop offset=1 stop-color="${e[3] == 2 ? '#ff9a78' : e[3] ? '#f4481e' : b.c}"/></linearGradient>`
  const ka = Math.min(1, a.h / oT[e[0]]),
    wa = (w * ka) / 2,
    wb = w / 2
  const s =
    w < 36
      ? `<path d="${d}" fill=none stroke="url(#e${i})" stroke-width=${w.toFixed(1)} opacity=${e[3] == 1 ? 0.88 : e[3] == 2 ? 0.42 : 0.4} />`
      : `<path d="M${x0 - 6} ${ya - wa}H${x0}C${x0 + m} ${ya - wa} ${x1 - m} ${yb - wb} ${x1} ${yb - wb}H${x1 + 6}V${yb + wb}H${x1}C${x1 - m} ${yb + wb} ${x0 + m} ${ya + wa} ${x0} ${ya + wa}H${x0 - 6}Z" fill="url(#e${i})" opacity=${e[3] == 1 ? 0.88 : e[3] == 2 ? 0.42 : 0.4} />`
  const dots = `<path class=flow d="${d}" fill=none stroke="${e[3] ? '#ffe0d4' : '#e9f0ea'}" stroke-width=${e[3] ? 3 : 2} opacity=${e[3] ? 0.9 : 0.28} />`
  if (e[3])
    q +=
      s +
      (e[3] == 2
        ? `<path d="${d}" fill=none stroke="#ffb59f" stroke-width=1.6 stroke-dasharray="5 5"/>`
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
  `<div class=lb style="left:868px;top:636px">3 retries each, load ×2.06</div>`
// signals
const rd = rng(11)
const spark = (f, c, fill) => {
  let d = ''
  const pts = []
  for (let i = 0; i < 60; i++) pts.push([i * 2.42, 28 - f(i) * 26])
  d = pts.map((q, i) => (i ? 'L' : 'M') + q[0].toFixed(1) + ' ' + q[1].toFixed(1)).join('')
  return `<svg viewBox="0 0 143 30" preserveAspectRatio=none><path d="${d}L143 30H0Z" fill="${c}" opacity=.16 /><path d="${d}" fill=none stroke="${c}" stroke-width=1.6 /><path d="M89 0V30" stroke="#ffd36a" stroke-dasharray="2 3" opacity=.8 /></svg>`
}
sig.innerHTML = `<span>Calls in</span>${spark((i) => 0.55 + rd() * 0.12, '#9cc7e8')}<b>480 /s</b><span>Failing</span>${spark((i) => (i < 37 ? 0.03 + rd() * 0.03 : 0.35 + 0.5 * (1 - Math.exp(-(i - 37) / 7)) + rd() * 0.07), '#f4481e')}<b>35.2% <em>+35</em></b><span>p95</span>${spark((i) => (i < 37 ? 0.18 + rd() * 0.06 : 0.4 + 0.4 * (1 - Math.exp(-(i - 37) / 5)) + rd() * 0.08), '#ff9a78')}<b>2.31 s <em>×9</em></b><span>Pool wait</span>${spark((i) => (i < 37 ? 0.03 : 0.3 + 0.45 * (1 - Math.exp(-(i - 37) / 4)) + rd() * 0.1), '#ffd36a')}<b>541 ms</b>`
// scrubber: 60 min 13:20 to 14:20, one bar per 30 s
let h = ''
const x0 = 14,
  Wd = 960,
  y0 = 126,
  rs = rng(5)
const px = (m) => x0 + (m / 60) * Wd
for (let i = 0; i < 120; i++) {
  const m = i / 2,
    ok = 52 + 9 * Math.sin(i * 0.11) + rs() * 7,
    er = m < 42 ? rs() * 1.4 : Math.min(26, (m - 42) * 6 + 4) + rs() * 4
  const fut = m > 51.34
  const x = px(m)
  h += `<rect x=${x.toFixed(1)} y=${(y0 - ok).toFixed(1)} width=5.6 height=${ok.toFixed(1)} rx=1.5 fill="#2d5a4c" opacity=${fut ? 0.35 : 1} /><rect x=${x.toFixed(1)} y=${(y0 - ok - er - 1).toFixed(1)} width=5.6 height=${er.toFixed(1)} rx=1.5 fill="#f4481e" opacity=${fut ? 0.35 : 1} />`
}
for (let m = 0; m <= 60; m += 10) {
  const t = 13 * 60 + 20 + m
  h += `<text x=${px(m)} y=148 fill="#7f968c" font-family="Geist Mono Variable" font-size=11.5 text-anchor=${m == 0 ? 'start' : m == 60 ? 'end' : 'middle'}>${Math.floor(t / 60)}:${String(t % 60).padStart(2, '0')}</text>`
}
h += `<rect x=${px(46)} y=24 width=${px(51.34) - px(46)} height=103 fill="#ffd36a" opacity=.1 /><path d="M${px(42)} 24V126" stroke="#e9f0ea" stroke-dasharray="3 3"/><rect x=${px(42) - 92} y=14 width=86 height=22 rx=6 fill="#1a3029"/><text x=${px(42) - 49} y=29 fill="#e9f0ea" font-family="Geist Mono Variable" font-size=11.5 text-anchor=middle>deploy 8812</text><path d="M${px(51.34)} 14V134" stroke="#ffd36a" stroke-width=2 /><circle cx=${px(51.34)} cy=14 r=7 fill="#ffd36a"/><circle cx=${px(51.34)} cy=134 r=4 fill="#ffd36a"/>`
h += `<text x=14 y=22 fill="#8fa399" font-family="Geist Variable" font-size=12>Orders per second, failing on top</text>`
scr.innerHTML = h

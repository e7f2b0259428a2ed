const C = {
  web: '#8bd6df',
  gw: '#9ba5b0',
  ord: '#d9ed6b',
  inv: '#f54248',
  pay: '#c9b6f2',
  db: '#80888f',
  msg: '#b9c86f',
  fraud: '#f2a7b5',
}
const { rows, took: T, reserve } = DATA.slowTrace
const R = rows.map((row) => [...row, row[3] === 'reserve' ? 1 : 0])
// the row of the anatomy: where it begins, how long it is, and how much of that is work
const BAR = { x: 640, width: 706 }
const WORK = (BAR.width * reserve.work) / reserve.took
// anatomy, one row at about four times its size
const U = 'font-family="Client Text"',
  Mo = 'font-family="Client Mono" letter-spacing=-.4'
let a = ''
a += `<rect y=104 width=1600 height=96 fill="#2d343a"/><rect y=104 width=8 height=96 fill="#d9ed6b"/>`
;[640, 860, 1080, 1300, 1520].forEach((x) => (a += `<path d="M${x} 84V220" stroke="#40484f"/>`))
a += `<path d="M78 104V152H106" fill=none stroke="#68717a" stroke-width=3 /><rect x=112 y=138 width=28 height=28 rx=3.5 fill="#f54248"/><text x=160 y=164 fill="#fff" ${U} font-weight=560 font-size=35 letter-spacing=-1>inventory</text><text x=330 y=164 fill="#a8afb5" ${U} font-size=35 letter-spacing=-1>reserve</text>`
a += `<rect x=640 y=128 width=706 height=48 rx=4.5 fill="#f54248"/><path d="M${BAR.x + WORK} 128H1333a13 13 0 0 1 13 13V163a13 13 0 0 1-13 13H${BAR.x + WORK}Z" fill="#9c282b"/><rect x=643 y=131 width=700 height=42 rx=3.5 fill=none stroke="#feb4ae" stroke-width=0 /><text x=1370 y=163 fill="#d2d7dc" ${Mo} font-size=31 letter-spacing=-1.5>${reserve.took} ms</text>`
;[[768], [909], [1070]].forEach(
  (q, i) =>
    (a += `<path d="M${q[0]} 120l11 11-11 11-11-11Z" fill="#d9ed6b" stroke="#2d343a" stroke-width=3 />`),
)
a += `<circle cx=1346 cy=128 r=12 fill="#fff"/><path d="M1341 123l10 10M1351 123l-10 10" stroke="#c32e34" stroke-width=3 stroke-linecap=round />`
const c = (x, y, tx, up, t1, t2) => {
  const ty = up ? 46 : 250
  a += `<path d="M${x} ${y}V${up ? 74 : 230}${tx != x ? 'H' + tx : ''}" fill=none stroke="#d9ed6b" stroke-width=1.500 /><circle cx=${x} cy=${y} r=4.500 fill="#d9ed6b"/><text x=${tx - 2} y=${ty} fill="#fff" ${U} font-weight=580 font-size=14.500>${t1}</text><text x=${tx - 2} y=${ty + 18} fill="#a8afb5" ${U} font-size=13>${t2}</text>`
}
c(4, 104, 48, 1, '', '')
a = a.replace(/<path d="M4 104V74H48".*?<text x=46 y=64[^>]*><\/text>/, '')
c(78, 128, 78, 0, 'Nesting', '18 px a level')
c(126, 138, 190, 1, 'Team', 'Hue, always with the name')
c(244, 172, 244, 0, 'Service', 'Medium weight')
c(390, 172, 390, 0, 'Operation', 'Quiet, cut last')
c(640, 152, 640, 0, 'Start', 'Where it began')
c(BAR.x + WORK / 2, 152, BAR.x + WORK / 2, 1, 'Own work', `Bright, ${Math.round((100 * reserve.work) / reserve.took)}%`)
c(909, 131, 909, 0, 'Event', 'A retry, a log, a lock')
c(1130, 152, 1130, 1, 'Waiting', 'Dark, on a child')
c(1346, 116, 1346, 1, 'Error', 'Shape and color')
c(1420, 168, 1420, 0, 'Length', 'Flips left past 86%')
an.innerHTML = a
cw.innerHTML = [
  ['#f54248', 'Stock', 'inventory'],
  ['#d9ed6b', 'Orders', 'orders'],
  ['#c9b6f2', 'Payments', 'payments, acquirer'],
  ['#f2a7b5', 'Risk', 'risk'],
  ['#edfcfe', 'Web', 'checkout-web, apps'],
  ['#72808f', 'Edge', 'edge-gateway'],
  ['#b9c86f', 'Messages', 'events, beacon'],
  ['#80888f', 'Stores', 'every database'],
]
  .map((q) => `<div style="--c:${q[0]}"><u><i></i><i></i></u><b>${q[1]}</b><span>${q[2]}</span></div>`)
  .join('')
const bar = (r, x0, W, y, h, rx) => {
  const x = x0 + (r[4] / T) * W,
    w = Math.max(2, (r[5] / T) * W)
  return (
    `<rect x=${x.toFixed(1)} y=${y} width=${w.toFixed(1)} height=${h} rx=${rx} fill="${C[r[1]]}"/>` +
    (r[6] < 100 && w > 8
      ? `<rect x=${(x + (w * r[6]) / 100).toFixed(1)} y=${y} width=${(w * (1 - r[6] / 100)).toFixed(1)} height=${h} rx=${rx} fill="#000" opacity=.34 />`
      : '')
  )
}
let s = ''
R.slice(0, 10).forEach((r, i) => {
  const y = i * 34
  if (i % 2) s += `<rect y=${y} width=400 height=34 fill="#1d2125"/>`
  if (r[7])
    s += `<rect y=${y} width=400 height=34 fill="#373e46"/><rect y=${y} width=3 height=34 fill="#d9ed6b"/>`
  s +=
    `<rect x=${10 + r[0] * 12} y=${y + 13} width=8 height=8 rx=3 fill="${C[r[1]]}"/><text x=${25 + r[0] * 12} y=${y + 21.5} fill="#eceef0" ${U} font-size=12.500 font-weight=520>${r[2]}</text>` +
    bar(r, 170, 222, y + 9, 16, 4)
})
d1.innerHTML = s
s = ''
R.forEach((r, i) => {
  const y = i * 17.6
  if (r[7]) s += `<rect y=${y - 2} width=270 height=18 fill="#373e46"/>`
  s +=
    `<rect x=${2 + r[0] * 6} y=${y + 3} width=7 height=7 rx=2.500 fill="${C[r[1]]}"/>` +
    bar(r, 48, 218, y + 1, 11, 3)
})
d2.innerHTML = s
// shape: 46 spans, three pixels each, repeated as a strip of neighbors
s = ''
for (let g = 0; g < 4; g++) {
  const y0 = g * 90
  R.forEach((r, i) => {
    const q = [...r]
    const f = [1, 0.72, 1.16, 0.66][g]
    q[4] = r[4] * f * 0.86
    q[5] = r[5] * f * 0.86 * (r[1] == 'inv' && g % 2 ? 0.3 : 1)
    s += bar(q, 0, 158, y0 + i * 4.1, 2.8, 1.4)
  })
}
d3.innerHTML = s

const R = rng(41),
  api = [
    ['Vector tiles', 21.9, 2628, '#09384c', '#fff'],
    ['Search', 6.8, 2720, '#317a9c', '#fff'],
    ['Geocode', 4.1, 1435, '#75a4bd', '#0b1e27'],
    ['Directions', 2.9, 1740, '#93cbe1', '#00384a'],
    ['Isochrones', 1.6, 1760, '#e1447c', '#1f060e'],
    ['Matrix', 0.8, 1000, '#ad4667', '#fff'],
    ['Static images', 0.3, 150, '#345a4e', '#fff'],
  ]
const N = 30,
  td = 21,
  X = (d) => -10 + ((d - 1) / 29) * 1620,
  base = 540,
  K = 158
// daily values in M, weekdays heavier. 1 June 2024 is a Saturday
const wd = (d) => {
  const k = (d + 4) % 7
  return k == 5 || k == 6 ? 0.66 : 1
}
const raw = api.map((a, i) => {
  const v = []
  for (let d = 1; d <= N; d++) {
    let q = wd(d) * (1 + 0.06 * Math.sin(d * 0.9 + i * 1.7) + 0.05 * (R() - 0.5))
    if (i == 4) q *= 0.42 + Math.pow(d / 21, 2.6) * 1.25
    if (i == 1) q *= 1 + 0.1 * Math.sin(d / 4)
    v.push(q)
  }
  const sm = v.slice(0, td).reduce((x, y) => x + y, 0)
  return v.map((x) => (x / sm) * a[1])
})
const sm = (pts) => {
  let d = `M${pts[0][0].toFixed(1)} ${pts[0][1].toFixed(1)}`
  for (let i = 0; i < pts.length - 1; i++) {
    const a = pts[i],
      b = pts[i + 1],
      m = (a[0] + b[0]) / 2
    d += `C${m.toFixed(1)} ${a[1].toFixed(1)} ${m.toFixed(1)} ${b[1].toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  }
  return d
}
let cum = new Array(N).fill(0),
  lay = []
api.forEach((a, i) => {
  const lo = cum.slice()
  for (let d = 0; d < N; d++) cum[d] += raw[i][d] * K * 0.96
  lay.push([lo, cum.slice()])
})
let o = `<rect width=1600 height=540 fill="#d1f4e8"/><circle cx=${X(td)} cy=268 r=118 fill="#a7e9d3"/><circle cx=${X(td)} cy=268 r=78 fill="#8bd8c0"/>`
o += `<defs><clipPath id=pa><rect width=${X(td)} height=540 /></clipPath><clipPath id=fu><rect x=${X(td)} width=800 height=540 /></clipPath><pattern id=ht width=7 height=7 patternUnits=userSpaceOnUse patternTransform="rotate(20)"><path d="M0 0V7" stroke="#fff" stroke-width=3 opacity=.24 /></pattern></defs>`
let areas = ''
lay.forEach(([lo, hi], i) => {
  const up = hi.map((v, d) => [X(d + 1), base - v]),
    dn = lo.map((v, d) => [X(d + 1), base - v]).reverse()
  areas += `<path d="${sm(up)}L${dn[0][0]} ${dn[0][1]}${sm(dn).replace(/^M[^C]+/, '')}Z" fill="${api[i][3]}"/>`
})
o += `<g>${areas}</g><g clip-path="url(#fu)"><path d="${sm(lay[6][1].map((v, d) => [X(d + 1), base - v]))}L1640 540L0 540Z" fill="url(#ht)"/></g>`
const tx = X(td)
o += `<path d="M${tx} 148V540" stroke="#0b1e27" stroke-width=1.600 stroke-dasharray="2 5"/><g transform="translate(${tx} 148)"><rect x=-62 y=-16 width=124 height=30 rx=7.5 fill="#0b1e27"/><text y=4.500 text-anchor=middle font-family="Client Text" font-weight=560 font-size=13 fill="#a7e9d3">Today, Fri 21</text></g>`
const midy = (i, d) => base - (lay[i][0][d] + lay[i][1][d]) / 2
;[
  [0, 11, 0],
  [1, 11, 0],
  [2, 11, 0],
  [3, 11, 0],
].forEach(
  ([i, d]) =>
    (o += `<text x=${X(d + 1)} y=${midy(i, d) + 5} text-anchor=middle font-family="Client Text" font-weight=580 font-size=${i == 0 ? 17 : 13.5} fill="${api[i][4]}">${api[i][0]} <tspan font-family="Client Mono" font-weight=450 font-size=${i == 0 ? 14 : 12}>${api[i][1]}M</tspan></text>`),
)
o += `<g font-family="Client Text" font-weight=580 font-size=13.500 fill="#0b1e27"><text x=${X(19)} y=${base - lay[6][1][18] - 30} text-anchor=end fill="#94254e">Isochrones, doubled since 10 June</text></g><path d="M${X(19) + 6} ${base - lay[6][1][18] - 34}Q${X(19) + 26} ${base - lay[6][1][18] - 30} ${X(19.6)} ${midy(4, 19)}" fill=none stroke="#94254e" stroke-width=1.500 /><circle cx=${X(19.6)} cy=${midy(4, 19)} r=4 fill="#fff"/>`
for (let d = 1; d <= 30; d += 1) {
  if ([3, 10, 17, 24].includes(d))
    o += `<text x=${X(d)} y=528 text-anchor=middle font-family="Client Mono" font-size=12 fill="#b5d1e1">Mon ${d}</text>`
}
o += `<text x=${X(26.6)} y=${base - lay[6][1][26] - 16} text-anchor=middle font-family="Client Accent" font-style=italic font-size=22 fill="#2d5045">what we expect</text>`
ch.innerHTML = o
// alluvial
const tc = 38.4,
  tm = 11433,
  AW = 1002,
  gp = 3
let ax = 0,
  bx = 0,
  q = ''
const aw = AW - gp * 6
const ord = api
ord.forEach((a, i) => {
  const w1 = (a[1] / tc) * aw,
    w2 = (a[2] / tm) * aw
  q += `<path d="M${ax} 58H${ax + w1}C${ax + w1} 136 ${bx + w2} 120 ${bx + w2} 198H${bx}C${bx} 120 ${ax} 136 ${ax} 58Z" fill="${a[3]}" opacity=.24 /><rect x=${ax} y=24 width=${w1} height=36 rx=${Math.min(9, w1 / 2)} fill="${a[3]}"/><rect x=${bx} y=196 width=${w2} height=36 rx=4.5 fill="${a[3]}"/>`
  if (w1 > 30)
    q += `<text x=${ax + (w1 > 60 ? 12 : 8)} y=47 font-family="Client Text" font-weight=580 font-size=13 fill="${a[4]}">${i < 2 ? a[0] + ' ' : ''}${Math.round((a[1] / tc) * 100)}%</text>`
  if (w2 > 60)
    q += `<text x=${bx + 12} y=219 font-family="Client Text" font-weight=580 font-size=13 fill="${a[4]}">${w2 > 80 ? a[0] + ' ' : ''}${Math.round((a[2] / tm) * 100)}%</text>`
  if (w2 > 30)
    q += `<text x=${bx + (w2 > 60 ? 12 : 0)} y=252 font-family="Client Mono" font-size=12 fill="#485e69">$${a[2].toLocaleString('en')}</text>`
  ax += w1 + gp
  bx += w2 + gp
})
q += `<text x=0 y=14 font-family="Client Mono" font-size=12 fill="#485e69">38.4M calls</text>`
q += `<text x=1002 y=270 text-anchor=end font-family="Client Mono" font-size=12 fill="#485e69">Static images 1%, $150</text>`
al.innerHTML = q
qq.innerHTML = [
  ['Vector tiles', 62, 89, '#09384c', '21.9 of 35M'],
  ['Search', 57, 82, '#317a9c', '6.8 of 12M'],
  ['Geocode', 51, 73, '#538ba8', '4.1 of 8M'],
  ['Directions', 48, 69, '#5babc9', '2.9 of 6M'],
  ['Isochrones', 80, 100, '#e1447c', '1.6 of 2M'],
]
  .map(
    (x) =>
      `<div class=q><span style="font-weight:${x[0] == 'Isochrones' ? 600 : 450}">${x[0]}</span><u style="--c:${x[3]}"><i style="width:${x[1]}%"></i><s style="left:${x[1]}%;width:${Math.min(100, x[2]) - x[1]}%"></s></u><em>${x[4]}</em></div>`,
  )
  .join('')

const H = CITY.height,
  ext = `M-420 ${H * 0.6}C-300 ${H * 0.66} -180 ${H * 0.77} -60 ${H * 0.7}`
let mid = `<path d="${ext}" fill=none stroke="${DAY.bank}" stroke-width=${H * 0.115} /><path d="${ext}" fill=none stroke="${DAY.water}" stroke-width=${H * 0.1} />`
for (let k = 0; k < 3; k++)
  mid += `<path d="${ext}" fill=none stroke="${DAY.water2}" stroke-width=${H * (0.07 - 0.022 * k)} opacity=.35 />`
const mp = drawCity(DAY, mid)
let o =
  `<rect x=-300 y=0 width=1500 height=1000 fill="${DAY.block}"/>` +
  mp.svg.replace(
    /<rect width=784 height=904 fill="[^"]+"\/>/,
    `<rect x=-300 y=0 width=1500 height=1000 fill="${DAY.road}"/>`,
  )
const way = (a) => {
  let d = ''
  for (let i = 0; i < a.length - 1; i++) {
    const s = mp.line(...a[i], ...a[i + 1], 14)
    d += i ? s.replace('M', 'L') : s
  }
  return d
}
const A = [
    [92, 281],
    [490, 281],
    [490, 625],
    [664, 625],
  ],
  B = [
    [92, 281],
    [32, 281],
    [32, 737],
    [490, 737],
    [490, 625],
    [664, 625],
  ]
o += `<path d="${way(B)}" fill=none stroke="#fcfefe" stroke-width=9 stroke-linejoin=round stroke-linecap=round opacity=.9 /><path d="${way(B)}" fill=none stroke="#317a9c" stroke-width=5 stroke-linejoin=round stroke-linecap=round stroke-dasharray="1 9"/>`
o += `<path d="${way(A)}" fill=none stroke="#6f1939" stroke-width=13 stroke-linejoin=round stroke-linecap=round /><path d="${way(A)}" fill=none stroke="#e1447c" stroke-width=9.500 stroke-linejoin=round stroke-linecap=round />`
o += `<path id=rv d="${mp.river}" fill=none /><text font-family="Client Accent" font-style=italic font-size=18 fill="#387a92" letter-spacing=3 dy=-9><textPath href="#rv" startOffset="38%">Saltström</textPath></text>`
const pa = mp.warp(...A[0]),
  pb = mp.warp(...A[3]),
  pbr = mp.warp(490, 425),
  ptn = mp.warp(490, 281),
  pt2 = mp.warp(490, 625)
const lab = (x, y, t, z = 13, c = '#384e59') =>
  `<text x=${x} y=${y} font-family="Client Display" font-weight=620 font-size=${z} fill="${c}" stroke="#fcfefe" stroke-width=3.500 paint-order=stroke text-anchor=middle>${t}</text>`
o +=
  lab(190, 330, 'Klockholmen', 14) +
  lab(548, 238, 'Östra Varv', 14) +
  lab(318, 470, 'Glass Quarter', 12) +
  lab(292, 842, 'Sågen', 13) +
  lab(560, 604, 'Linden', 13)
const rd = (i, t, off) => {
  const r = mp.roads[0][i]
  let q = r
  if (r[3] > r[1] + 20) q = [r[2], r[3], r[0], r[1]]
  return `<path id=q${i} d="${mp.line(...q)}" fill=none /><text font-family="Client Text" font-weight=560 font-size=10.500 fill="#42695d" dy=3.500 letter-spacing=.5><textPath href="#q${i}" startOffset="${off}">${t}</textPath></text>`
}
o +=
  rd(0, 'Kungsleden', '37%').replace(
    'dy=3.500',
    'dy=-11 stroke="#fcfefe" stroke-width=3 paint-order=stroke',
  ) + rd(2, 'Brunnsgatan', '33%')
const pin = (p, n, c = '#fcfefe', f = '#0b1e27') =>
  `<g transform="translate(${p[0].toFixed(1)} ${p[1].toFixed(1)})"><circle r=11 fill="${c}" stroke="${f}" stroke-width=2.200 /><text y=4.200 text-anchor=middle font-family="Client Text" font-weight=650 font-size=11.500 fill="${f}">${n}</text></g>`
o += pin(ptn, 2) + pin(pt2, 3)
o += `<g transform="translate(${pa[0]} ${pa[1]})"><circle r=13 fill="#fcfefe"/><circle r=7 fill=none stroke="#09384c" stroke-width=5 /></g><g transform="translate(${pb[0]} ${pb[1]})"><path d="M0 4C-5-6-17-13-17-26a17 17 0 0 1 34 0C17-13 5-6 0 4Z" fill="#e1447c" stroke="#fcfefe" stroke-width=2.500 /><circle cy=-26 r=6 fill="#fcfefe"/></g>`
// callouts
o += `<g transform="translate(${pbr[0].toFixed(1)} ${pbr[1].toFixed(1)})"><path d="M-10 0L-22 -7V7Z" fill="#0b202a"/><rect x=-156 y=-23 width=136 height=46 rx=5.5 fill="#0b202a"/><text x=-143 y=-4 font-family="Client Text" font-weight=600 font-size=12 fill="#fff">Salt bridge</text><text x=-143 y=11 font-family="Client Text" font-size=11 fill="#b5d1e1">44 t limit, 4.5 m clear</text><circle r=6 fill="#fcfefe" stroke="#6f1939" stroke-width=2.500 /></g>`
const bx = mp.warp(280, 737)
o += `<g transform="translate(${(bx[0]).toFixed(1)} ${(bx[1] + 26).toFixed(1)})"><rect x=-46 y=-15 width=104 height=30 rx=7.5 fill="#fcfefe" stroke="#317a9c" stroke-width=1.500 /><text x=6 y=4 text-anchor=middle font-family="Client Text" font-weight=580 font-size=11.500 fill="#0c516d">21 min, 7.9 km</text></g>`
const bm = mp.warp(570, 625)
o += `<g transform="translate(${(bm[0] + 6).toFixed(1)} ${(bm[1] + 34).toFixed(1)})"><rect x=-52 y=-15 width=104 height=30 rx=7.5 fill="#6f1939"/><text y=4 text-anchor=middle font-family="Client Text" font-weight=600 font-size=11.500 fill="#fff">12 min, 4.6 km</text></g>`
m.innerHTML = o
const J = [
  ['{'],
  ['  <span class=b>"type"</span>: <span class=a>"FeatureCollection"</span>,'],
  ['  <span class=b>"id"</span>: <span class=a>"rt_8Kq2vLinden"</span>,'],
  ['  <span class=b>"features"</span>: ['],
  ['    { <span class=b>"route"</span>: <span class=d>0</span>,', 'h'],
  ['      <span class=b>"seconds"</span>: <span class=d>718</span>,', 'h'],
  ['      <span class=b>"meters"</span>:  <span class=d>4614</span>,', 'h'],
  ['      <span class=b>"via"</span>: <span class=a>"Salt bridge"</span>,', 'h'],
  ['      <span class=b>"steps"</span>: [', 'h'],
  [
    '        { <span class=b>"turn"</span>: <span class=a>"depart"</span>, <span class=b>"m"</span>: <span class=d>2012</span> },',
  ],
  ['        { <span class=b>"turn"</span>: <span class=a>"right"</span>,'],
  ['          <span class=b>"onto"</span>: <span class=a>"Brunnsgatan"</span>,'],
  ['          <span class=b>"m"</span>: <span class=d>1689</span> },'],
  ['        { <span class=b>"turn"</span>: <span class=a>"left"</span>,'],
  ['          <span class=b>"onto"</span>: <span class=a>"Lindvägen"</span>,'],
  ['          <span class=b>"m"</span>: <span class=d>913</span> }'],
  ['      ],'],
  ['      <span class=b>"limits"</span>: ['],
  [
    '        { <span class=b>"kind"</span>: <span class=a>"weight"</span>, <span class=b>"t"</span>: <span class=d>44</span> },',
  ],
  [
    '        { <span class=b>"kind"</span>: <span class=a>"height"</span>, <span class=b>"m"</span>: <span class=d>4.5</span> }',
  ],
  ['      ],'],
  ['      <span class=b>"geometry"</span>: <span class=c>{ 214 points }</span>'],
  ['    },'],
  ['    { <span class=b>"route"</span>: <span class=d>1</span>, <span class=c>… 1,262 s</span> }'],
  ['  ],'],
  ['  <span class=b>"skipped"</span>: ['],
  ['    { <span class=b>"why"</span>: <span class=a>"low bridge, 3.4 m"</span>,'],
  ['      <span class=b>"street"</span>: <span class=a>"Varvsgränd"</span> }'],
  ['  ]'],
  ['}'],
]
js.innerHTML = J.map((l, i) => `<div data-n=${i + 1} class="${l[1] || ''}">${l[0]}</div>`).join('')
// timing
const S = [
  ['Lookup', 0, 4, '#345a4e'],
  ['Handshake', 4, 15, '#005f79'],
  ['Search', 19, 48, '#e1447c'],
  ['Limits', 59, 17, '#6f1939'],
  ['Transfer', 76, 9, '#09384c'],
]
const kx = (v) => (v / 85) * 380
tl.innerHTML = S.map((q, i) => {
  const w = kx(q[2]),
    x = kx(q[1]),
    y = i * 14 + 1
  return `<rect x=${x} y=${y} width=${w} height=8 rx=2 fill="${q[3]}"/><text x=${i < 2 ? x + w + 8 : x - 8} y=${y + 8} text-anchor=${i < 2 ? 'start' : 'end'} font-family="Client Mono" font-size=11 fill="#254138">${q[0]} ${q[2]}</text>`
}).join('')
// depart histogram
let h = ''
for (let i = 0; i < 36; i++) {
  const t = (i / 36) * 24,
    v =
      6 +
      26 * Math.exp(-Math.pow((t - 8.2) / 1.7, 2)) +
      22 * Math.exp(-Math.pow((t - 17) / 2.2, 2)) +
      7 * Math.exp(-Math.pow((t - 12.5) / 3, 2)),
    on = Math.abs(t - 6.4) < 0.4
  h += `<rect x=${i * 9.15} y=${46 - v} width=6.4 height=${v} rx=3 fill="${on ? '#e1447c' : '#cbd5d8'}"/>`
}
h += ['00', '06:30', '12', '18', '24']
  .map(
    (t, i) =>
      `<text x=${[0, 88, 164, 246, 328][i]} y=62 text-anchor=${['start', 'middle', 'middle', 'middle', 'end'][i]} font-family="Client Mono" font-size=11.5 fill="${i == 1 ? '#a32856' : '#50646f'}">${t}</text>`,
  )
  .join('')
dp.innerHTML = h

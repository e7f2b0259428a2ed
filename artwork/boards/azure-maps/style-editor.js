const D = {
  road: '#fffdf8',
  block: '#f1e8d9',
  bld: '#e6dac6',
  bldS: '#d9cbb3',
  park: '#cfe0c4',
  tree: '#a9c79e',
  water: '#a9d0e6',
  water2: '#bfe0f0',
  bank: '#e9f2ee',
  r1: '#fffdf8',
  case: '#e0d4c0',
  r0: '#ffe3a3',
  case0: '#e2bd6b',
}
const N = {
  road: '#1f3d35',
  block: '#12302a',
  bld: '#1a3f37',
  bldS: '#24524a',
  park: '#1c4a38',
  tree: '#2c6349',
  water: '#0f3a52',
  water2: '#17506d',
  bank: '#2b6a86',
  r1: '#2f564b',
  case: '#0d241f',
  r0: '#ffb45c',
  case0: '#8a3d12',
}
const W = 784,
  H = 904
const md = makeMap(W, H, D, 23),
  mn = makeMap(W, H, N, 23)
const lab = (x, y, t, z, c, s) =>
  `<text x=${x} y=${y} font-family="Bricolage Grotesque Variable" font-weight=620 font-size=${z} fill="${c}" stroke="${s}" stroke-width=4 paint-order=stroke text-anchor=middle>${t}</text>`
const L = (c, s) =>
  lab(190, 330, 'Klockholmen', 18, c, s) +
  lab(590, 262, 'Östra Varv', 18, c, s) +
  lab(612, 706, 'Linden', 17, c, s) +
  lab(120, 748, 'Sågen', 15, c, s) +
  lab(330, 420, 'Glass Quarter', 14, c, s)
const rt = (i, t, off, c, k) => {
  const r = md.roads[0][i]
  let q = r
  if (r[3] > r[1] + 20) q = [r[2], r[3], r[0], r[1]]
  return `<path id=${k}${i} d="${md.line(...q)}" fill=none /><text font-family="Geist Variable" font-weight=600 font-size=11.500 fill="${c}" dy=4 letter-spacing=.6><textPath href="#${k}${i}" startOffset="${off}">${t}</textPath></text>`
}
const rv = (c) =>
  `<path id=rv${c.slice(1)} d="${md.river}" fill=none /><text font-family="Instrument Serif" font-style=italic font-size=21 fill="${c}" letter-spacing=3 dy=6><textPath href="#rv${c.slice(1)}" startOffset="12%">Saltström</textPath><textPath href="#rv${c.slice(1)}" startOffset="71%">Saltström</textPath></text>`
m.innerHTML = `<defs><clipPath id=dc><path d="M-50 -50H500L330 960H-50Z"/></clipPath><clipPath id=nc><path d="M500 -50H860V960H330Z"/></clipPath></defs><g clip-path="url(#dc)">${md.svg}${rv('#1f4f69')}${rt(0, 'Kungsleden', '34%', '#7a5a18', 'd')}${L('#33453d', '#fffdf8')}</g><g clip-path="url(#nc)">${mn.svg}${rv('#9cc7e8')}${rt(0, 'Kungsleden', '60%', '#4a1d03', 'n')}${rt(2, 'Brunnsgatan', '58%', '#4a1d03', 'n')}${L('#eaf1ec', '#0d241f')}</g><path d="M500 -50L330 960" stroke="#fffdf8" stroke-width=4 /><g transform="translate(413 466)"><circle r=25 fill="#fffdf8"/><path d="M-5-8l-8 8 8 8M5-8l8 8-8 8" fill=none stroke="#123b33" stroke-width=2.600 stroke-linecap=round stroke-linejoin=round /></g>`
// exploded isometric layers
const Z = {
  road: 'none',
  block: 'none',
  bld: 'none',
  bldS: 'none',
  park: 'none',
  tree: 'none',
  water: 'none',
  water2: 'none',
  bank: 'none',
  r1: 'none',
  case: 'none',
  r0: 'none',
  case0: 'none',
}
const S = 200,
  one = (t) => makeMap(W, H, { ...Z, ...t }, 23).svg
const lays = [
  ['Labels', 12, '5 fonts, 3 scripts', 'z 3 to 22', ''],
  [
    'Roads',
    9,
    'main, street, lane',
    'z 5 to 22',
    one({ r0: '#ffb45c', case0: '#c9701b', r1: '#fff6e0', case: '#b9ad98' }),
  ],
  ['Buildings', 4, 'flat, raised from z 15', 'z 13 to 22', one({ bld: '#ffcdbc', bldS: '#ff9a78' })],
  [
    'Water',
    3,
    'fill, bank, label',
    'z 0 to 22',
    one({ water: '#6ab7e2', water2: '#9cd3f0', bank: '#e4f4fb' }),
  ],
  ['Parks', 2, 'fill, trees', 'z 10 to 22', one({ park: '#7fbf8f', tree: '#3f7f6f' })],
  ['Land', 1, 'background', 'z 0 to 22', one({ block: '#e9dcc5' })],
]
let o = `<defs><clipPath id=pc><rect width=${S} height=${S} rx=10 /></clipPath></defs><text x=28 y=48 font-family="Bricolage Grotesque Variable" font-weight=620 font-size=31 letter-spacing=-1.2 fill="#fff">Thirty-one layers,</text><text x=28 y=83 font-family="Instrument Serif" font-style=italic font-size=37 letter-spacing=-.6 fill="#ffd36a">six you think in</text>`
const X0 = 274,
  Y0 = 122,
  ST = 119
o +=
  [-1, 1]
    .map(
      (k) =>
        `<path d="M${X0 + k * S * 0.866} ${Y0 + S * 0.5}V${Y0 + 5 * ST + S * 0.5}" stroke="#ffffff22" stroke-dasharray="2 6"/>`,
    )
    .join('') + `<path d="M${X0} ${Y0 + S}V${Y0 + 5 * ST + S}" stroke="#ffffff22" stroke-dasharray="2 6"/>`
for (let i = 5; i >= 0; i--) {
  const l = lays[i],
    y = Y0 + i * ST,
    on = i == 3
  o += `<g transform="matrix(.866 .5 -.866 .5 ${X0} ${y})"><rect x=7 y=7 width=${S} height=${S} rx=10 fill="#000" opacity=.35 /><rect width=${S} height=${S} rx=10 fill="${on ? '#0f3a52' : ['#ffffff0d', '#173a32', '#173a32', '', '#173a32', '#2a4a40'][i]}" fill-opacity=${i == 0 ? 1 : 0.93} /><g clip-path="url(#pc)"><g transform="scale(.37) translate(-130 -220)">${l[4]}</g></g><rect width=${S} height=${S} rx=10 fill=none stroke="${on ? '#f4481e' : '#ffffff38'}" stroke-width=${on ? 4 : 1.3} />${i == 0 ? `<g font-family="Bricolage Grotesque Variable" font-weight=650 fill="#fff"><text x=26 y=64 font-size=20>Klockholmen</text><text x=92 y=150 font-size=17>Linden</text><text x=30 y=116 font-size=16 fill="#ffd36a" font-family="Instrument Serif" font-style=italic>Saltström</text></g>` : ''}</g>`
}
lays.forEach((l, i) => {
  const y = Y0 + i * ST + S * 0.5 + 2,
    on = i == 3
  o += `<g><text x=28 y=${y - 2} font-family="Geist Variable" font-weight=600 font-size=15 fill="${on ? '#ff9a78' : '#fff'}" stroke="#0b1a16" stroke-width=6 paint-order=stroke>${l[0]}</text><text x=28 y=${y + 17} font-family="Geist Mono Variable" font-size=11.500 letter-spacing=-.4 fill="#a3bfb3" stroke="#0b1a16" stroke-width=5 paint-order=stroke>${l[1]} ${l[1] == 1 ? 'layer' : 'layers'}</text></g>`
})
iso.innerHTML = o
// zoom strip
let z = ''
const zx = (v) => (v / 22) * 668
;[
  ['#a9d0e6', 0, 22, 6],
  ['#cfe0c4', 10, 22, 15],
  ['#ffcdbc', 13, 22, 24],
  ['#ffb45c', 5, 22, 33],
].forEach(
  (q) => (z += `<rect x=${zx(q[1])} y=${q[3]} width=${zx(q[2] - q[1])} height=5 rx=2.500 fill="${q[0]}"/>`),
)
z += `<path d="M${zx(14.6)} 0V44" stroke="#fff" stroke-width=2 /><circle cx=${zx(14.6)} cy=4 r=5 fill="#f4481e" stroke="#fff" stroke-width=2 />`
zm.innerHTML = z
// ramp
const rx = (v) => ((v - 2) / 18) * 330
let r = `<defs><linearGradient id=wg><stop offset=.1 stop-color="#cfe6f2"/><stop offset=.39 stop-color="#bcdcec"/><stop offset=.67 stop-color="#a9d0e6"/><stop offset=.9 stop-color="#8fc0dc"/></linearGradient></defs><path d="M0 40C60 44 120 62 160 78S240 118 330 132V158H0Z" fill="url(#wg)"/><path d="M0 40C60 44 120 62 160 78S240 118 330 132" fill=none stroke="#123b33" stroke-width=2.500 />`
;[
  [4, 42],
  [9, 66],
  [14, 104],
  [18, 124],
].forEach(([v, y], i) => {
  const on = i == 2
  r += `<path d="M${rx(v)} ${y}V168" stroke="#123b33" stroke-opacity=.35 stroke-dasharray="2 4"/><circle cx=${rx(v)} cy=${y} r=${on ? 10 : 7} fill="${on ? '#f4481e' : '#fffdf8'}" stroke="${on ? '#fffdf8' : '#123b33'}" stroke-width=${on ? 3 : 2.5} /><text x=${rx(v)} y=186 text-anchor=middle font-family="Geist Mono Variable" font-size=12 fill="${on ? '#a32a0a' : '#4d5f57'}" font-weight=${on ? 600 : 450}>z ${v}</text>`
})
r += `<text x=330 y=20 text-anchor=end font-family="Geist Mono Variable" font-size=11.500 fill="#4d5f57">lightness 90 to 75</text>`
rp.innerHTML = r

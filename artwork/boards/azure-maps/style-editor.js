const md = drawCity(DAY),
  mn = drawCity(NIGHT)
const lab = (x, y, t, z, c, s) =>
  `<text x=${x} y=${y} font-family="Client Display" font-weight=620 font-size=${z} fill="${c}" stroke="${s}" stroke-width=4 paint-order=stroke text-anchor=middle>${t}</text>`
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
  return `<path id=${k}${i} d="${md.line(...q)}" fill=none /><text font-family="Client Text" font-weight=600 font-size=11.500 fill="${c}" dy=4 letter-spacing=.6><textPath href="#${k}${i}" startOffset="${off}">${t}</textPath></text>`
}
const rv = (c) =>
  `<path id=rv${c.slice(1)} d="${md.river}" fill=none /><text font-family="Client Accent" font-style=italic font-size=21 fill="${c}" letter-spacing=3 dy=6><textPath href="#rv${c.slice(1)}" startOffset="12%">Saltström</textPath><textPath href="#rv${c.slice(1)}" startOffset="71%">Saltström</textPath></text>`
m.innerHTML = `<defs><clipPath id=dc><path d="M-50 -50H500L330 960H-50Z"/></clipPath><clipPath id=nc><path d="M500 -50H860V960H330Z"/></clipPath></defs><g clip-path="url(#dc)">${md.svg}${rv('#155165')}${rt(0, 'Kungsleden', '34%', '#42695d', 'd')}${L('#2e444f', '#fcfefe')}</g><g clip-path="url(#nc)">${mn.svg}${rv('#93cbe1')}${rt(0, 'Kungsleden', '60%', '#421524', 'n')}${rt(2, 'Brunnsgatan', '58%', '#421524', 'n')}${L('#eff2f3', '#09222e')}</g><path d="M500 -50L330 960" stroke="#fcfefe" stroke-width=4 /><g transform="translate(413 466)"><circle r=25 fill="#fcfefe"/><path d="M-5-8l-8 8 8 8M5-8l8 8-8 8" fill=none stroke="#09384c" stroke-width=2.600 stroke-linecap=round stroke-linejoin=round /></g>`
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
  one = (t) => drawCity({ ...Z, ...t }).svg
const lays = [
  ['Labels', 12, '5 fonts, 3 scripts', 'z 3 to 22', ''],
  [
    'Roads',
    9,
    'main, street, lane',
    'z 5 to 22',
    one({ r0: '#93d6c0', case0: '#c35f7c', r1: '#f2fbfe', case: '#a9b3b5' }),
  ],
  ['Buildings', 4, 'flat, raised from z 15', 'z 13 to 22', one({ bld: '#f5c5d0', bldS: '#f191ab' })],
  [
    'Water',
    3,
    'fill, bank, label',
    'z 0 to 22',
    one({ water: '#60badc', water2: '#99d4ed', bank: '#e4f4fb' }),
  ],
  ['Parks', 2, 'fill, trees', 'z 10 to 22', one({ park: '#52baec', tree: '#317a9c' })],
  ['Land', 1, 'background', 'z 0 to 22', one({ block: '#d8e2e5' })],
]
let o = `<defs><clipPath id=pc><rect width=${S} height=${S} rx=5 /></clipPath></defs><text x=28 y=48 font-family="Client Display" font-weight=620 font-size=31 letter-spacing=-1.2 fill="#fff">Thirty-one layers,</text><text x=28 y=83 font-family="Client Accent" font-style=italic font-size=37 letter-spacing=-.6 fill="#a7e9d3">six you think in</text>`
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
  o += `<g transform="matrix(.866 .5 -.866 .5 ${X0} ${y})"><rect x=7 y=7 width=${S} height=${S} rx=5 fill="#000" opacity=.35 /><rect width=${S} height=${S} rx=5 fill="${on ? '#013c4e' : ['#ffffff0d', '#10374a', '#10374a', '', '#10374a', '#23475a'][i]}" fill-opacity=${i == 0 ? 1 : 0.93} /><g clip-path="url(#pc)"><g transform="scale(.37) translate(-130 -220)">${l[4]}</g></g><rect width=${S} height=${S} rx=5 fill=none stroke="${on ? '#e1447c' : '#ffffff38'}" stroke-width=${on ? 4 : 1.3} />${i == 0 ? `<g font-family="Client Display" font-weight=650 fill="#fff"><text x=26 y=64 font-size=20>Klockholmen</text><text x=92 y=150 font-size=17>Linden</text><text x=30 y=116 font-size=16 fill="#a7e9d3" font-family="Client Accent" font-style=italic>Saltström</text></g>` : ''}</g>`
}
lays.forEach((l, i) => {
  const y = Y0 + i * ST + S * 0.5 + 2,
    on = i == 3
  o += `<g><text x=28 y=${y - 2} font-family="Client Text" font-weight=600 font-size=15 fill="${on ? '#f191ab' : '#fff'}" stroke="#081921" stroke-width=6 paint-order=stroke>${l[0]}</text><text x=28 y=${y + 17} font-family="Client Mono" font-size=11.500 letter-spacing=-.4 fill="#9cbdcf" stroke="#081921" stroke-width=5 paint-order=stroke>${l[1]} ${l[1] == 1 ? 'layer' : 'layers'}</text></g>`
})
iso.innerHTML = o
// zoom strip
let z = ''
const zx = (v) => (v / 22) * 668
;[
  ['#a6d1e3', 0, 22, 6],
  ['#cfe0c4', 10, 22, 15],
  ['#f5c5d0', 13, 22, 24],
  ['#93d6c0', 5, 22, 33],
].forEach(
  (q) => (z += `<rect x=${zx(q[1])} y=${q[3]} width=${zx(q[2] - q[1])} height=5 rx=2.500 fill="${q[0]}"/>`),
)
z += `<path d="M${zx(14.6)} 0V44" stroke="#fff" stroke-width=2 /><circle cx=${zx(14.6)} cy=4 r=5 fill="#e1447c" stroke="#fff" stroke-width=2 />`
zm.innerHTML = z
// ramp
const rx = (v) => ((v - 2) / 18) * 330
let r = `<defs><linearGradient id=wg><stop offset=.1 stop-color="#cee6f1"/><stop offset=.39 stop-color="#bbddeb"/><stop offset=.67 stop-color="#a6d1e3"/><stop offset=.9 stop-color="#8bc2d8"/></linearGradient></defs><path d="M0 40C60 44 120 62 160 78S240 118 330 132V158H0Z" fill="url(#wg)"/><path d="M0 40C60 44 120 62 160 78S240 118 330 132" fill=none stroke="#09384c" stroke-width=2.500 />`
;[
  [4, 42],
  [9, 66],
  [14, 104],
  [18, 124],
].forEach(([v, y], i) => {
  const on = i == 2
  r += `<path d="M${rx(v)} ${y}V168" stroke="#09384c" stroke-opacity=.35 stroke-dasharray="2 4"/><circle cx=${rx(v)} cy=${y} r=${on ? 10 : 7} fill="${on ? '#e1447c' : '#fcfefe'}" stroke="${on ? '#fcfefe' : '#09384c'}" stroke-width=${on ? 3 : 2.5} /><text x=${rx(v)} y=186 text-anchor=middle font-family="Client Mono" font-size=12 fill="${on ? '#94254e' : '#485e69'}" font-weight=${on ? 600 : 450}>z ${v}</text>`
})
r += `<text x=330 y=20 text-anchor=end font-family="Client Mono" font-size=11.500 fill="#485e69">lightness 90 to 75</text>`
rp.innerHTML = r

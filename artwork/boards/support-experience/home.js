// low sun over hills
let o = '<circle cx=1180 cy=270 r=208 fill="#ffd36a"/>'
for (let i = 0; i < 6; i++)
  o += `<rect x=950 y=${262 + i * 30} width=460 height=${3 + i * 3.6} fill="#d8390f"/>`
;[
  ['#9c2408', 318, 34, 0.6, 120],
  ['#7c1d10', 362, 26, 2.3, 96],
  ['#123b33', 410, 22, 1.2, 130],
  ['#0b2721', 446, 14, 3.4, 88],
].forEach(([c, y, a, p, w]) => {
  let d = 'M0 470'
  for (let x = 0; x <= 1560; x += 10)
    d += `L${x} ${(y + Math.sin(x / w + p) * a * 0.8 + Math.sin(x / (w * 0.37) + p * 2) * a * 0.22).toFixed(1)}`
  o += `<path d="${d}L1560 470Z" fill="${c}"/>`
})
// a trail of spans crossing the hills that goes cold
;[
  [1080, 352, 150],
  [1200, 372, 110],
  [1296, 392, 70],
].forEach((q, i) => (o += `<rect x=${q[0]} y=${q[1]} width=${q[2]} height=7 rx=3.500 fill="#f4ecdf"/>`))
o +=
  '<g fill="none" stroke="#f4ecdf" stroke-width=2 stroke-dasharray="2 6" stroke-linecap=round><rect x=1384 y=412 width=64 height=7 rx=3.500 /><rect x=1456 y=432 width=56 height=7 rx=3.500 /></g>'
sky.innerHTML = o
const K = [
  [
    'Ingest is late in ap-south-1',
    'Up to 6 minutes behind. Nothing is lost.',
    'Working on it',
    '#ffedbd',
    '#6b4a05',
    7.87,
    9.63,
    '#f0b732',
    1,
  ],
  [
    'nginx 1.27 drops trace headers',
    'A two-line fix, about 4 minutes.',
    'Fix ready',
    '#cfe3d6',
    '#123b33',
    0,
    9.63,
    '#3f7f6f',
    1,
  ],
  [
    'Collector 0.98 counts retries twice',
    'Charts read high. 0.99 is out on Thursday.',
    'Waiting',
    '#e3ece4',
    '#1d5548',
    2.2,
    9.63,
    '#9cc7e8',
    1,
  ],
  ['Slow sign-in', 'Back to normal at 06:10.', 'Over', '#efe6d6', '#5c5444', 5.2, 6.17, '#b9ad98', 0],
]
kn.innerHTML = K.map(
  (k) =>
    `<div class=is><div><b>${k[0]}<em style="background:${k[3]};color:${k[4]}">${k[2]}</em></b><span>${k[1]}</span></div><svg width=250 height=26><rect y=11 width=250 height=4 rx=2 fill="#ebe1d0"/><rect x=${((k[5] / 9.63) * 250).toFixed(1)} y=7 width=${(((k[6] - k[5]) / 9.63) * 250).toFixed(1)} height=12 rx=6 fill="${k[7]}"/>${k[8] ? `<circle cx=244 cy=13 r=6 fill="#0e1f1b"/>` : ''}</svg></div>`,
).join('')
// guided paths as a trail map
const P = [
  ['Traces end early', '5 questions, 4 min', '#f4481e', 114, 5],
  ['The bill jumped', '3 questions, 2 min', '#ffd36a', 186, 3],
  ['Alerts are too loud', '6 questions, 7 min', '#9cc7e8', 258, 6],
  ['See a first trace', '8 steps, 10 min', '#9db8a4', 330, 8],
]
let t = '<path d="M28 0H804Q832 0 832 28V390Q832 418 804 418H28Q0 418 0 390V28Q0 0 28 0Z" fill="#123b33"/>'
P.forEach((p, i) => {
  const d = `M64 ${222}C150 222 130 ${p[3]} 230 ${p[3]}H560`
  t += `<path d="${d}" fill=none stroke="${p[2]}" stroke-width=9 stroke-linecap=round />`
})
P.forEach((p, i) => {
  for (let k = 0; k < p[4]; k++) {
    const x = 236 + k * (316 / (p[4] - 1)),
      l = k == p[4] - 1
    t +=
      `<circle cx=${x} cy=${p[3]} r=${l ? 15 : 7.5} fill="${l ? p[2] : '#123b33'}" stroke="${p[2]}" stroke-width=4 />` +
      (l
        ? `<path d="M${x - 5.5} ${p[3] + 0.5}l4 4.200 7.500-8.500" fill=none stroke="#0e1f1b" stroke-width=2.800 stroke-linecap=round stroke-linejoin=round />`
        : '')
  }
  t += `<text x=590 y=${p[3] - 2} fill="#fff" font-family="Bricolage Grotesque Variable" font-weight=600 font-size=19 letter-spacing=-.5>${p[0]}</text><text x=590 y=${p[3] + 19} fill="#b4cbc0" font-family="Geist Variable" font-size=13.500>${p[1]}</text>`
})
t +=
  '<circle cx=64 cy=222 r=26 fill="#f4ecdf"/><circle cx=64 cy=222 r=9 fill="#0e1f1b"/><text x=64 y=274 text-anchor=middle fill="#eaf1ec" font-family="Geist Variable" font-weight=540 font-size=13.500>You</text><text x=36 y=388 fill="#b4cbc0" font-family="Geist Variable" font-size=13.500>Each path can hand over to a person at any stop, with your answers attached.</text>'
tr.style
document.getElementById('tr').innerHTML = t
document.querySelector('.tr h2').style.color = '#fff'

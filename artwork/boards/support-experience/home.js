// a signal that nobody answers: its rings break up as they travel
let o = ''
for (let i = 0; i < 9; i++)
  o += `<circle cx=1180 cy=252 r=${34 + i * 54} fill="none" stroke="#d9ed6b" stroke-width=${15 - i * 1.3} stroke-dasharray="${i < 3 ? 'none' : `${190 - i * 18} ${i * 12}`}" stroke-linecap="round" opacity=${(1 - i * 0.095).toFixed(2)} />`
o += '<circle cx=1180 cy=252 r=15 fill="#d9ed6b"/><rect y=410 width=1560 height=60 fill="#1d2227"/>'
// a trail of spans crossing the hills that goes cold
;[
  [1080, 352, 150],
  [1200, 372, 110],
  [1296, 392, 70],
].forEach((q, i) => (o += `<rect x=${q[0]} y=${q[1]} width=${q[2]} height=7 rx=3.500 fill="#ebedf0"/>`))
o +=
  '<g fill="none" stroke="#ebedf0" stroke-width=2 stroke-dasharray="2 6" stroke-linecap=round><rect x=1384 y=412 width=64 height=7 rx=3.500 /><rect x=1456 y=432 width=56 height=7 rx=3.500 /></g>'
sky.innerHTML = o
const K = [
  [
    'Ingest is late in ap-south-1',
    'Up to 6 minutes behind. Nothing is lost.',
    'Working on it',
    '#f1fcc2',
    '#535d02',
    7.87,
    9.63,
    '#c0d52c',
    1,
  ],
  [
    'nginx 1.27 drops trace headers',
    'A two-line fix, about 4 minutes.',
    'Fix ready',
    '#d8dee3',
    '#2d343b',
    0,
    9.63,
    '#67737f',
    1,
  ],
  [
    'Collector 0.98 counts retries twice',
    'Charts read high. 0.99 is out on Thursday.',
    'Waiting',
    '#e7e9ec',
    '#414b55',
    2.2,
    9.63,
    '#8bd6df',
    1,
  ],
  ['Slow sign-in', 'Back to normal at 06:10.', 'Over', '#e4e7eb', '#595d49', 5.2, 6.17, '#abafb4', 0],
]
kn.innerHTML = K.map(
  (k) =>
    `<div class=is><div><b>${k[0]}<em style="background:${k[3]};color:${k[4]}">${k[2]}</em></b><span>${k[1]}</span></div><svg width=250 height=26><rect y=11 width=250 height=4 rx=2 fill="#dfe3e6"/><rect x=${((k[5] / 9.63) * 250).toFixed(1)} y=7 width=${(((k[6] - k[5]) / 9.63) * 250).toFixed(1)} height=12 rx=2 fill="${k[7]}"/>${k[8] ? `<circle cx=244 cy=13 r=6 fill="#181c1f"/>` : ''}</svg></div>`,
).join('')
// guided paths as a trail map
const P = [
  ['Traces end early', '5 questions, 4 min', '#f54248', 114, 5],
  ['The bill jumped', '3 questions, 2 min', '#d9ed6b', 186, 3],
  ['Alerts are too loud', '6 questions, 7 min', '#8bd6df', 258, 6],
  ['See a first trace', '8 steps, 10 min', '#a9b1b9', 330, 8],
]
let t = '<path d="M28 0H804Q832 0 832 28V390Q832 418 804 418H28Q0 418 0 390V28Q0 0 28 0Z" fill="#2d343b"/>'
P.forEach((p, i) => {
  const d = `M64 ${222}C150 222 130 ${p[3]} 230 ${p[3]}H560`
  t += `<path d="${d}" fill=none stroke="${p[2]}" stroke-width=9 stroke-linecap=round />`
})
P.forEach((p, i) => {
  for (let k = 0; k < p[4]; k++) {
    const x = 236 + k * (316 / (p[4] - 1)),
      l = k == p[4] - 1
    t +=
      `<circle cx=${x} cy=${p[3]} r=${l ? 15 : 7.5} fill="${l ? p[2] : '#2d343b'}" stroke="${p[2]}" stroke-width=4 />` +
      (l
        ? `<path d="M${x - 5.5} ${p[3] + 0.5}l4 4.200 7.500-8.500" fill=none stroke="#181c1f" stroke-width=2.800 stroke-linecap=round stroke-linejoin=round />`
        : '')
  }
  t += `<text x=590 y=${p[3] - 2} fill="#fff" font-family="Client Display" font-weight=600 font-size=19 letter-spacing=-.5>${p[0]}</text><text x=590 y=${p[3] + 19} fill="#c0c5cb" font-family="Client Text" font-size=13.500>${p[1]}</text>`
})
t +=
  '<circle cx=64 cy=222 r=26 fill="#ebedf0"/><circle cx=64 cy=222 r=9 fill="#181c1f"/><text x=64 y=274 text-anchor=middle fill="#eeeff0" font-family="Client Text" font-weight=540 font-size=13.500>You</text><text x=36 y=388 fill="#c0c5cb" font-family="Client Text" font-size=13.500>Each path can hand over to a person at any stop, with your answers attached.</text>'
tr.style
document.getElementById('tr').innerHTML = t
document.querySelector('.tr h2').style.color = '#fff'

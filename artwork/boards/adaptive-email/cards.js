sun.innerHTML = '<circle cx=300 cy=330 r=330 fill="#fea29c"/><circle cx=1500 cy=1010 r=420 fill="#fea29c"/>'
sc.innerHTML = [
  ['Framing', 5, 'Strong'],
  ['Research', 5, 'Strong'],
  ['Craft', 4, 'Good'],
  ['Influence', 0, ''],
  ['Systems', 0, ''],
]
  .map(
    (q) =>
      `<div class=q5><span style="font-weight:540">${q[0]}</span><span class=d>${[1, 2, 3, 4, 5].map((k) => `<i style="${k <= q[1] ? 'background:#ef5c5a' : ''}"></i>`).join('')}</span><span style="color:#625564;font-size:13px;text-align:right">${q[2] || 'not yet'}</span></div>`,
  )
  .join('')
// incident spark
let d = ''
const v = [8, 9, 8, 10, 9, 11, 10, 9, 12, 10, 11, 10, 12, 14, 30, 52, 70, 64, 78, 72, 81, 76, 80, 74]
v.forEach(
  (h, i) =>
    (d += `<rect x=${i * 14.3} y=${84 - h} width=9.600 height=${h} rx=5 fill="${i < 14 ? '#88618e' : '#ef5c5a'}"/>`),
)
inc.innerHTML =
  d +
  `<path d="M${14 * 14.3 - 2.4} 0V92" stroke="#fed097" stroke-width=1.500 stroke-dasharray="2 4"/><text x=${14 * 14.3 - 10} y=12 text-anchor=end font-family="Client Mono" font-size=12 fill="#fed097">file sent</text><text x=0 y=12 font-family="Client Mono" font-size=12 fill="#c4afc7">41 min late</text>`
// dial
let k =
  '<svg width=150 height=150 viewBox="-75 -75 150 150"><circle r=62 fill="none" stroke="#f2b462" stroke-width=14 />'
const ar = (a, b, r) =>
  `M${(Math.sin(a) * r).toFixed(1)} ${(-Math.cos(a) * r).toFixed(1)}A${r} ${r} 0 ${b - a > Math.PI ? 1 : 0} 1 ${(Math.sin(b) * r).toFixed(1)} ${(-Math.cos(b) * r).toFixed(1)}`
k += `<path d="${ar(0, 4.18, 62)}" fill=none stroke="#402944" stroke-width=14 stroke-linecap=round /><circle cx=${Math.sin(4.18) * 62} cy=${-Math.cos(4.18) * 62} r=10 fill="#fefdfd" stroke="#402944" stroke-width=4 /><text y=6 text-anchor=middle font-family="Client Display" font-weight=640 font-size=38 letter-spacing=-1.500 fill="#211723">48 h</text><text y=27 text-anchor=middle font-family="Client Text" font-size=12.500 fill="#5d411c">of 72 at most</text></svg>`
dial.innerHTML = k
// survey
let s = ''
const hz = 268,
  xs = [52, 124, 196, 268, 340],
  hy = [280, 252, 226, 196, 166],
  fc = ['#efc797', '#fdb1ac', '#fe9b95', '#fc7f79', '#ef5c5a']
xs.forEach((x, i) => {
  s += `<circle cx=${x} cy=${hy[i]} r=${24 + i * 2} fill="${fc[i]}" ${i == 3 ? 'stroke="#fed097" stroke-width=4' : ''} />`
})
;[
  ['#88618e', hz, 6, 0.4],
  ['#5c3c61', hz + 24, 6, 2],
  ['#2e1d31', hz + 52, 5, 4],
].forEach(([c, y, a, p]) => {
  let q = 'M0 402'
  for (let x = 0; x <= 392; x += 6) q += `L${x} ${(y + Math.sin(x / 70 + p) * a).toFixed(1)}`
  s += `<path d="${q}L392 402Z" fill="${c}"/>`
})
;['Low', 'Flat', 'Even', 'Light', 'Bright'].forEach(
  (t, i) =>
    (s += `<text x=${xs[i]} y=352 text-anchor=middle font-family="Client Text" font-weight=${i == 3 ? 620 : 480} font-size=14 fill="${i == 3 ? '#fed097' : '#e8dcea'}">${t}</text>`),
)
s += `<text x=196 y=382 text-anchor=middle font-family="Client Text" font-size=13 fill="#c4afc7">You tapped Light. Change it until 13:00.</text>`
sv.innerHTML = s

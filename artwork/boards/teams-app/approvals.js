let b = ''
for (let i = 0; i < 25; i++)
  b += `<i style="width:7px;height:16px;border-radius:3px;background:${i < 14 ? '#88618e' : i < 17 ? '#ef5c5a' : '#fed097'}"></i>`
bal.innerHTML = b
const P = [
  [5, 'Bruno'],
  [25, 'Anika'],
  [2, 'Amara'],
  [1, 'Abel'],
  [4, 'Leila'],
  [8, 'Yuki'],
  [7, 'Kwame'],
  [9, 'Callum'],
]
const x0 = 148,
  cw = 43,
  dx = (i) => x0 + i * cw + Math.floor(i / 5) * 12,
  tp0 = 66,
  rh = 47
const days = [17, 18, 19, 20, 21, 24, 25, 26, 27, 28, 1, 2, 3, 4, 5],
  dl = ['M', 'T', 'W', 'T', 'F']
let o = ''
o += `<rect x=${dx(5) - 5} y=14 width=${cw * 3 + 7} height=450 rx=17 fill="#fff0ea"/>`
days.forEach((d, i) => {
  const h = i > 4 && i < 8
  o += `<text x=${dx(i) + 19} y=32 text-anchor=middle font-family="Client Mono" font-size=11.5 fill="${h ? '#a13a39' : '#685c6a'}">${dl[i % 5]}</text><text x=${dx(i) + 19} y=51 text-anchor=middle font-family="Client Display" font-weight=620 font-size=15 fill="${h ? '#a13a39' : '#211723'}">${d}</text>`
})
const A = {
  Bruno: [[5, 3, '#ef5c5a', 'Away', '#fff']],
  Anika: [[5, 3, '#c9b9de', 'Covers', '#382a48']],
  Amara: [
    [0, 3, '#fdd6d2', 'On call', '#7b2b2b'],
    [10, 2, '#d8c5da', 'Writing', '#402944'],
  ],
  Abel: [[5, 5, '#fdd6d2', 'On call', '#7b2b2b']],
  Leila: [[10, 5, '#bcaaa4', 'Leave', '#2d251c']],
  Yuki: [[1, 2, '#feebd5', 'Malmö', '#694a21']],
  Kwame: [
    [3, 2, '#fdd6d2', 'On call', '#7b2b2b'],
    [10, 2, '#fdd6d2', 'On call', '#7b2b2b'],
  ],
  Callum: [[7, 2, '#d8c5da', 'Training', '#402944']],
}
P.forEach((p, r) => {
  const y = tp0 + r * rh
  if (r) o += `<path d="M22 ${y - 2}H${dx(14) + 40}" stroke="#f1e5e1"/>`
  o += `<g transform="translate(28 ${y + 5})"><foreignObject width=30 height=30><span class=av style="width:30px;height:30px">${face(p[0])}</span></foreignObject></g><text x=68 y=${y + 25} font-family="Client Text" font-weight=540 font-size=13.500 fill="#211723">${p[1]}</text>`
  days.forEach(
    (d, i) =>
      (o += `<rect x=${dx(i) + 14} y=${y + 17} width=10 height=6 rx=3 fill="${i > 4 && i < 8 ? '#fbdbd8' : '#ede0db'}"/>`),
  )
  ;(A[p[1]] || []).forEach((s) => {
    const w = dx(s[0] + s[1] - 1) + 38 - dx(s[0])
    o += `<rect x=${dx(s[0])} y=${y + 7} width=${w} height=26 rx=9.5 fill="${s[2]}"/><text x=${dx(s[0]) + 11} y=${y + 24.5} font-family="Client Text" font-weight=580 font-size=12.500 fill="${s[4]}">${s[3]}</text>`
  })
})
o += `<g fill=none stroke="#ef5c5a" stroke-width=1.5><path d="M${dx(7) + 44} 15H814Q826 15 826 27V48Q826 60 840 60"/><path d="M${dx(7) + 44} 133C640 133 690 202 840 202" stroke-dasharray="1 6" stroke-linecap=round /><path d="M${dx(7) + 28} 451H814Q826 451 826 439V356Q826 342 840 342"/></g><circle cx=${dx(7) + 19} cy=451 r=6 fill="#ef5c5a"/><text x=${dx(7) + 4} y=455 text-anchor=end font-family="Client Text" font-weight=560 font-size=12.500 fill="#a13a39">Bill due</text>`
g.innerHTML = o
const R = [4, 9, 12, 16, 22, 38, 44, 61, 95, 140, 210]
rt.innerHTML =
  `<path d="M0 46H308" stroke="#dcc9c2"/>` +
  R.map((v) => {
    const x = (Math.log(v / 3) / Math.log(240 / 3)) * 286 + 10
    return `<circle cx=${x.toFixed(1)} cy=${46 - 11} r=${v == 38 ? 9 : 6.5} fill="${v == 38 ? '#ef5c5a' : v < 38 ? '#88618e' : '#bcaaa4'}" opacity=.92 />`
  }).join('') +
  ['4 min', '38 min', '3 h 30']
    .map(
      (t, i) =>
        `<text x=${[0, 172, 308][i]} y=61 text-anchor=${['start', 'middle', 'end'][i]} font-family="Client Mono" font-size=11.5 fill="#685c6a">${t}</text>`,
    )
    .join('')

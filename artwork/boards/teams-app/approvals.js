let b = ''
for (let i = 0; i < 25; i++)
  b += `<i style="width:7px;height:16px;border-radius:3px;background:${i < 14 ? '#3f7f6f' : i < 17 ? '#f4481e' : '#ffd36a'}"></i>`
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
o += `<rect x=${dx(5) - 5} y=14 width=${cw * 3 + 7} height=450 rx=14 fill="#fff0ea"/>`
days.forEach((d, i) => {
  const h = i > 4 && i < 8
  o += `<text x=${dx(i) + 19} y=32 text-anchor=middle font-family="Geist Mono Variable" font-size=11.5 fill="${h ? '#a32a0a' : '#55655d'}">${dl[i % 5]}</text><text x=${dx(i) + 19} y=51 text-anchor=middle font-family="Bricolage Grotesque Variable" font-weight=620 font-size=15 fill="${h ? '#a32a0a' : '#0e1f1b'}">${d}</text>`
})
const A = {
  Bruno: [[5, 3, '#f4481e', 'Away', '#fff']],
  Anika: [[5, 3, '#9cc7e8', 'Covers', '#123450']],
  Amara: [
    [0, 3, '#ffcdbc', 'On call', '#7c1d10'],
    [10, 2, '#bcd3c6', 'Writing', '#123b33'],
  ],
  Abel: [[5, 5, '#ffcdbc', 'On call', '#7c1d10']],
  Leila: [[10, 5, '#b9ad98', 'Leave', '#2c2618']],
  Yuki: [[1, 2, '#ffedbd', 'Malmö', '#6b4a05']],
  Kwame: [
    [3, 2, '#ffcdbc', 'On call', '#7c1d10'],
    [10, 2, '#ffcdbc', 'On call', '#7c1d10'],
  ],
  Callum: [[7, 2, '#bcd3c6', 'Training', '#123b33']],
}
P.forEach((p, r) => {
  const y = tp0 + r * rh
  if (r) o += `<path d="M22 ${y - 2}H${dx(14) + 40}" stroke="#efe7d9"/>`
  o += `<g transform="translate(28 ${y + 5})"><foreignObject width=30 height=30><span class=av style="width:30px;height:30px">${face(p[0])}</span></foreignObject></g><text x=68 y=${y + 25} font-family="Geist Variable" font-weight=540 font-size=13.500 fill="#0e1f1b">${p[1]}</text>`
  days.forEach(
    (d, i) =>
      (o += `<rect x=${dx(i) + 14} y=${y + 17} width=10 height=6 rx=3 fill="${i > 4 && i < 8 ? '#f6d5c6' : '#eae2d3'}"/>`),
  )
  ;(A[p[1]] || []).forEach((s) => {
    const w = dx(s[0] + s[1] - 1) + 38 - dx(s[0])
    o += `<rect x=${dx(s[0])} y=${y + 7} width=${w} height=26 rx=8 fill="${s[2]}"/><text x=${dx(s[0]) + 11} y=${y + 24.5} font-family="Geist Variable" font-weight=580 font-size=12.500 fill="${s[4]}">${s[3]}</text>`
  })
})
o += `<g fill=none stroke="#f4481e" stroke-width=1.5><path d="M${dx(7) + 44} 15H814Q826 15 826 27V48Q826 60 840 60"/><path d="M${dx(7) + 44} 133C640 133 690 202 840 202" stroke-dasharray="1 6" stroke-linecap=round /><path d="M${dx(7) + 28} 451H814Q826 451 826 439V356Q826 342 840 342"/></g><circle cx=${dx(7) + 19} cy=451 r=6 fill="#f4481e"/><text x=${dx(7) + 4} y=455 text-anchor=end font-family="Geist Variable" font-weight=560 font-size=12.500 fill="#a32a0a">Bill due</text>`
g.innerHTML = o
const R = [4, 9, 12, 16, 22, 38, 44, 61, 95, 140, 210]
rt.innerHTML =
  `<path d="M0 46H308" stroke="#d9ccb5"/>` +
  R.map((v) => {
    const x = (Math.log(v / 3) / Math.log(240 / 3)) * 286 + 10
    return `<circle cx=${x.toFixed(1)} cy=${46 - 11} r=${v == 38 ? 9 : 6.5} fill="${v == 38 ? '#f4481e' : v < 38 ? '#3f7f6f' : '#b9ad98'}" opacity=.92 />`
  }).join('') +
  ['4 min', '38 min', '3 h 30']
    .map(
      (t, i) =>
        `<text x=${[0, 172, 308][i]} y=61 text-anchor=${['start', 'middle', 'end'][i]} font-family="Geist Mono Variable" font-size=11.5 fill="#55655d">${t}</text>`,
    )
    .join('')

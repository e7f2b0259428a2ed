document.querySelectorAll('[data-i]').forEach((e) => {
  e.innerHTML = ic(e.dataset.i)
  if (e.dataset.i == 'right') e.style.background = 'none'
})
const rings = (cx, cy, count, step, color, width, broken) =>
  Array.from(
    { length: count },
    (_, i) =>
      `<circle cx=${cx} cy=${cy} r=${step * (i + 0.6)} fill="none" stroke="${color}" stroke-width=${width} stroke-dasharray="${broken && i > 1 ? `${step * 3 - i * 9} ${i * 8}` : 'none'}" stroke-linecap="round" opacity=${(1 - (i / count) * 0.85).toFixed(2)} />`,
  ).join('')
bg.innerHTML = rings(1360, 860, 9, 74, '#5db9c4', 16, false)
s1.innerHTML = rings(250, 232, 6, 40, '#d9ed6b', 9, true)
const r = rng(8)
wv.innerHTML = Array.from(
  { length: 41 },
  (_, i) =>
    `<i style="height:${(6 + 32 * Math.abs(Math.sin(i * 0.52)) * Math.exp(-Math.pow((i - 18) / 16, 2)) + r() * 5).toFixed(0)}px;opacity:${i > 30 ? 0.35 : 1}"></i>`,
).join('')
// hop: proxy to gateway, header dropped
const U = 'font-family="Client Text" font-size=12.500'
hp.innerHTML = `<rect x=0 y=8 width=70 height=34 rx=3.5 fill="#2d343b"/><text x=35 y=29.500 text-anchor=middle fill="#fff" ${U} font-weight=560>web</text><rect x=104 y=8 width=70 height=34 rx=3.5 fill="#c32e34"/><text x=139 y=29.500 text-anchor=middle fill="#fff" ${U} font-weight=560>nginx</text><rect x=208 y=8 width=70 height=34 rx=3.5 fill="#2d343b"/><text x=243 y=29.500 text-anchor=middle fill="#fff" ${U} font-weight=560>orders</text><path d="M70 25h34" stroke="#2d343b" stroke-width=6 /><path d="M178 25h28" stroke="#c32e34" stroke-width=3 stroke-dasharray="3 5"/><path d="M186 19l12 12M198 19l-12 12" stroke="#c32e34" stroke-width=3 stroke-linecap=round />`
s3.innerHTML = '<rect width=344 height=330 fill="#d9ed6b"/>' + rings(172, 200, 8, 38, '#2d343b', 9, false)
let c = ''
;[
  [
    'Before, 09:31',
    0,
    [
      ['#8bd6df', 0, 70],
      ['#9ba5b0', 8, 52],
    ],
    1,
  ],
  [
    'Now, 09:52',
    66,
    [
      ['#8bd6df', 0, 280],
      ['#9ba5b0', 8, 262],
      ['#d9ed6b', 18, 238],
      ['#f54248', 70, 96],
      ['#c9b6f2', 176, 66],
      ['#b9c86f', 248, 14],
    ],
    0,
  ],
].forEach((q) => {
  c += `<text x=0 y=${q[1] + 12} fill="#c0c5cb" ${U}>${q[0]}</text>`
  q[2].forEach(
    (b, i) => (c += `<rect x=${b[1]} y=${q[1] + 22 + i * 9} width=${b[2]} height=6 rx=3 fill="${b[0]}"/>`),
  )
  if (q[3])
    c += `<path d="M78 ${q[1] + 34}H280" stroke="#78818a" stroke-width=2 stroke-dasharray="2 7" stroke-linecap=round /><text x=280 y=${q[1] + 12} text-anchor=end fill="#ff9791" ${U}>ends at the gateway</text>`
  else c += `<text x=280 y=${q[1] + 12} text-anchor=end fill="#c6d5e4" ${U}>reaches 9 services</text>`
})
cm.innerHTML = c

document.querySelectorAll('[data-i]').forEach((e) => {
  e.innerHTML = ic(e.dataset.i)
  if (e.dataset.i == 'right') e.style.background = 'none'
})
const hill = (L, W, H) =>
  L.map(([c, y, a, p, w]) => {
    let d = 'M0 ' + H
    for (let x = 0; x <= W; x += 8)
      d += `L${x} ${(y + Math.sin(x / w + p) * a * 0.8 + Math.sin(x / (w * 0.37) + p * 2) * a * 0.22).toFixed(1)}`
    return `<path d="${d}L${W} ${H}Z" fill="${c}"/>`
  }).join('')
let o = '<circle cx=1360 cy=790 r=220 fill="#ffd36a"/>'
for (let i = 0; i < 6; i++)
  o += `<rect x=1110 y=${776 + i * 28} width=500 height=${3 + i * 3.6} fill="#9cc7e8"/>`
bg.innerHTML =
  o +
  hill(
    [
      ['#6aa6d2', 800, 40, 0.4, 210],
      ['#3f7f6f', 852, 34, 2.4, 170],
      ['#1d5548', 902, 26, 1.1, 140],
      ['#123b33', 946, 18, 3.2, 120],
    ],
    1600,
    1000,
  )
s1.innerHTML =
  '<circle cx=250 cy=262 r=96 fill="#ffd36a"/>' +
  [0, 1, 2, 3]
    .map((i) => `<rect x=150 y=${262 + i * 20} width=200 height=${3 + i * 3} fill="#d8390f"/>`)
    .join('') +
  hill(
    [
      ['#9c2408', 292, 18, 0.6, 60],
      ['#7c1d10', 318, 14, 2.2, 50],
    ],
    344,
    360,
  )
const r = rng(8)
wv.innerHTML = Array.from(
  { length: 41 },
  (_, i) =>
    `<i style="height:${(6 + 32 * Math.abs(Math.sin(i * 0.52)) * Math.exp(-Math.pow((i - 18) / 16, 2)) + r() * 5).toFixed(0)}px;opacity:${i > 30 ? 0.35 : 1}"></i>`,
).join('')
// hop: proxy to gateway, header dropped
const U = 'font-family="Geist Variable" font-size=12.500'
hp.innerHTML = `<rect x=0 y=8 width=70 height=34 rx=11 fill="#123b33"/><text x=35 y=29.500 text-anchor=middle fill="#fff" ${U} font-weight=560>web</text><rect x=104 y=8 width=70 height=34 rx=11 fill="#c2330f"/><text x=139 y=29.500 text-anchor=middle fill="#fff" ${U} font-weight=560>nginx</text><rect x=208 y=8 width=70 height=34 rx=11 fill="#123b33"/><text x=243 y=29.500 text-anchor=middle fill="#fff" ${U} font-weight=560>orders</text><path d="M70 25h34" stroke="#123b33" stroke-width=6 /><path d="M178 25h28" stroke="#c2330f" stroke-width=3 stroke-dasharray="3 5"/><path d="M186 19l12 12M198 19l-12 12" stroke="#c2330f" stroke-width=3 stroke-linecap=round />`
s3.innerHTML =
  '<rect width=344 height=330 fill="#ffd36a"/><circle cx=172 cy=186 r=104 fill="#f4481e"/>' +
  hill(
    [
      ['#f0b732', 244, 20, 0.5, 70],
      ['#3f7f6f', 268, 16, 2.2, 58],
      ['#1d5548', 290, 12, 1, 50],
      ['#123b33', 312, 9, 3, 46],
    ],
    344,
    778,
  )
let c = ''
;[
  [
    'Before, 09:31',
    0,
    [
      ['#9cc7e8', 0, 70],
      ['#7fb0a0', 8, 52],
    ],
    1,
  ],
  [
    'Now, 09:52',
    66,
    [
      ['#9cc7e8', 0, 280],
      ['#7fb0a0', 8, 262],
      ['#ffd36a', 18, 238],
      ['#f4481e', 70, 96],
      ['#c9b6f2', 176, 66],
      ['#e7a977', 248, 14],
    ],
    0,
  ],
].forEach((q) => {
  c += `<text x=0 y=${q[1] + 12} fill="#b4cbc0" ${U}>${q[0]}</text>`
  q[2].forEach(
    (b, i) => (c += `<rect x=${b[1]} y=${q[1] + 22 + i * 9} width=${b[2]} height=6 rx=3 fill="${b[0]}"/>`),
  )
  if (q[3])
    c += `<path d="M78 ${q[1] + 34}H280" stroke="#5f8a7c" stroke-width=2 stroke-dasharray="2 7" stroke-linecap=round /><text x=280 y=${q[1] + 12} text-anchor=end fill="#ff9a78" ${U}>ends at the gateway</text>`
  else c += `<text x=280 y=${q[1] + 12} text-anchor=end fill="#a9e3bf" ${U}>reaches 9 services</text>`
})
cm.innerHTML = c

document.querySelectorAll('[data-i]').forEach((e) => (e.innerHTML = ic(e.dataset.i)))
// low sun behind the phones
let o = '<circle cx=1010 cy=700 r=520 fill="#f4481e"/>'
for (let i = 0; i < 8; i++)
  o += `<rect x=480 y=${620 + i * 42} width=1080 height=${5 + i * 4.4} fill="#ffd36a"/>`
o += '<rect x=0 y=944 width=1600 height=56 fill="#f0b732"/>'
bg.innerHTML = o
// lock wallpaper: hills
let w = '<circle cx=250 cy=330 r=120 fill="#f4481e"/>'
;[
  ['#1d5548', 330, 26, 1],
  ['#174739', 420, 20, 2.2],
  ['#0f332b', 560, 16, 0.3],
  ['#0b2721', 680, 12, 1.4],
].forEach(([c, y, a, p]) => {
  let d = 'M0 784'
  for (let x = 0; x <= 350; x += 7)
    d += `L${x} ${(y + Math.sin(x / 66 + p) * a + Math.sin(x / 27 + p) * a * 0.25).toFixed(1)}`
  w += `<path d="${d}L350 784Z" fill="${c}"/>`
})
lk.innerHTML = w
const r = rng(9)
let b = ''
for (let i = 0; i < 48; i++) {
  const er = i < 34 ? r() * 1.5 : Math.min(15, (i - 33) * 4) + r() * 2,
    ok = 28 + r() * 4 - (i < 34 ? 0 : er * 0.6)
  b += `<rect x=${i * 6} y=${(50 - ok).toFixed(1)} width=4.200 height=${ok.toFixed(1)} rx=1.400 fill="#9db8a4"/><rect x=${i * 6} y=${(49 - ok - er).toFixed(1)} width=4.200 height=${er.toFixed(1)} rx=1.400 fill="#f4481e"/>`
}
document.getElementById('sp').innerHTML = b
// vertical path
const seg = (y0, y1, w0, w1, c, op = 1) =>
  `<path d="M${175 - w0 / 2} ${y0}C${175 - w0 / 2} ${(y0 + y1) / 2} ${175 - w1 / 2} ${(y0 + y1) / 2} ${175 - w1 / 2} ${y1}H${175 + w1 / 2}C${175 + w1 / 2} ${(y0 + y1) / 2} ${175 + w0 / 2} ${(y0 + y1) / 2} ${175 + w0 / 2} ${y0}Z" fill="${c}" opacity=${op} />`
let p = ''
;[
  [-1, 72, 30, 250],
  [-1, 104, 16, 282],
  [1, 72, 30, 250],
  [1, 104, 16, 282],
].forEach(
  (q) =>
    (p += `<path d="M${175 + q[0] * (q[1] - 8)} 206C${175 + q[0] * (q[1] - 8)} ${q[3] - 6} ${175 + q[0] * 130} ${q[3]} ${175 + q[0] * 190} ${q[3]}" fill=none stroke="#3f7f6f" stroke-width=${q[2] * 0.6} opacity=.42 />`),
)
p += seg(212, 276, 44, 44, '#f4481e') + seg(338, 402, 44, 44, '#f4481e')
p += `<path d="M108 476C108 516 108 516 108 556H152V476Z" fill="#f4481e"/><path d="M164 476V556H212V476Z" fill="#ff9a78" opacity=.5 />`
;[176, 188, 200].forEach(
  (x) => (p += `<path d="M${x} 476V556" stroke="#ffc0ad" stroke-width=1.600 stroke-dasharray="5 5"/>`),
)
p += `<g stroke="#ffe0d4" stroke-width=3 stroke-linecap=round stroke-dasharray="2 14"><path d="M175 220V272M175 346V398M130 484V552"/></g><text x=224 y=512 fill="#ffb59f" font-family="Geist Mono Variable" font-size=12.500 letter-spacing=-.4>${fact('incident.orders.tries')} retries</text><text x=224 y=529 fill="#ffb59f" font-family="Geist Mono Variable" font-size=12.500 letter-spacing=-.4>each, ${fact('incident.orders.retries')}/s</text>`
pt.innerHTML = p

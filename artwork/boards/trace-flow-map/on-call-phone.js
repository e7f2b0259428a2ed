document.querySelectorAll('[data-i]').forEach((e) => (e.innerHTML = ic(e.dataset.i)))
// the page goes out in rings
let o = ''
for (let i = 0; i < 12; i++)
  o += `<circle cx=1010 cy=560 r=${90 + i * 86} fill="none" stroke="#c0d52c" stroke-width=${34 - i * 2} />`
bg.innerHTML = o
// lock wallpaper: the same rings, in the dark
let w = ''
for (let i = 0; i < 9; i++)
  w += `<circle cx=250 cy=330 r=${26 + i * 62} fill="none" stroke="${i ? '#353e47' : '#f54248'}" stroke-width=${i ? 20 - i : 22} />`
lk.innerHTML = w
const r = rng(9)
let b = ''
for (let i = 0; i < 48; i++) {
  const er = i < 34 ? r() * 1.5 : Math.min(15, (i - 33) * 4) + r() * 2,
    ok = 28 + r() * 4 - (i < 34 ? 0 : er * 0.6)
  b += `<rect x=${i * 6} y=${(50 - ok).toFixed(1)} width=4.200 height=${ok.toFixed(1)} rx=1.400 fill="#a9b1b9"/><rect x=${i * 6} y=${(49 - ok - er).toFixed(1)} width=4.200 height=${er.toFixed(1)} rx=1.400 fill="#f54248"/>`
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
    (p += `<path d="M${175 + q[0] * (q[1] - 8)} 206C${175 + q[0] * (q[1] - 8)} ${q[3] - 6} ${175 + q[0] * 130} ${q[3]} ${175 + q[0] * 190} ${q[3]}" fill=none stroke="#67737f" stroke-width=${q[2] * 0.6} opacity=.42 />`),
)
p += seg(212, 276, 44, 44, '#f54248') + seg(338, 402, 44, 44, '#f54248')
p += `<path d="M108 476C108 516 108 516 108 556H152V476Z" fill="#f54248"/><path d="M164 476V556H212V476Z" fill="#ff9791" opacity=.5 />`
;[176, 188, 200].forEach(
  (x) => (p += `<path d="M${x} 476V556" stroke="#febfba" stroke-width=1.600 stroke-dasharray="5 5"/>`),
)
p += `<g stroke="#fedfdd" stroke-width=3 stroke-linecap=round stroke-dasharray="2 14"><path d="M175 220V272M175 346V398M130 484V552"/></g><text x=224 y=512 fill="#feb4ae" font-family="Client Mono" font-size=12.500 letter-spacing=-.4>${fact('incident.orders.tries')} retries</text><text x=224 y=529 fill="#feb4ae" font-family="Client Mono" font-size=12.500 letter-spacing=-.4>each, ${fact('incident.orders.retries')}/s</text>`
pt.innerHTML = p

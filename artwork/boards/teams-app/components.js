document.querySelectorAll('[data-ck]').forEach((e) => (e.innerHTML = ic('check')))
ch.innerHTML = [
  ['Stretched', '#fdd6d2', '#893130'],
  ['Busy', '#feebd5', '#694a21'],
  ['Steady', '#efe6f0', '#5c3c61'],
  ['Thriving', '#e8d7ea', '#402944'],
  ['Has room', '#e8d7ea', '#402944'],
  ['Settling in', '#e6dff0', '#4f3d65'],
  ['Away soon', '#e6dff0', '#4f3d65', 'sun'],
  ['On call', '#fdd6d2', '#893130', 'bell'],
  ['Quiet day', '#eee2de', '#4b4239', 'lock'],
]
  .map(
    (c) => `<span class=chip style="background:${c[1]};color:${c[2]}">${c[3] ? ic(c[3]) : ''}${c[0]}</span>`,
  )
  .join('')
const W = 560,
  H = 512
let o = ''
const hz = 286,
  xs = [74, 176, 280, 384, 486],
  hy = [296, 262, 232, 196, 158],
  rr = [30, 33, 36, 39, 42],
  fc = ['#efc797', '#fdb1ac', '#fe9b95', '#fc7f79', '#ef5c5a']
xs.forEach((x, i) => {
  o += `<path d="M${x} ${hy[i]}V${hz + 10}" stroke="#b2a0c9" stroke-width=1.500 stroke-dasharray="2 5"/>`
})
xs.forEach((x, i) => (o += `<circle cx=${x} cy=${hy[i]} r=${rr[i]} fill="${fc[i]}"/>`))
const hill = (c, y, a, p, b) => {
  let d = `M0 ${b}`
  for (let x = 0; x <= W; x += 8) d += `L${x} ${(y + Math.sin(x / 88 + p) * a).toFixed(1)}`
  return `<path d="${d}L${W} ${b}Z" fill="${c}"/>`
}
o += hill('#ae91b2', hz, 7, 0.4, H) + hill('#88618e', hz + 26, 7, 2, H) + hill('#402944', hz + 54, 6, 4, H)
const nm = ['Low', 'Flat', 'Even', 'Light', 'Bright']
xs.forEach((x, i) => {
  o += `<text x=${x} y=378 text-anchor=middle font-family="Client Text" font-weight=580 font-size=15 fill="#fff">${nm[i]}</text><text x=${x} y=398 text-anchor=middle font-family="Client Mono" font-size=12 fill="#cfb7d2">${i + 1}</text>`
})
o += `<path d="M30 422H530" stroke="#ffffff22"/>`
// sizes + states
;[
  [50, 18, '44 px target'],
  [216, 26, 'picked'],
  [350, 18, 'after noon, locked'],
].forEach((q, i) => {
  const x = q[0] + 4,
    y = 462
  o += `<circle cx=${x} cy=${y} r=22 fill="${i == 1 ? '#ef5c5a' : '#fffcfb'}" ${i == 1 ? 'stroke="#fed097" stroke-width=3' : ''} opacity=${i == 2 ? 0.45 : 1} /><clipPath id=pc${i}><circle cx=${x} cy=${y} r=${i == 1 ? 20.5 : 22} /></clipPath><g clip-path="url(#pc${i})" opacity=${i == 2 ? 0.55 : 1}><circle cx=${x} cy=${y - 1} r=9.500 fill="${i == 1 ? '#fed097' : '#fe9b95'}"/><path d="M${x - 24} ${y + 8}q12-5 24 0t24 0v20h-48z" fill="${i == 1 ? '#7b2b2b' : '#ae91b2'}"/></g><text x=${x + 34} y=${y + 5} font-family="Client Text" font-size=13.500 fill="#e8dcea">${q[2]}</text>`
})
ps.innerHTML = o

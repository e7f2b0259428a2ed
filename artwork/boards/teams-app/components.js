document.querySelectorAll('[data-ck]').forEach((e) => (e.innerHTML = ic('check')))
ch.innerHTML = [
  ['Stretched', '#ffcdbc', '#8a2309'],
  ['Busy', '#ffedbd', '#6b4a05'],
  ['Steady', '#e3ece4', '#1d5548'],
  ['Thriving', '#cfe3d6', '#123b33'],
  ['Has room', '#cfe3d6', '#123b33'],
  ['Settling in', '#d3e6f4', '#1b4a70'],
  ['Away soon', '#d3e6f4', '#1b4a70', 'sun'],
  ['On call', '#ffcdbc', '#8a2309', 'bell'],
  ['Quiet day', '#ece4d6', '#4a4335', 'lock'],
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
  fc = ['#ffc08f', '#ffab77', '#ff9460', '#ff7442', '#f4481e']
xs.forEach((x, i) => {
  o += `<path d="M${x} ${hy[i]}V${hz + 10}" stroke="#7fb0d3" stroke-width=1.500 stroke-dasharray="2 5"/>`
})
xs.forEach((x, i) => (o += `<circle cx=${x} cy=${hy[i]} r=${rr[i]} fill="${fc[i]}"/>`))
const hill = (c, y, a, p, b) => {
  let d = `M0 ${b}`
  for (let x = 0; x <= W; x += 8) d += `L${x} ${(y + Math.sin(x / 88 + p) * a).toFixed(1)}`
  return `<path d="${d}L${W} ${b}Z" fill="${c}"/>`
}
o += hill('#7fa796', hz, 7, 0.4, H) + hill('#3f7f6f', hz + 26, 7, 2, H) + hill('#123b33', hz + 54, 6, 4, H)
const nm = ['Low', 'Flat', 'Even', 'Light', 'Bright']
xs.forEach((x, i) => {
  o += `<text x=${x} y=378 text-anchor=middle font-family="Geist Variable" font-weight=580 font-size=15 fill="#fff">${nm[i]}</text><text x=${x} y=398 text-anchor=middle font-family="Geist Mono Variable" font-size=12 fill="#a9c9bb">${i + 1}</text>`
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
  o += `<circle cx=${x} cy=${y} r=22 fill="${i == 1 ? '#f4481e' : '#fffdf9'}" ${i == 1 ? 'stroke="#ffd36a" stroke-width=3' : ''} opacity=${i == 2 ? 0.45 : 1} /><clipPath id=pc${i}><circle cx=${x} cy=${y} r=${i == 1 ? 20.5 : 22} /></clipPath><g clip-path="url(#pc${i})" opacity=${i == 2 ? 0.55 : 1}><circle cx=${x} cy=${y - 1} r=9.500 fill="${i == 1 ? '#ffd36a' : '#ff9460'}"/><path d="M${x - 24} ${y + 8}q12-5 24 0t24 0v20h-48z" fill="${i == 1 ? '#7c1d10' : '#7fa796'}"/></g><text x=${x + 34} y=${y + 5} font-family="Geist Variable" font-size=13.500 fill="#d6e5db">${q[2]}</text>`
})
ps.innerHTML = o

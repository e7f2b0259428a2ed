document.querySelectorAll('.st>i[data-x]').forEach((e) => (e.innerHTML = ic('check')))
let o =
  '<defs><clipPath id=sc><circle cx=330 cy=172 r=132 /></clipPath></defs><g clip-path="url(#sc)"><rect width=476 height=240 fill="#f4481e"/>'
for (let i = 0; i < 4; i++)
  o += `<rect x=180 y=${106 + i * 18} width=300 height=${3 + i * 2.5} fill="#123b33"/>`
o += '</g>'
;[
  ['#1d5548', 178, 18, 1.1],
  ['#184a3e', 198, 14, 2.4],
  ['#0e2f28', 216, 10, 0.4],
].forEach(([c, y, a, p]) => {
  let d = 'M0 240'
  for (let x = 0; x <= 482; x += 6)
    d += `L${x} ${(y + Math.sin(x / 74 + p) * a * 0.7 + Math.sin(x / 31 + p * 2) * a * 0.2).toFixed(1)}`
  o += `<path d="${d}L482 240Z" fill="${c}"/>`
})
sun.innerHTML = o
const bar = (bad) => {
  let s = ''
  for (let i = 0; i < 90; i++) {
    const b = bad[i]
    s += `<rect x=${i * 3.7} y=0 width=2.500 height=17 rx=1.200 fill="${b === 2 ? '#f4481e' : b === 1 ? '#f0b732' : '#3f7f6f'}"/>`
  }
  return `<svg viewBox="0 0 332 17" preserveAspectRatio=none>${s}</svg>`
}
sv.innerHTML = `Ingest<b>99.98%</b>${bar({ 31: 1 })}Query<b>99.95%</b>${bar({ 12: 1, 57: 1, 58: 1 })}Ingest, ap-south-1<b style="color:#9a6200">98.71%</b>${bar({ 20: 1, 63: 2, 64: 1, 88: 1, 89: 1 })}`

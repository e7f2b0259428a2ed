document.querySelectorAll('.st>i[data-x]').forEach((e) => (e.innerHTML = ic('check')))
let o = ''
for (let i = 0; i < 7; i++)
  o += `<circle cx=340 cy=196 r=${22 + i * 34} fill="none" stroke="#f54248" stroke-width=${10 - i} stroke-dasharray="${i < 2 ? 'none' : `${120 - i * 12} ${i * 9}`}" stroke-linecap="round" opacity=${(1 - i * 0.12).toFixed(2)} />`
o += '<circle cx=340 cy=196 r=10 fill="#f54248"/>'
sun.innerHTML = o
const bar = (bad) => {
  let s = ''
  for (let i = 0; i < 90; i++) {
    const b = bad[i]
    s += `<rect x=${i * 3.7} y=0 width=2.500 height=17 rx=1.200 fill="${b === 2 ? '#f54248' : b === 1 ? '#c0d52c' : '#67737f'}"/>`
  }
  return `<svg viewBox="0 0 332 17" preserveAspectRatio=none>${s}</svg>`
}
sv.innerHTML = `Ingest<b>99.98%</b>${bar({ 31: 1 })}Query<b>99.95%</b>${bar({ 12: 1, 57: 1, 58: 1 })}Ingest, ap-south-1<b style="color:#717f00">98.71%</b>${bar({ 20: 1, 63: 2, 64: 1, 88: 1, 89: 1 })}`

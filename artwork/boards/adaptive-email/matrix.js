const F = [
  'Layout',
  'Own fonts',
  'Dark mode',
  'Amount card',
  'Budget bar',
  'Line items',
  'Action buttons',
  'Live status',
  'Answer in mail',
  'Read aloud',
]
const C = DATA.mailClients
const cnt = { P: 0, A: 0, F: 0 }
C.forEach((c) => [...c[2]].forEach((k) => cnt[k]++))
const x0 = 312,
  cw = 66,
  y0 = 246,
  rh = 42.5
let o = ''
// column heads
F.forEach((f, i) => {
  const x = x0 + i * cw
  o += `<text transform="translate(${x - 4} ${y0 - 34}) rotate(-38)" font-family="Client Text" font-weight=${i == 6 ? 620 : 500} font-size=14.500 fill="${i == 6 ? '#fed097' : '#e8dcea'}">${f}</text>`
})
o += `<rect x=${x0 + 6 * cw - 26} y=${y0 - 24} width=52 height=${16 * rh + 6} rx=31 fill="#ffffff12"/><rect x=30 y=${y0 + 7 * rh - 21} width=1098 height=42 rx=25 fill="#ffffff12"/>`
C.forEach((c, r) => {
  const y = y0 + r * rh
  o += `<text x=48 y=${y + 5} font-family="Client Text" font-weight=560 font-size=14.500 fill="#fff">${c[0]} <tspan font-weight=420 font-size=13 fill="#c4afc7">${c[1]}</tspan></text>`
  ;[...c[2]].forEach((k, i) => {
    const x = x0 + i * cw,
      sel = r == 7 && i == 6
    if (i < 9) o += `<path d="M${x + 17} ${y}H${x + cw - 17}" stroke="#ffffff1c" stroke-width=2 />`
    if (k == 'P') o += `<circle cx=${x} cy=${y} r=13 fill="#ae91b2"/>`
    if (k == 'A')
      o += `<circle cx=${x} cy=${y} r=12 fill="#362339" stroke="#fed097" stroke-width=2.200 /><path d="M${x} ${y - 13}a13 13 0 0 0 0 26Z" fill="#fed097"/>`
    if (k == 'F')
      o += `<circle cx=${x} cy=${y} r=11.500 fill="#362339" stroke="#fb7c76" stroke-width=3 /><path d="M${x - 5} ${y}h10" stroke="#fb7c76" stroke-width=3 stroke-linecap=round />`
    if (sel) o += `<circle cx=${x} cy=${y} r=20 fill=none stroke="#fff" stroke-width=2.500 />`
  })
  const w = (c[3] / 21.8) * 116
  o += `<rect x=972 y=${y - 4} width=${Math.max(4, w)} height=8 rx=5 fill="${r == 7 ? '#fed097' : '#88618e'}"/><text x=${972 + Math.max(4, w) + 8} y=${y + 4.5} font-family="Client Mono" font-size=12 fill="#d8c5da">${c[3]}%</text>`
})
o += `<text x=972 y=${y0 - 34} font-family="Client Text" font-weight=500 font-size=14.500 fill="#e8dcea">Readers</text>`
// legend with counts
const ly = 958,
  pct = Math.round(((cnt.P + cnt.A) / 160) * 100)
const L = [
  ['P', cnt.P + ' as drawn', 48],
  ['A', cnt.A + ' adapted', 222],
  ['F', cnt.F + ' fall back', 372],
]
L.forEach(([k, t, x]) => {
  const cx = x + 11
  if (k == 'P') o += `<circle cx=${cx} cy=${ly} r=10 fill="#ae91b2"/>`
  if (k == 'A')
    o += `<circle cx=${cx} cy=${ly} r=9 fill="#362339" stroke="#fed097" stroke-width=2 /><path d="M${cx} ${ly - 10}a10 10 0 0 0 0 20Z" fill="#fed097"/>`
  if (k == 'F')
    o += `<circle cx=${cx} cy=${ly} r=9 fill=none stroke="#fb7c76" stroke-width=2.600 /><path d="M${cx - 4} ${ly}h8" stroke="#fb7c76" stroke-width=2.600 stroke-linecap=round />`
  o += `<text x=${x + 30} y=${ly + 5} font-family="Client Text" font-weight=540 font-size=14.500 fill="#f3edeb">${t}</text>`
})
o += `<text x=1118 y=${ly + 6} text-anchor=end font-family="Client Text" font-size=14.500 fill="#d8c5da"><tspan font-family="Client Display" font-weight=640 font-size=26 letter-spacing=-1 fill="#fed097">${pct}%</tspan>  of 160 cells keep their design or a close form of it</text>`
mx.innerHTML = o

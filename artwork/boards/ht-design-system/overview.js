const ramps = [
  ['#eaf1ec', '#bcd3c6', '#7fa796', '#3f7f6f', '#1d5548', '#123b33', '#081a16'],
  ['#fff0ea', '#ffcdbc', '#ff9a78', '#ff6f45', '#f4481e', '#c93410', '#7c1d10'],
  ['#fff8e6', '#ffedbd', '#ffdf90', '#ffd36a', '#f0b732', '#b8820f', '#6b4a05'],
  ['#eef6fb', '#d3e6f4', '#9cc7e8', '#6aa6d2', '#3c7fb0', '#235a84', '#123450'],
  ['#fffdf8', '#faf6ee', '#f4ecdf', '#e3d9c8', '#b9ad98', '#6f675a', '#0e1f1b'],
]
tok.innerHTML = ramps
  .map(
    (r) =>
      `<div style="display:grid;grid-template-columns:repeat(7,1fr);gap:0;border-radius:14px;overflow:hidden">${r.map((c, i) => `<div style="background:${c};display:flex;align-items:flex-end;padding:8px;font:500 11px 'Geist Mono Variable';color:${i > 3 ? '#ffffffcc' : '#0e1f1b99'}">${[50, 100, 300, 400, 500, 700, 900][i]}</div>`).join('')}</div>`,
  )
  .join('')
let g = ''
for (let x = 0; x < 516; x += 16)
  g += `<path d="M${x} 0V356" stroke="#7a5a12" stroke-width=${x % 64 ? 0.5 : 1} opacity=${x % 64 ? 0.18 : 0.35} />`
for (let y = 4; y < 356; y += 16)
  g += `<path d="M0 ${y}H516" stroke="#7a5a12" stroke-width=${(y - 4) % 64 ? 0.5 : 1} opacity=${(y - 4) % 64 ? 0.18 : 0.35} />`
g += `<g transform="translate(256 196)"><circle r=112 fill="#123b33"/><path d="M-112 0A112 112 0 0 1 0 -112V0Z" fill="#f4481e"/><circle r=48 fill="#ffd36a"/><circle r=112 fill=none stroke="#0e1f1b" stroke-width=1 stroke-dasharray="3 4"/><path d="M-160 0H160M0 -144V120" stroke="#0e1f1b" stroke-width=1 stroke-dasharray="3 4"/><path d="M-112 128H112M-112 122V134M112 122V134" stroke="#0e1f1b" fill=none /><text y=148 text-anchor=middle font-family="Geist Mono Variable" font-size=12 fill="#4a3400">224</text></g>`
gr.innerHTML = g
// sankey-like
const st = [
  [0, 240, 'Applied', 240, '#9cc7e8'],
  [150, 150, 'Screen', 150, '#7fa796'],
  [300, 86, 'Onsite', 86, '#ffd36a'],
  [450, 40, 'Offer', 40, '#f4481e'],
]
let p = ''
for (let i = 0; i < 3; i++) {
  const a = st[i],
    b = st[i + 1]
  const y0 = 262 - a[1],
    y1 = 262 - b[1]
  p += `<path d="M${a[0] + 20} ${y0}C${a[0] + 90} ${y0} ${b[0] - 70} ${y1} ${b[0]} ${y1}V262H${a[0] + 20}Z" fill="${a[4]}" opacity=.38 />`
}
for (const a of st)
  p += `<rect x=${a[0]} y=${262 - a[1]} width=20 height=${a[1]} rx=6 fill="${a[4]}"/><text x=${a[0] + (a[0] > 400 ? 20 : 28)} y=${262 - a[1] - (a[0] > 400 ? 26 : -16)} text-anchor=${a[0] > 400 ? 'end' : 'start'} font-family="Geist Variable" font-weight=560 font-size=13 fill="#0e1f1b">${a[2]}</text><text x=${a[0] + (a[0] > 400 ? 20 : 28)} y=${262 - a[1] - (a[0] > 400 ? 9 : -33)} text-anchor=${a[0] > 400 ? 'end' : 'start'} font-family="Geist Mono Variable" font-size=12 fill="#6b7a72">${[1,284, 412, 96, 18][st.indexOf(a)]}</text>`
pl.innerHTML = p

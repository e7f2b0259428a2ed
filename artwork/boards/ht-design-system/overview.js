const ramps = [
  ['#eef1f2', '#b1d8b8', '#6dae7b', '#41a65e', '#1f793d', '#1d5b30', '#141b25'],
  ['#fff0ea', '#debfb4', '#d2957f', '#ca7658', '#bc5c3a', '#974527', '#572311'],
  ['#f5fbff', '#faf1d9', '#f3e5bf', '#eddbab', '#d7c38b', '#a08f62', '#5d5337'],
  ['#f4f6f8', '#dae9ed', '#a8cbd4', '#7babb7', '#4f8592', '#32606b', '#1b3940'],
  ['#fcfeff', '#f5f8fa', '#eaeff3', '#d7dce1', '#aab1b6', '#656a6d', '#19212a'],
]
tok.innerHTML = ramps
  .map(
    (r) =>
      `<div style="display:grid;grid-template-columns:repeat(7,1fr);gap:0;border-radius:3.5px;overflow:hidden">${r.map((c, i) => `<div style="background:${c};display:flex;align-items:flex-end;padding:8px;font:500 11px 'Client Mono';color:${i > 3 ? '#ffffffcc' : '#19212a99'}">${[50, 100, 300, 400, 500, 700, 900][i]}</div>`).join('')}</div>`,
  )
  .join('')
let g = ''
for (let x = 0; x < 516; x += 16)
  g += `<path d="M${x} 0V356" stroke="#6d6244" stroke-width=${x % 64 ? 0.5 : 1} opacity=${x % 64 ? 0.18 : 0.35} />`
for (let y = 4; y < 356; y += 16)
  g += `<path d="M0 ${y}H516" stroke="#6d6244" stroke-width=${(y - 4) % 64 ? 0.5 : 1} opacity=${(y - 4) % 64 ? 0.18 : 0.35} />`
g += `<g transform="translate(256 196)"><circle r=112 fill="#1d5b30"/><path d="M-112 0A112 112 0 0 1 0 -112V0Z" fill="#bc5c3a"/><circle r=48 fill="#eddbab"/><circle r=112 fill=none stroke="#19212a" stroke-width=1 stroke-dasharray="3 4"/><path d="M-160 0H160M0 -144V120" stroke="#19212a" stroke-width=1 stroke-dasharray="3 4"/><path d="M-112 128H112M-112 122V134M112 122V134" stroke="#19212a" fill=none /><text y=148 text-anchor=middle font-family="Client Mono" font-size=12 fill="#423a25">224</text></g>`
gr.innerHTML = g
// sankey-like
const st = [
  [0, 240, 'Applied', 240, '#a8cbd4'],
  [150, 150, 'Screen', 150, '#6dae7b'],
  [300, 86, 'Onsite', 86, '#eddbab'],
  [450, 40, 'Offer', 40, '#bc5c3a'],
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
  p += `<rect x=${a[0]} y=${262 - a[1]} width=20 height=${a[1]} rx=2 fill="${a[4]}"/><text x=${a[0] + (a[0] > 400 ? 20 : 28)} y=${262 - a[1] - (a[0] > 400 ? 26 : -16)} text-anchor=${a[0] > 400 ? 'end' : 'start'} font-family="Client Text" font-weight=560 font-size=13 fill="#19212a">${a[2]}</text><text x=${a[0] + (a[0] > 400 ? 20 : 28)} y=${262 - a[1] - (a[0] > 400 ? 9 : -33)} text-anchor=${a[0] > 400 ? 'end' : 'start'} font-family="Client Mono" font-size=12 fill="#6d7781">${[1,284, 412, 96, 18][st.indexOf(a)]}</text>`
pl.innerHTML = p

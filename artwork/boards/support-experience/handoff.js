// time strip 09:36 to 10:06, spans of what was tried
const X0 = 48,
  X1 = 1552,
  x = (m) => X0 + (m / 30) * (X1 - X0),
  U = 'font-family="Client Text"',
  Mo = 'font-family="Client Mono" font-size=12 letter-spacing=-.3'
let s = ''
for (let m = 4; m <= 29; m += 5) {
  const t = 9 * 60 + 36 + m
  s += `<path d="M${x(m)} 104V268" stroke="#3e4750"/><text x=${x(m)} y=100 text-anchor=middle fill="#adb5bc" ${Mo}>${String(Math.floor(t / 60)).padStart(2, '0')}:${String(t % 60).padStart(2, '0')}</text>`
}
const bar = (m, d, row, c) =>
  `<rect x=${x(m).toFixed(1)} y=${122 + row * 54} width=${Math.max(10, x(m + d) - x(m)).toFixed(1)} height=30 rx=3 fill="${c}"/>`
const put = (m, row, t, fill, anch = 'start', dx = 10, w = 560) =>
  (s += `<text x=${x(m) + dx} y=${142 + row * 54} text-anchor=${anch} fill="${fill}" ${U} font-weight=${w} font-size=13.500>${t}</text>`)
s += bar(2, 3, 0, '#8bd6df')
put(2, 0, 'Asks in own words', '#181c1f')
s += bar(5.2, 0.9, 1, '#a9b1b9')
put(6.2, 1, '4 checks, header lost', '#e1e5e8', 'start', 8, 480)
s += bar(6, 3.3, 0, '#8bd6df')
put(6, 0, 'Answers 5 questions', '#181c1f')
s += bar(10.2, 2.5, 1, '#a9b1b9')
put(10.2, 1, 'Canary on eu-3', '#181c1f')
s += bar(11.6, 3, 0, '#8bd6df')
put(11.6, 0, 'Restarts collector', '#181c1f')
put(14.6, 0, 'no effect', '#c0c5cb', 'start', 8, 450)
s += bar(16, 10, 1, '#d9ed6b')
put(16, 1, 'Fix live on 3 proxies, 1,204 of 1,204 traces join', '#1b2001')
s += bar(26, 2.2, 0, '#f54248')
put(26, 0, 'Ansible run', '#3b0b0c', 'start', 10, 640)
s += `<rect x=${x(26)} y=176 width=${x(29.6) - x(26)} height=30 rx=3 fill=none stroke="#ff9791" stroke-width=2 stroke-dasharray="5 5"/><text x=${x(26) + 12} y=196 fill="#feb4ae" ${U} font-weight=560 font-size=13.500>Traces cut off again</text>`
s += `<path d="M${x(26)} 112V230" stroke="#ff9791" stroke-width=2 /><circle cx=${x(28)} cy=244 r=7 fill="#fff"/><text x=${x(28) - 14} y=249 text-anchor=end fill="#fff" ${U} font-weight=560 font-size=13.500>10:04, asks for a person</text>`
s += `<text x=36 y=249 fill="#adb5bc" ${U} font-size=13.500>Blue is her, sage is Ember, butter is the fix at work</text>`
tl.innerHTML = s

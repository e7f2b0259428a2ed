// time strip 09:36 to 10:06, spans of what was tried
const X0 = 48,
  X1 = 1552,
  x = (m) => X0 + (m / 30) * (X1 - X0),
  U = 'font-family="Geist Variable"',
  Mo = 'font-family="Geist Mono Variable" font-size=12 letter-spacing=-.3'
let s = ''
for (let m = 4; m <= 29; m += 5) {
  const t = 9 * 60 + 36 + m
  s += `<path d="M${x(m)} 104V268" stroke="#1f5044"/><text x=${x(m)} y=100 text-anchor=middle fill="#9dbcaf" ${Mo}>${String(Math.floor(t / 60)).padStart(2, '0')}:${String(t % 60).padStart(2, '0')}</text>`
}
const bar = (m, d, row, c) =>
  `<rect x=${x(m).toFixed(1)} y=${122 + row * 54} width=${Math.max(10, x(m + d) - x(m)).toFixed(1)} height=30 rx=9 fill="${c}"/>`
const put = (m, row, t, fill, anch = 'start', dx = 10, w = 560) =>
  (s += `<text x=${x(m) + dx} y=${142 + row * 54} text-anchor=${anch} fill="${fill}" ${U} font-weight=${w} font-size=13.500>${t}</text>`)
s += bar(2, 3, 0, '#9cc7e8')
put(2, 0, 'Asks in own words', '#0e1f1b')
s += bar(5.2, 0.9, 1, '#9db8a4')
put(6.2, 1, '4 checks, header lost', '#dbe8e0', 'start', 8, 480)
s += bar(6, 3.3, 0, '#9cc7e8')
put(6, 0, 'Answers 5 questions', '#0e1f1b')
s += bar(10.2, 2.5, 1, '#9db8a4')
put(10.2, 1, 'Canary on eu-3', '#0e1f1b')
s += bar(11.6, 3, 0, '#9cc7e8')
put(11.6, 0, 'Restarts collector', '#0e1f1b')
put(14.6, 0, 'no effect', '#b4cbc0', 'start', 8, 450)
s += bar(16, 10, 1, '#ffd36a')
put(16, 1, 'Fix live on 3 proxies, 1,204 of 1,204 traces join', '#201700')
s += bar(26, 2.2, 0, '#f4481e')
put(26, 0, 'Ansible run', '#3a0e00', 'start', 10, 640)
s += `<rect x=${x(26)} y=176 width=${x(29.6) - x(26)} height=30 rx=9 fill=none stroke="#ff9a78" stroke-width=2 stroke-dasharray="5 5"/><text x=${x(26) + 12} y=196 fill="#ffb59f" ${U} font-weight=560 font-size=13.500>Traces cut off again</text>`
s += `<path d="M${x(26)} 112V230" stroke="#ff9a78" stroke-width=2 /><circle cx=${x(28)} cy=244 r=7 fill="#fff"/><text x=${x(28) - 14} y=249 text-anchor=end fill="#fff" ${U} font-weight=560 font-size=13.500>10:04, asks for a person</text>`
s += `<text x=36 y=249 fill="#9dbcaf" ${U} font-size=13.500>Blue is her, sage is Ember, butter is the fix at work</text>`
tl.innerHTML = s

// anatomy leaders
const M = 'font-family="Client Text" font-size=13.500'
let a = ''
const call = (x, y, tx, ty, t1, t2, anc = 'start') => {
  a += `<path d="M${x} ${y}L${tx} ${ty > y ? ty - 20 : ty + 22}" stroke="#d9ed6b" stroke-width=1.300 /><circle cx=${x} cy=${y} r=4 fill="#d9ed6b"/><text x=${tx} y=${ty} text-anchor=${anc} fill="#fff" font-weight=560 ${M}>${t1}</text><text x=${tx} y=${ty + 17} text-anchor=${anc} fill="#a5aaaf" ${M} font-size=12.500>${t2}</text>`
}
an.innerHTML = ''
call(79, 160, 66, 88, 'Team color', '4 px, stays in every state')
call(226, 190, 262, 88, 'Service name', 'As in code, never renamed')
call(160, 258, 66, 336, 'Traffic', 'Sets the edge width')
call(270, 258, 250, 336, 'Worst signal', 'Only one, the loudest')
call(440, 262, 440, 336, 'Ground', 'Tints with health')
a += `<path d="M486 206h34M520 190v32" stroke="#f54248" stroke-width=0 />`
// heights
a += `<g><text x=66 y=402 fill="#fff" font-weight=560 ${M}>It grows with what it carries</text>`
;[
  [60, 54, 'under 700/s', 400],
  [236, 70, '1,120/s', 0],
  [412, 92, '1,960/s', 0],
].forEach((q, i) => {
  a += `<rect x=${66 + i * 150} y=${420} width=42 height=${[22, 32, 48][i]} rx=2.5 fill="#1c2024" stroke="#7d8c9a"/><rect x=${66 + i * 150} y=${420} width=5 height=${[22, 32, 48][i]} rx=2 fill="#8bd6df"/><text x=${120 + i * 150} y=${436} fill="#a5aaaf" font-family="Client Mono" font-size=12 letter-spacing=-.3>${['54 px', '70 px', '112 px'][i]}</text><text x=${120 + i * 150} y=${452} fill="#a5aaaf" font-family="Client Mono" font-size=12 letter-spacing=-.3>${['to 740/s', '1,120/s', '1,960/s'][i]}</text>`
})
a += '</g><path d="M572 40V450" stroke="#272b2f"/>'
an.innerHTML = a
const S = [
  ['Healthy', '', 'search', `${nodeOf('search').rate[0]}/s · ${nodeOf('search').p95[0]}ms`],
  ['Slow', 'slow', 'risk', '480/s · <em>640ms</em>'],
  ['Failing', 'err', 'stock-db', `${fact('incident.stock.rate')}/s · <em>pool full</em>`],
  ['Selected', 'sel', 'inventory', `${fact('incident.orders.rate')}/s · ${fact('incident.orders.failingShare')}% fail`],
  ['Keyboard focus', 'foc', 'pricing', `${nodeOf('pricing').rate[0]}/s · ${nodeOf('pricing').p95[0]}ms`],
  ['New since deploy', 'new', 'eu-reserve', '12/s · 40ms'],
  ['Off the path', 'off', 'session', `${nodeOf('session').rate[0]}/s · ${nodeOf('session').p95[0]}ms`],
  ['Lost, no data', 'gone', 'rates-cache', 'last seen 14:07'],
  ['Folded', 'fold', `${fact('incident.services.kept')} healthy`, `${num(fact('incident.gateway.withoutOrders'))}/s together`],
]
nn.innerHTML =
  '<div class=h style="left:616px;top:34px">Nine states</div>' +
  S.map((s, i) => {
    const x = 620 + (i % 3) * 208,
      y = 88 + Math.floor(i / 3) * 130
    return (
      (s[1] == 'fold'
        ? `<div class=nd style="left:${x + 8}px;top:${y + 8}px;opacity:.5"></div><div class=nd style="left:${x + 4}px;top:${y + 4}px"></div>`
        : '') +
      `<div class="nd ${s[1]}" style="left:${x}px;top:${y}px"><b>${s[2]}</b><small>${s[3]}</small></div><div class=st style="left:${x}px;top:${y + 76}px">${s[0]}</div>`
    )
  }).join('')
// edges
let e =
  '<defs><linearGradient id=g1><stop stop-color="#8bd6df"/><stop offset=1 stop-color="#8b99a8"/></linearGradient><linearGradient id=g2><stop stop-color="#d9ed6b"/><stop offset=1 stop-color="#b1c52e"/></linearGradient></defs>'
const rb = (y, w, f, o = 1) =>
    `<path d="M44 ${y - w / 2 + 10}C230 ${y - w / 2 + 10} 320 ${y - w / 2 - 10} 510 ${y - w / 2 - 10}V${y + w / 2 - 10}C320 ${y + w / 2 - 10} 230 ${y + w / 2 + 10} 44 ${y + w / 2 + 10}Z" fill="${f}" opacity=${o} />`,
  ln = (y, c, w, da, o = 1) =>
    `<path d="M44 ${y + 10}C230 ${y + 10} 320 ${y - 10} 510 ${y - 10}" fill=none stroke="${c}" stroke-width=${w} stroke-dasharray="${da}" stroke-linecap=round opacity=${o} />`
const row = (y, t, d) => {
  e += `<text x=540 y=${y - 8} fill="#fff" font-family="Client Text" font-weight=560 font-size=14>${t}</text><text x=540 y=${y + 10} fill="#c0c5cb" font-family="Client Text" font-size=12.500>${d}</text>`
}
e += rb(104, 34, 'url(#g1)', 0.62) + ln(104, '#fff', 2, '2 20', 0.5)
row(104, 'Healthy', 'Both team colors, dots drift at 1.6 s')
e += rb(172, 30, 'url(#g2)', 0.9) + ln(172, '#2f3501', 2.4, '2 34', 0.7)
row(172, 'Slow', 'Dots drift slower, by p95')
e += rb(238, 30, '#f54248') + ln(238, '#fff', 3, '2 20')
row(238, 'Failing', 'Drawn last, above every other edge')
e += rb(304, 32, '#ff9791', 0.45) + ln(298, '#febfba', 1.6, '6 6') + ln(310, '#febfba', 1.6, '6 6')
row(304, 'Retry', 'Beside the first try, never merged')
e += `<path d="M44 380C230 380 320 360 510 360" fill=none stroke="#959ea7" stroke-width=2 stroke-dasharray="1 7" stroke-linecap=round />`
row(370, 'Quiet', 'Under 1 call a second, or no data')
e += `<path d="M44 440 C300 440 420 436 796 408 V470 C420 444 300 444 44 444Z" fill="#8b99a8" opacity=.75 />`
;[
  [120, '10/s'],
  [330, '400/s'],
  [560, '1,960/s'],
  [746, '4,200/s'],
].forEach(
  (q) =>
    (e += `<text x=${q[0]} y=${q[0] > 500 ? 444 : 466} text-anchor=middle fill="${q[0] > 500 ? '#121517' : '#c0c5cb'}" font-weight=${q[0] > 500 ? 600 : 450} font-family="Client Mono" font-size=12 letter-spacing=-.3>${q[1]}</text>`),
)
ed.innerHTML = e
const bn = (x0, y0, x1, y1, w, c, o = 1) => {
    const m = (x1 - x0) / 2
    return `<path d="M${x0} ${y0}C${x0 + m} ${y0} ${x1 - m} ${y1} ${x1} ${y1}" fill=none stroke="${c}" stroke-width=${w} opacity=${o} />`
  },
  bx = (x, y, w, h, c, f = '#1c2024', t = '') =>
    `<rect x=${x} y=${y} width=${w} height=${h} rx=2.5 fill="${f}" stroke="${c}"/>` +
    (t
      ? `<text x=${x + 10} y=${y + h / 2 + 4.5} fill="#eceef0" font-family="Client Text" font-weight=560 font-size=12.500>${t}</text>`
      : '')
asm.innerHTML =
  bn(-8, 128, 22, 128, 40, '#8b99a8', 0.5) +
  bn(100, 110, 168, 62, 16, '#8b99a8', 0.5) +
  bn(100, 128, 168, 128, 12, '#8b99a8', 0.5) +
  bn(60, 150, 60, 192, 0, '#f54248') +
  `<path d="M92 146C128 146 60 212 96 212" fill=none stroke="#f54248" stroke-width=0 />` +
  `<path d="M46 150V214H104" fill=none stroke="#f54248" stroke-width=20 stroke-linejoin=round />` +
  bn(158, 206, 190, 206, 18, '#f54248') +
  `<path d="M158 226H192" stroke="#ff9791" stroke-opacity=.5 stroke-width=16 /><path d="M160 223H192M160 230H192" stroke="#febfba" stroke-width=1.400 stroke-dasharray="4 4"/>` +
  bx(20, 98, 84, 62, '#7d8c9a', '#1c2024', 'gateway') +
  bx(166, 40, 84, 40, '#7d8c9a', '#1c2024', 'search') +
  bx(166, 108, 84, 40, '#7d8c9a', '#1c2024', 'session') +
  bx(92, 192, 70, 46, '#8d2e2e', '#2b1413', 'orders') +
  bx(190, 184, 60, 62, '#fe8681', '#d9333b', 'stock') +
  `<text x=20 y=36 fill="#c1c6ca" font-family="Client Text" font-size=13>Put together</text>`

document.querySelectorAll('[data-ck]').forEach((e) => (e.innerHTML = ic('check')))
let o = ''
;[
  ['#bf8a43', 838, 20, 0.6, 150],
  ['#88618e', 884, 18, 2.2, 210],
  ['#5c3c61', 926, 14, 4, 170],
  ['#402944', 966, 8, 1, 240],
].forEach(([c, y, a, p, w]) => {
  let d = 'M0 1000'
  for (let x = 0; x <= 1600; x += 10)
    d += `L${x} ${(y + Math.sin(x / w + p) * a + Math.sin(x / 63 + p * 2) * a * 0.2).toFixed(1)}`
  o += `<path d="${d}L1600 1000Z" fill="${c}"/>`
})
hl.innerHTML = o
const Y = (t) => (t - 10) * 55,
  E = [
    [10, 11, 'Desk', 'Quiet hour, kept free', '#f1e4df', '#625564', null],
    [11, 12, 'Panel, Salome Adair', 'Room 3, final round', '#402944', '#d8c5da', null],
    [12, 12.5, 'Noon tap', '', '#e3dcee', '#4f3d65', null],
    [14.5, 15.25, 'Amara, 1:1', '5 points, 2 hers', '#ef5c5a', '#3e1615', 2],
    [15.5, 17, 'Desk', 'Four answers, then close the lid', '#f1e4df', '#625564', null],
  ]
let h = ''
for (let t = 10; t <= 17; t++)
  h += `<span class=h style="top:${Y(t) - 7}px">${t}:00</span><span class=ln style="top:${Y(t)}px"></span>`
E.forEach((e) => {
  const on = e[4] == '#ef5c5a',
    dk = e[4] == '#402944',
    ht = (e[1] - e[0]) * 55 - 3
  h += `<div class=ev style="top:${Y(e[0]) + 1.5}px;height:${ht}px;background:${e[4]};color:${dk ? '#fff' : on ? '#210d0c' : '#211723'};${ht < 45 ? 'padding:0 12px;align-items:center' : ''}">${on ? `<span class=av style="width:22px;height:22px;margin-top:-1px;box-shadow:0 0 0 2px #fff">${face(2)}</span>` : ''}<div style="line-height:1.25"><b style="font-size:13px">${e[2]}</b>${e[3] && !on ? `<small style="color:${e[5]}">${e[3]}</small>` : ''}</div>${on ? `<small style="margin-left:auto;color:${e[5]};font-weight:540">14:30</small>` : ''}</div>`
})
h += `<span style="position:absolute;left:-8px;right:0;top:${Y(13.07)}px;height:2px;background:#ef5c5a"></span><span style="position:absolute;left:-12px;top:${Y(13.07) - 4}px;width:10px;height:10px;border-radius:50%;background:#ef5c5a"></span><span style="position:absolute;right:0;top:${Y(13.07) + 8}px;font-size:12.5px;color:#675a69">85 minutes of nothing</span>`
day.innerHTML = h
tap.innerHTML = ['Low', '', 'Even', '', 'Bright']
  .map(
    (t, i) =>
      `<span style="width:42px;height:42px;border-radius:50%;overflow:hidden;position:relative;background:${i == 3 ? '#ef5c5a' : '#fefdfd'};box-shadow:${i == 3 ? '0 0 0 3px #fff' : 'none'}"><svg width=42 height=42 viewBox="0 0 42 42" style="display:block"><circle cx=21 cy=${34 - i * 5} r=9 fill="${i == 3 ? '#fed097' : '#fea19b'}"/><path d="M0 ${29}Q11 ${26} 21 29T42 29V42H0Z" fill="${i == 3 ? '#7b2b2b' : '#ae91b2'}"/></svg></span>`,
  )
  .join('')
let c = ''
const dn = ['M', 'T', 'W', 'T', 'F']
for (let w = 0; w < 2; w++)
  for (let d = 0; d < 5; d++) {
    const n = [17, 24][w] + d,
      x = d * 59,
      y = 30 + w * 70,
      on = w && d < 3
    c += `<rect x=${x} y=${y} width=54 height=64 rx=17 fill="${on ? '#402944' : '#fefdfd'}"/><text x=${x + 12} y=${y + 25} font-family="Client Display" font-weight=620 font-size=18 fill="${on ? '#fed097' : '#211723'}">${n}</text>`
    const cov = [
      [7, 8, 7, 8, 8],
      [7, 7, 7, 8, 8],
    ][w][d]
    c += `<rect x=${x + 12} y=${y + 44} width=30 height=6 rx=3 fill="${on ? '#ffffff30' : '#e6dbd7'}"/><rect x=${x + 12} y=${y + 44} width=${(30 * cov) / 8} height=6 rx=3 fill="${on ? '#ae91b2' : '#88618e'}"/>`
  }
dn.forEach(
  (d, i) =>
    (c += `<text x=${i * 59 + 27} y=18 text-anchor=middle font-family="Client Mono" font-size=12 fill="#4f3d65">${d}</text>`),
)
cal.innerHTML = c

const P = [
  [2, 'Amara Nwosu', 'Staff engineer', 11, 16, 13, 'Stretched', '#fdd6d2', '#893130', 'Today 14:30'],
  [1, 'Abel Norden', 'Site reliability', 21, 10, 9, 'Steady', '#efe6f0', '#5c3c61', 'Tue 18'],
  [4, 'Leila Haddad', 'Recruiting partner', 17, 23, 0, 'Busy', '#feebd5', '#694a21', 'Tue 18'],
  [5, 'Bruno Salgado', 'Program lead', 14, 26, 0, 'Away soon', '#e6dff0', '#4f3d65', 'Mon 17'],
  [8, 'Yuki Tanabe', 'Data analyst', 28, 12, 0, 'Thriving', '#e8d7ea', '#402944', 'Fri 14'],
  [7, 'Kwame Asante', 'Engineer', 30, 10, 0, 'Has room', '#e8d7ea', '#402944', 'Wed 19'],
  [25, 'Anika Vasan', 'Finance partner', 22, 18, 0, 'Steady', '#efe6f0', '#5c3c61', 'Wed 19'],
  [9, 'Callum Reid', 'Engineer, week 3', 18, 22, 0, 'Settling in', '#e6dff0', '#4f3d65', 'Mon 17'],
]
pt.innerHTML =
  '<tr><th>Person<th>Last 40 hours<th>Reads as<th style="text-align:right">Next 1:1' +
  P.map(
    (p) =>
      `<tr><td><div class=who><span class=av>${face(p[0])}</span><div><b>${p[1]}</b><small>${p[2]}</small></div></div><td><div class=ld><i style="width:${(p[3] / 40) * 100}%;background:#88618e"></i><i style="width:${(p[4] / 40) * 100}%;background:#c9b9de"></i>${p[5] ? `<i style="width:${(p[5] / 40) * 100}%;background:#ef5c5a"></i>` : ''}</div><small class=k>${p[3]} focus, ${p[4]} met${p[5] ? `, ${p[5]} call` : ''}</small><td><span class=chip style="background:${p[7]};color:${p[8]}">${p[6]}</span><td style="text-align:right;color:${p[9][0] == 'T' && p[9][1] == 'o' ? '#b03e3e;font-weight:580' : '#675a69'}">${p[9]}`,
  ).join('')
document.querySelectorAll('[data-y]').forEach((e) => (e.innerHTML = ic('check')))
document.querySelectorAll('[data-n]').forEach((e) => (e.innerHTML = ic('x')))
document.querySelectorAll('[data-c]').forEach((e) => (e.innerHTML = ic('check')))
off.innerHTML = ['M 24', 'T 25', 'W 26', 'T 27', 'F 28']
  .map(
    (d, i) =>
      `<span style="flex:1;border-radius:9.5px;padding:6px 0;text-align:center;font:500 12px var(--mono);background:${i < 3 ? '#402944' : '#fffcfb'};color:${i < 3 ? '#fed097' : '#675a69'}">${d}</span>`,
  )
  .join('')
const D = ['M 3', 'T 4', 'W 5', 'T 6', 'F 7', 'M 10', 'T 11', 'W 12', 'T 13', 'F 14']
const Mv = [3.6, 3.9, 4.1, 3.2, 3.4, 3.8, 4.0, 4.3, 4.1],
  hz = 236
let o = '<defs><clipPath id=hz><rect width=630 height=' + hz + ' /></clipPath></defs>'
const px = (i) => 40 + i * 61.2,
  py = (v) => hz + 6 - (v - 3) * 108
o +=
  '<g>' +
  Mv.map(
    (v, i) =>
      `<circle cx=${px(i)} cy=${py(v)} r=${i == 8 ? 25 : 21} fill="${i == 8 ? '#ef5c5a' : i > 4 ? '#fe928c' : '#efc797'}"/>`,
  ).join('') +
  '</g>'
;[
  ['#ae91b2', hz, 5, 0.4],
  ['#88618e', hz + 20, 6, 2],
  ['#402944', hz + 40, 5, 4],
].forEach(([c, y, a, p]) => {
  let d = 'M0 300'
  for (let x = 0; x <= 630; x += 6) d += `L${x} ${(y + Math.sin(x / 90 + p) * a).toFixed(1)}`
  o += `<path d="${d}L630 300Z" fill="${c}"/>`
})
o +=
  Mv.map(
    (v, i) =>
      `<text x=${px(i)} y=${py(v) + 4.5} text-anchor=middle font-family="Client Text" font-weight=600 font-size=12.500 fill="${i == 8 ? '#29100f' : '#401c1b'}">${v.toFixed(1)}</text><text x=${px(i)} y=291 text-anchor=middle font-family="Client Mono" font-size=11.500 fill="${i == 8 ? '#fed097' : '#cfb7d2'}">${D[i]}</text>`,
  ).join('') +
  `<circle cx=${px(9)} cy=${hz + 2} r=0 /><text x=${px(9)} y=291 text-anchor=middle font-family="Client Mono" font-size=11.500 fill="#997f9d">F 14</text>`
md.innerHTML = o

const P = [
  [2, 'Amara Nwosu', 'Staff engineer', 11, 16, 13, 'Stretched', '#ffcdbc', '#8a2309', 'Today 14:30'],
  [1, 'Abel Norden', 'Site reliability', 21, 10, 9, 'Steady', '#e3ece4', '#1d5548', 'Tue 18'],
  [4, 'Leila Haddad', 'Recruiting partner', 17, 23, 0, 'Busy', '#ffedbd', '#6b4a05', 'Tue 18'],
  [5, 'Bruno Salgado', 'Program lead', 14, 26, 0, 'Away soon', '#d3e6f4', '#1b4a70', 'Mon 17'],
  [8, 'Yuki Tanabe', 'Data analyst', 28, 12, 0, 'Thriving', '#cfe3d6', '#123b33', 'Fri 14'],
  [7, 'Kwame Asante', 'Engineer', 30, 10, 0, 'Has room', '#cfe3d6', '#123b33', 'Wed 19'],
  [25, 'Anika Vasan', 'Finance partner', 22, 18, 0, 'Steady', '#e3ece4', '#1d5548', 'Wed 19'],
  [9, 'Callum Reid', 'Engineer, week 3', 18, 22, 0, 'Settling in', '#d3e6f4', '#1b4a70', 'Mon 17'],
]
pt.innerHTML =
  '<tr><th>Person<th>Last 40 hours<th>Reads as<th style="text-align:right">Next 1:1' +
  P.map(
    (p) =>
      `<tr><td><div class=who><span class=av>${face(p[0])}</span><div><b>${p[1]}</b><small>${p[2]}</small></div></div><td><div class=ld><i style="width:${(p[3] / 40) * 100}%;background:#3f7f6f"></i><i style="width:${(p[4] / 40) * 100}%;background:#9cc7e8"></i>${p[5] ? `<i style="width:${(p[5] / 40) * 100}%;background:#f4481e"></i>` : ''}</div><small class=k>${p[3]} focus, ${p[4]} met${p[5] ? `, ${p[5]} call` : ''}</small><td><span class=chip style="background:${p[7]};color:${p[8]}">${p[6]}</span><td style="text-align:right;color:${p[9][0] == 'T' && p[9][1] == 'o' ? '#b32c0b;font-weight:580' : '#52645c'}">${p[9]}`,
  ).join('')
document.querySelectorAll('[data-y]').forEach((e) => (e.innerHTML = ic('check')))
document.querySelectorAll('[data-n]').forEach((e) => (e.innerHTML = ic('x')))
document.querySelectorAll('[data-c]').forEach((e) => (e.innerHTML = ic('check')))
off.innerHTML = ['M 24', 'T 25', 'W 26', 'T 27', 'F 28']
  .map(
    (d, i) =>
      `<span style="flex:1;border-radius:8px;padding:6px 0;text-align:center;font:500 12px var(--mono);background:${i < 3 ? '#123b33' : '#fffdf9'};color:${i < 3 ? '#ffd36a' : '#52645c'}">${d}</span>`,
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
      `<circle cx=${px(i)} cy=${py(v)} r=${i == 8 ? 25 : 21} fill="${i == 8 ? '#f4481e' : i > 4 ? '#ff8a5c' : '#ffc08f'}"/>`,
  ).join('') +
  '</g>'
;[
  ['#7fa796', hz, 5, 0.4],
  ['#3f7f6f', hz + 20, 6, 2],
  ['#123b33', hz + 40, 5, 4],
].forEach(([c, y, a, p]) => {
  let d = 'M0 300'
  for (let x = 0; x <= 630; x += 6) d += `L${x} ${(y + Math.sin(x / 90 + p) * a).toFixed(1)}`
  o += `<path d="${d}L630 300Z" fill="${c}"/>`
})
o +=
  Mv.map(
    (v, i) =>
      `<text x=${px(i)} y=${py(v) + 4.5} text-anchor=middle font-family="Geist Variable" font-weight=600 font-size=12.500 fill="${i == 8 ? '#260b02' : '#3d1608'}">${v.toFixed(1)}</text><text x=${px(i)} y=291 text-anchor=middle font-family="Geist Mono Variable" font-size=11.500 fill="${i == 8 ? '#ffd36a' : '#a9c9bb'}">${D[i]}</text>`,
  ).join('') +
  `<circle cx=${px(9)} cy=${hz + 2} r=0 /><text x=${px(9)} y=291 text-anchor=middle font-family="Geist Mono Variable" font-size=11.500 fill="#6f9384">F 14</text>`
md.innerHTML = o

const cx = 400,
  cy = 520
const blob = (r, sd) => {
  let d = ''
  for (let i = 0; i <= 140; i++) {
    const a = (i / 140) * Math.PI * 2
    const k =
      r *
      (1 +
        0.17 * Math.sin(a * 3 + sd) +
        0.11 * Math.sin(a * 7 + sd * 2) +
        0.06 * Math.sin(a * 13 + sd) +
        0.03 * Math.sin(a * 29))
    d +=
      (i ? 'L' : 'M') +
      (cx + Math.cos(a + 0.22) * k * 1.08).toFixed(1) +
      ' ' +
      (cy + Math.sin(a + 0.22) * k).toFixed(1)
  }
  return d + 'Z'
}
const mid = `<g style="mix-blend-mode:multiply"><path d="${blob(300, 1)}" fill="#afddcd" opacity=.42 /><path d="${blob(205, 1.6)}" fill="#f182a2" opacity=.45 /><path d="${blob(108, 2.3)}" fill="#e1447c" opacity=.5 /></g><path d="${blob(300, 1)}" fill=none stroke="#e1447c" stroke-width=1.6 stroke-dasharray="2 5" stroke-linecap=round /><path d="${blob(205, 1.6)}" fill=none stroke="#e1447c" stroke-width=1.4 opacity=.7 /><path d="${blob(108, 2.3)}" fill=none stroke="#b83063" stroke-width=1.6 />`
const mp = drawCity(DAY, mid)
let o = mp.svg
o += `<path id=rv d="${mp.river}" fill=none /><text font-family="Client Accent" font-style=italic font-size=19 fill="#387a92" letter-spacing=3 dy=6><textPath href="#rv" startOffset="6%">Saltström</textPath></text>`
const rd = (i, t, off) => {
  const r = mp.roads[0][i]
  if (!r) return ''
  let q = r
  if (r[3] > r[1] + 20) q = [r[2], r[3], r[0], r[1]]
  return `<path id=r${i} d="${mp.line(...q)}" fill=none /><text font-family="Client Text" font-weight=560 font-size=11.5 fill="#4f7a6c" dy=4 letter-spacing=.6><textPath href="#r${i}" startOffset="${off}">${t}</textPath></text>`
}
o += rd(0, 'Kungsleden', '42%') + rd(1, 'Norra Ring', '55%') + rd(2, 'Brunnsgatan', '60%')
const lab = (x, y, t, z = 15, c = '#384e59') =>
  `<text x=${x} y=${y} font-family="Client Display" font-weight=620 font-size=${z} fill="${c}" stroke="#fcfefe" stroke-width=4 paint-order=stroke text-anchor=middle letter-spacing=.2>${t}</text>`
o +=
  lab(205, 300, 'Klockholmen', 17) +
  lab(590, 250, 'Östra Varv', 17) +
  lab(610, 700, 'Linden', 16) +
  lab(160, 760, 'Sågen', 15) +
  lab(430, 392, 'Glass Quarter', 13.5)
o += `<g transform="translate(${cx} ${cy})"><circle r=26 fill="#e1447c" opacity=.2 /><circle r=13 fill="#fcfefe"/><circle r=9 fill="#e1447c"/></g>`
m.innerHTML = o
let v = ''
for (let i = 0; i < 30; i++) {
  const h = 8 + 34 * Math.exp(-Math.pow((i - 19) / 8, 2))
  v += `<rect x=${i * 7.2} y=${44 - h} width=4.8 height=${h} rx=2 fill="${i < 10 ? '#e1447c' : i < 20 ? '#f182a2' : '#afddcd'}"/>`
}
sp.innerHTML = v

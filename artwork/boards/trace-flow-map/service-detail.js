// rings in the identity panel
let g = ''
for (let i = 0; i < 9; i++)
  g += `<circle cx=312 cy=196 r=${40 + i * 34} fill=none stroke="#d94043" stroke-width=${10 - i * 0.9} opacity=${0.7 - i * 0.06} />`
rg.innerHTML = g
let s = ''
for (let i = 0; i < DATA.incident.pool.before; i++) {
  const x = (i % 20) * 12.45 + 5.2,
    y = Math.floor(i / 20) * 14.4 + 6.5
  s +=
    i < DATA.incident.pool.after
      ? `<circle cx=${x} cy=${y} r=4.600 fill="#d9ed6b"/>`
      : `<circle cx=${x} cy=${y} r=4 fill=none stroke="#e18781" stroke-width=1 stroke-dasharray="1.600 1.600"/>`
}
seat.innerHTML = s
s = ''
for (let i = 0; i < DATA.incident.pool.waiting; i++)
  s += `<rect x=${(i % 31) * 8.02 + 0.6} y=${Math.floor(i / 31) * 16 + 1} width=5 height=12 rx=2.500 fill="#ffffff" opacity=${1 - i * 0.008} />`
wait.innerHTML = s
// dependencies
const { orders: O, stock: ST, pool: PO, deploy: DE } = DATA.incident
const COPY = DATA.stockCopies
const [P0, P1] = nodeOf('inventory').p95
const N = {
    ord: [28, 150, 136, 70, 'orders', `${O.rate}/s in, <em>${(nodeOf('orders').p95[1] / 1000).toFixed(1)} s</em>`, '#d9ed6b', 'err'],
    res: [300, 92, 156, 56, 'Reserve', '402/s, <em>41%</em> fail', '#f54248', 'err'],
    rel: [300, 176, 156, 52, 'Release', '51/s, <em>6%</em> fail', '#9ba5b0'],
    pee: [300, 252, 156, 52, 'Peek', '27/s, all fine', '#9ba5b0'],
    inv: [596, 120, 160, 132, 'inventory', `${O.rate}/s in, ${ST.rate}/s out`, '#f54248', 'sel'],
    pri: [950, 66, 222, 54, 'stock-db primary', `${COPY.primary}/s, 18 ms`, '#67737f'],
    rp1: [950, 142, 222, 54, 'stock-db replica-1', `${COPY['replica-1']}/s, 24 ms`, '#67737f'],
    rp2: [950, 220, 222, 96, 'stock-db replica-2', `${COPY['replica-2'] + O.retries}/s, <em>${Math.round((100 * (O.failing + O.retries)) / (COPY['replica-2'] + O.retries))}% fail</em>`, '#f54248', 'err'],
  }
const band = (x0, y0, x1, y1, w, c0, c1, op, id) => {
  const m = (x1 - x0) / 2
  return `<linearGradient id=${id} gradientUnits=userSpaceOnUse x1=${x0} x2=${x1}><stop stop-color="${c0}"/><stop offset=1 stop-color="${c1}"/></linearGradient><path d="M${x0} ${y0 - w / 2}C${x0 + m} ${y0 - w / 2} ${x1 - m} ${y1 - w / 2} ${x1} ${y1 - w / 2}V${y1 + w / 2}C${x1 - m} ${y1 + w / 2} ${x0 + m} ${y0 + w / 2} ${x0} ${y0 + w / 2}Z" fill="url(#${id})" opacity=${op} />`
}
const dash = (x0, y0, x1, y1, c) => {
  const m = (x1 - x0) / 2
  return `<path d="M${x0} ${y0}C${x0 + m} ${y0} ${x1 - m} ${y1} ${x1} ${y1}" fill=none stroke="${c}" stroke-width=2.400 stroke-dasharray="2 20" stroke-linecap=round />`
}
let d =
  band(164, 180, 300, 120, 40.2, '#d9ed6b', '#f54248', 0.8, 'a1') +
  band(164, 203, 300, 202, 5.1, '#d9ed6b', '#9ba5b0', 0.7, 'a2') +
  band(164, 208, 300, 278, 2.7, '#d9ed6b', '#9ba5b0', 0.8, 'a3') +
  band(456, 120, 596, 174, 40.2, '#f54248', '#f54248', 0.9, 'b1') +
  band(456, 202, 596, 197, 5.1, '#9ba5b0', '#f54248', 0.7, 'b2') +
  band(456, 278, 596, 201, 2.7, '#9ba5b0', '#f54248', 0.8, 'b3') +
  dash(456, 120, 596, 174, '#fedfdd') +
  dash(164, 180, 300, 120, '#fedfdd') +
  band(756, 143, 950, 93, 13.1, '#f54248', '#67737f', 0.7, 'c1') +
  band(756, 158, 950, 169, 15.4, '#f54248', '#67737f', 0.7, 'c2') +
  band(756, 176, 950, 238, 19.5, '#f54248', '#f54248', 0.95, 'c3') +
  band(756, 213, 950, 277, 50.7, '#f54248', '#ff9791', 0.45, 'c4') +
  dash(756, 176, 950, 238, '#fedfdd')
{
  const m = 97
  for (const o of [-14, 0, 14])
    d += `<path d="M756 ${213 + o}C${756 + m} ${213 + o} ${950 - m} ${277 + o} 950 ${277 + o}" fill=none stroke="#febfba" stroke-width=1.500 stroke-dasharray="5 6" opacity=.8 />`
}
dp.innerHTML = d
dn.innerHTML =
  [
    ['Called by', 28],
    ['What it asks for', 300],
    ['Here', 596],
    ['What it calls', 950],
  ]
    .map((c) => `<div class=cap style="left:${c[1]}px">${c[0]}</div>`)
    .join('') +
  Object.values(N)
    .map(
      (n) =>
        `<div class="nd ${n[7] || ''}" style="left:${n[0]}px;top:${n[1]}px;width:${n[2]}px;height:${n[3]}px;--c:${n[6]}"><b ${n[7] == 'sel' ? 'style="font-size:17px"' : ''}>${n[4]}</b><small>${n[5]}</small></div>`,
    )
    .join('') +
  `<div class=lb style="left:716px;top:304px">${O.retries}/s are the same call again</div>`
// heat map: 60 one-minute columns from 13:12, rows on a log scale 10 ms to 4 s
const X0 = 82,
  CW = 15.2,
  RH = 17,
  NR = 20,
  Y0 = 140,
  r = rng(23),
  L = (v) => Math.log10(v),
  rowY = (l) => Y0 + NR * RH - ((l - 1) / 2.6) * NR * RH
const ga = (x, m, sd) => Math.exp(-Math.pow((x - m) / sd, 2) / 2)
const ramp0 = [
    '#181c1f',
    '#252b30',
    '#343c44',
    '#46505a',
    '#5a6773',
    '#758390',
    '#98a3af',
    '#bac4cd',
    '#dee4e9',
  ],
  rampH = ['#181c1f', '#331615', '#581e1d', '#872728', '#b63135', '#dd393f', '#f55253', '#fe7a75', '#fea09a']
ramp2.innerHTML = rampH
  .filter((c, i) => i % 2)
  .map((c) => `<i style="background:${c}"></i>`)
  .join('')
ramp.innerHTML = ramp0.map((c) => `<i style="background:${c}"></i>`).join('')
let h = ''
const col = (c) => {
  const after = c >= 50,
    t = after ? Math.min(1, (c - 49) / 4) : 0
  return (l) => {
    let v = ga(l, 2.05 + 0.02 * Math.sin(c * 0.5), 0.13) * (1 - 0.42 * t) + 0.16 * ga(l, 2.34, 0.2)
    if (after)
      v +=
        t *
        (0.34 * ga(l, 2.73, 0.06) +
          0.36 * ga(l, 3.02, 0.07) +
          0.92 * ga(l, 3.36, 0.07) +
          0.1 * ga(l, 2.9, 0.4))
    if (c == 23 || c == 24) v += 0.22 * ga(l, 2.6, 0.2)
    return v * (0.86 + r() * 0.26)
  }
}
for (let c = 0; c < 60; c++) {
  const f = col(c)
  for (let k = 0; k < NR; k++) {
    const l = 1 + ((k + 0.5) / NR) * 2.6,
      v = f(l)
    const i = Math.min(8, Math.floor(v * 9))
    if (v > 0.035 || 1)
      h += `<rect x=${(X0 + c * CW).toFixed(1)} y=${(Y0 + (NR - 1 - k) * RH).toFixed(1)} width=${CW - 1.6} height=${RH - 1.6} rx=2.500 fill="${(l > 2.62 ? rampH : ramp0)[v < 0.045 ? 0 : Math.max(1, Math.min(8, l > 2.62 ? i + 1 : i))]}" opacity=${v < 0.045 ? 0.55 : 1} />`
  }
}
const M = 'font-family="Client Mono" font-size=12 letter-spacing=-.3'
;[
  [10, '10 ms'],
  [30, '30'],
  [100, '100'],
  [300, '300'],
  [1000, '1 s'],
  [3000, '3 s'],
].forEach(
  (q) => (h += `<text x=70 y=${rowY(L(q[0])) + 4} text-anchor=end fill="#999ea3" ${M}>${q[1]}</text>`),
)
for (let m = 3; m < 60; m += 10) {
  const t = 13 * 60 + 12 + m - 3 + 3
  h += `<text x=${X0 + (m + 5) * CW} y=${Y0 + NR * RH + 20} text-anchor=middle fill="#999ea3" ${M}>${Math.floor((t + 5) / 60)}:${String((t + 5) % 60).padStart(2, '0')}</text>`
}
// p95 line
let p = ''
for (let c = 0; c < 60; c++) {
  const v =
    c < 50
      ? L(250 + 18 * Math.sin(c * 0.7) + r() * 16)
      : L(260) + (L(P1) - L(260)) * Math.min(1, (c - 49) / 5)
  p += (c ? 'L' : 'M') + (X0 + (c + 0.5) * CW).toFixed(1) + ' ' + rowY(v).toFixed(1)
}
h += `<path d="${p}" fill=none stroke="#121517" stroke-width=5 opacity=.7 /><path d="${p}" fill=none stroke="#fff" stroke-width=2 /><rect x=${X0 + 8} y=${rowY(L(250)) - 31} width=98 height=20 rx=2 fill="#0f1113"/><text x=${X0 + 14} y=${rowY(L(250)) - 17} fill="#fff" ${M}>p95, ${P0} ms</text>`
// deploy markers
;[
  [14, '8807 inventory', 'docs only', 0],
  [32, '8809 pricing', '', 0],
  [40, 'flag eu-reserve 50%', '', 2],
  [50, `${DE.id} inventory, pool ${PO.before} to ${PO.after}`, '', 1],
].forEach((q) => {
  const x = X0 + q[0] * CW - 0.8,
    w = q[1].length * 6.95 + 22,
    hot = q[3] == 1
  h += `<path d="M${x} ${hot ? 104 : 116}V${Y0 + NR * RH}" stroke="${hot ? '#fff' : '#8bd6df'}" stroke-width=${hot ? 1.8 : 1.2} stroke-dasharray="${hot ? '' : '3 4'}" opacity=${hot ? 1 : 0.5} />`
  if (hot)
    h += `<path d="M${x} 80h${w}v26H${x}Z" fill="#d9ed6b"/><text x=${x + 10} y=97 fill="#1b2001" font-weight=600 ${M}>${q[1]}</text>`
  else if (q[3] == 2)
    h += `<path d="M${x} 110l6 6-6 6-6-6Z" fill="#8bd6df"/><text x=${x + 2} y=103 text-anchor=middle fill="#caced2" ${M}></text>`
  else h += `<path d="M${x - 6} 110h12l-6 10Z" fill="#8bd6df"/>`
})
;[
  [14, '8807 docs only'],
  [29, '8809 pricing'],
  [41, 'flag eu-reserve'],
].forEach(
  (q) => (h += `<text x=${X0 + q[0] * CW} y=102 text-anchor=middle fill="#c1c6ca" ${M}>${q[1]}</text>`),
)
// selection
const sx = X0 + 54 * CW - 2,
  sy = rowY(3.52),
  sh = rowY(3.2) - sy
h += `<rect x=${sx} y=${sy} width=${6 * CW + 2} height=${sh} rx=2 fill=none stroke="#fff" stroke-width=2 /><rect x=${sx} y=${sy} width=${6 * CW + 2} height=${sh} rx=2 fill="#fff" opacity=.08 />`
// right margin: two shapes
const bx = X0 + 60 * CW + 34,
  sc = 78
const shape = (f) => {
  let a = 'M' + bx + ' ' + (Y0 + NR * RH)
  for (let k = 0; k <= 80; k++) {
    const l = 1 + (k / 80) * 2.6
    a += 'L' + (bx + f(l) * sc).toFixed(1) + ' ' + rowY(l).toFixed(1)
  }
  return a + 'L' + bx + ' ' + Y0 + 'Z'
}
h += `<path d="${shape((l) => ga(l, 2.05, 0.14) + 0.16 * ga(l, 2.34, 0.2))}" fill="#8bd6df" fill-opacity=.16 stroke="#8bd6df" stroke-width=1.600 stroke-dasharray="4 3"/><path d="${shape((l) => 0.6 * ga(l, 2.05, 0.15) + 0.34 * ga(l, 2.73, 0.06) + 0.36 * ga(l, 3.02, 0.07) + 0.92 * ga(l, 3.36, 0.07) + 0.08 * ga(l, 2.9, 0.4))}" fill="#f54248" fill-opacity=.78 /><path d="M${bx} ${Y0}V${Y0 + NR * RH}" stroke="#3a3f45"/>`
h += `<text x=${bx} y=${Y0 + NR * RH + 20} fill="#8bd6df" ${M}>before</text><text x=${bx + 56} y=${Y0 + NR * RH + 20} fill="#ff9791" ${M}>since</text>`
h += `<g font-family="Client Text" font-size=12.500 fill="#fed9d5"><text x=${bx + 84} y=${rowY(3.36) - 3}>Gave up</text><text x=${bx + 84} y=${rowY(3.36) + 13}>after three</text><text x=${bx + 44} y=${rowY(3.02) + 4}>third try</text><text x=${bx + 44} y=${rowY(2.73) + 4}>second</text></g><text x=${bx + 90} y=${rowY(2.05) + 4} font-family="Client Text" font-size=12.500 fill="#c6eaee">Got a seat</text>`
// failing strip
const fy = Y0 + NR * RH + 42,
  fh = 44
h += `<text x=70 y=${fy + fh - 2} text-anchor=end fill="#999ea3" ${M}>failing</text><path d="M${X0} ${fy + fh}H${X0 + 60 * CW}" stroke="#343a3f"/>`
for (let c = 0; c < 60; c++) {
  const v = c < 50 ? 0.012 + r() * 0.02 : Math.min(1, 0.45 + (c - 50) * 0.14) * (0.93 + r() * 0.07)
  h += `<rect x=${(X0 + c * CW).toFixed(1)} y=${(fy + fh - v * fh).toFixed(1)} width=${CW - 1.6} height=${(v * fh).toFixed(1)} rx=2 fill="${c < 50 ? '#48515a' : '#f54248'}"/>`
}
h += `<text x=${X0 + 60 * CW + 8} y=${fy + 12} fill="#ff9791" ${M}>${O.failingShare}%</text><text x=${X0} y=${fy + 14} fill="#999ea3" font-family="Client Text" font-size=12.500>${O.calmShare}% until the deploy</text>`
hm.innerHTML = h

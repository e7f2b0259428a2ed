const C = {
  web: '#8bd6df',
  gw: '#9ba5b0',
  ord: '#d9ed6b',
  inv: '#f54248',
  pay: '#c9b6f2',
  db: '#80888f',
  msg: '#b9c86f',
  fr: '#f2a7b5',
}
const S = DATA.traceSearch
const share = (count) => Math.max(2, Math.round((100 * count) / S.all))
const row = (name, count, color, look = 0) => [name, num(count), share(count), color, look]
const F = [
  [
    'Status',
    num(S.all),
    [
      row('Fine', S.fine, '#7d8c9a'),
      row('Slow, over 1 s', S.slow, '#d9ed6b'),
      row('Error', S.errors, '#f54248', 2),
    ],
  ],
  [
    'Service in the path',
    `${S.onMap} of ${DATA.incident.services.all}`,
    [
      row('orders', S.all, C.ord),
      row('inventory', S.all, C.inv, 1),
      row('stock-db', S.all, C.db),
      row('payments', S.all - S.errors, C.pay),
      row('risk', S.all, C.fr),
    ],
  ],
  [
    'Replica',
    '',
    [
      row('replica-2', S.replicas['replica-2'], '#f54248', 2),
      row('replica-1', S.replicas['replica-1'], '#67737f'),
      row('primary', S.replicas.primary, '#67737f'),
    ],
  ],
  ['Duration', `p50 ${DATA.slowTrace.median / 1000} s`, null],
  ['Client', '', Object.entries(S.clients).map(([name, count]) => row(name, count, C.web))],
]
const r0 = rng(4)
fac.innerHTML = F.map(
  (g, i) =>
    `${i ? '<hr>' : ''}<h3>${g[0]}<small>${g[1]}</small></h3>` +
    (g[2]
      ? g[2]
          .map(
            (f) =>
              `<div class="f ${f[4] == 1 ? 'on' : ''}" style="--c:${f[3]};--w:${f[2]}%"><i></i><b>${f[0]}${f[4] == 2 ? '<em>all drawn</em>' : ''}</b><span>${f[1]}</span><u></u></div>`,
          )
          .join('')
      : (() => {
          let s = '<svg width=238 height=62 style="display:block">'
          for (let k = 0; k < 40; k++) {
            const v =
              40 * Math.exp(-Math.pow((k - 15) / 5, 2)) +
              13 * Math.exp(-Math.pow((k - 29) / 3.4, 2)) +
              2 +
              r0() * 4
            s += `<rect x=${k * 5.95} y=${(46 - v).toFixed(1)} width=4.300 height=${v.toFixed(1)} rx=1.400 fill="${k > 23 ? '#f54248' : '#555d66'}"/>`
          }
          return (
            s +
            '<path d="M0 54H238" stroke="#343a3f" stroke-width=4 stroke-linecap=round /><path d="M143 54H236" stroke="#d9ed6b" stroke-width=4 /><circle cx=143 cy=54 r=7 fill="#d9ed6b"/><circle cx=230 cy=54 r=7 fill="#d9ed6b"/></svg>'
          )
        })()),
).join('')
// scatter, x 13:56..14:11, y log 100ms..10s
const X0 = 72,
  X1 = 1218,
  Y0 = 84,
  Y1 = 406,
  lx = (m) => X0 + (m / 15.33) * (X1 - X0),
  ly = (v) => Y1 - ((Math.log10(v) - 2.5) / 1.5) * (Y1 - Y0),
  r = rng(77),
  n = () => (r() + r() + r() + r() - 2) / 1.15
let s = ''
;[
  [400, '400 ms'],
  [1000, '1 s'],
  [2000, '2 s'],
  [4000, '4 s'],
  [10000, '10 s'],
].forEach(
  (q) =>
    (s += `<path d="M${X0} ${ly(q[0])}H${X1}" stroke="#24282c"/><text x=60 y=${ly(q[0]) + 4} text-anchor=end fill="#999ea3" font-family="Client Mono" font-size=12 letter-spacing=-.3>${q[1]}</text>`),
)
for (let m = 0; m <= 15; m += 3)
  s += `<text x=${lx(m)} y=432 text-anchor=${m ? (m == 15 ? 'middle' : 'middle') : 'start'} fill="#999ea3" font-family="Client Mono" font-size=12 letter-spacing=-.3>${m < 4 ? '13:' + (56 + m) : '14:' + String(m - 4).padStart(2, '0')}</text>`
for (let i = 0; i < S.fine; i++) {
  const m = r() * 15.3,
    v = Math.pow(10, Math.log10(DATA.slowTrace.median) + n() * 0.09 - Math.pow(r(), 4) * 0.12)
  s += `<circle cx=${lx(m).toFixed(1)} cy=${ly(v).toFixed(1)} r=${(2.2 + r() * 1.6).toFixed(1)} fill="#7d8c9a" opacity=.62 />`
}
for (let i = 0; i < S.slow; i++) {
  const m = r() * 15.3,
    v = Math.pow(10, 3.02 + Math.abs(n()) * 0.12 + (m > 6 ? 0.012 : 0))
  s += `<circle cx=${lx(m).toFixed(1)} cy=${ly(v).toFixed(1)} r=2.900 fill="#d9ed6b" opacity=.85 />`
}
for (let i = 0; i < S.errors; i++) {
  const m = 6.2 + Math.pow(r(), 0.85) * 9.1,
    b = [1840, 2310, 2900][Math.floor(r() * 2.6)]
  s += `<circle cx=${lx(m).toFixed(1)} cy=${ly(b * Math.pow(10, n() * 0.035)).toFixed(1)} r=${(3.2 + r() * 1.6).toFixed(1)} fill="#f54248" opacity=.92 />`
}
s += `<path d="M${lx(6)} 72V${Y1}" stroke="#eceef0" stroke-dasharray="3 3"/><rect x=${lx(6) - 96} y=66 width=90 height=23 rx=2 fill="#272b30"/><text x=${lx(6) - 51} y=82 text-anchor=middle fill="#eceef0" font-family="Client Mono" font-size=12 letter-spacing=-.3>deploy ${fact('incident.deploy.id')}</text>`
// lasso around the failed cloud
s += `<path d="M${lx(6.3)} ${ly(2600)}C${lx(6.45)} ${ly(3650)} ${lx(10)} ${ly(3500)} ${lx(15)} ${ly(3450)}C${lx(15.6)} ${ly(3100)} ${lx(15.6)} ${ly(2000)} ${lx(15.2)} ${ly(1700)}C${lx(12)} ${ly(1640)} ${lx(8)} ${ly(1630)} ${lx(6.5)} ${ly(1690)}C${lx(6.15)} ${ly(1900)} ${lx(6.2)} ${ly(2200)} ${lx(6.3)} ${ly(2600)}Z" fill="#d9ed6b" fill-opacity=.07 stroke="#d9ed6b" stroke-width=2 stroke-dasharray="7 5"/>`
const tx = lx(11.53),
  ty = ly(1840)
s += `<circle cx=${tx} cy=${ty} r=10 fill="#121517" stroke="#fff" stroke-width=2.500 /><circle cx=${tx} cy=${ty} r=5 fill="#f54248"/><path d="M${tx} ${ty - 10}V168" stroke="#fff" stroke-width=1.500 />`
pl.innerHTML = s
// results with small shapes
const W = 330,
  bar = (L, T) =>
    `<svg width=${W} height=36>` +
    L.map(
      (b, i) =>
        `<rect x=${((b[1] / T) * W).toFixed(1)} y=${2 + i * 4.2} width=${Math.max(2.5, (b[2] / T) * W).toFixed(1)} height=3 rx=1.500 fill="${C[b[0]]}"/>`,
    ).join('') +
    '</svg>',
  T = 3400
const RS = [
  [
    '7f3a·c21e·09bd',
    'Reserved on the fourth try',
    'checkout-web, sku 88214, one error',
    [
      ['web', 0, 1840],
      ['gw', 22, 1790],
      ['ord', 48, 1712],
      ['fr', 140, 168],
      ['inv', 318, 962],
      ['db', 918, 296],
      ['pay', 1290, 322],
      ['msg', 1618, 64],
    ],
    '1.84 s',
    '46',
    '14:07:32',
    1,
  ],
  [
    '91d0·44ab·e7c2',
    'Gave up after three retries',
    'ios-app, sku 20417, cart kept',
    [
      ['web', 0, 2330],
      ['gw', 20, 2290],
      ['ord', 44, 2230],
      ['fr', 130, 140],
      ['inv', 290, 1960],
      ['inv', 700, 520],
      ['inv', 1240, 980],
      ['db', 1300, 860],
    ],
    '2.33 s',
    '41',
    '14:09:04',
  ],
  [
    'c5e8·0b17·3f61',
    'Timed out in line for stock-db',
    'android-app, sku 88214',
    [
      ['web', 0, 2910],
      ['gw', 30, 2850],
      ['ord', 60, 2760],
      ['fr', 150, 420],
      ['inv', 600, 2200],
      ['db', 640, 180],
      ['inv', 1180, 640],
      ['db', 1840, 940],
    ],
    '2.91 s',
    '44',
    '14:10:51',
  ],
  [
    '2ab4·9e3d·771f',
    'Reserved on the third try',
    'checkout-web, two items, slow risk score',
    [
      ['web', 0, 1710],
      ['gw', 18, 1670],
      ['ord', 40, 1590],
      ['fr', 120, 110],
      ['inv', 260, 860],
      ['db', 300, 120],
      ['inv', 520, 560],
      ['pay', 1150, 290],
    ],
    '1.71 s',
    '45',
    '14:05:18',
  ],
  [
    'e06f·5c92·b8a3',
    'Gave up, hold released late',
    'partner-api, sku 30655',
    [
      ['web', 0, 2270],
      ['gw', 24, 2220],
      ['ord', 50, 2160],
      ['fr', 150, 190],
      ['inv', 360, 1820],
      ['inv', 760, 410],
      ['inv', 1200, 300],
      ['db', 1530, 620],
    ],
    '2.27 s',
    '42',
    '14:10:07',
  ],
  [
    '48c1·d7e5·06f2',
    'Waits for its own first try',
    'ios-app, sku 51993',
    [
      ['web', 0, 3120],
      ['gw', 28, 3060],
      ['ord', 52, 2980],
      ['fr', 160, 150],
      ['inv', 340, 2600],
      ['db', 380, 610],
      ['inv', 1080, 820],
      ['db', 2000, 900],
    ],
    '3.12 s',
    '47',
    '14:11:02',
  ],
]
rs.innerHTML = RS.map(
  (q) =>
    `<div class="rr ${q[7] ? 'on' : ''}"><span class=mono>${q[0]}</span><span><b>${q[1]}</b><small>${q[2]}</small></span>${bar(q[3], T)}<span class=d>${q[4]}</span><span class=mono>${q[5]}</span><span class=mono style="color:#a5aaaf">${q[6]}</span></div>`,
).join('')

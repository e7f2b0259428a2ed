const D = {
  road: '#fffdf8',
  block: '#f1e8d9',
  bld: '#e6dac6',
  bldS: '#d9cbb3',
  park: '#cfe0c4',
  tree: '#a9c79e',
  water: '#a9d0e6',
  water2: '#bfe0f0',
  bank: '#e9f2ee',
  r1: '#fffdf8',
  case: '#e0d4c0',
  r0: '#ffe3a3',
  case0: '#e2bd6b',
}
const N = {
  road: '#1f3d35',
  block: '#12302a',
  bld: '#1a3f37',
  bldS: '#24524a',
  park: '#1c4a38',
  tree: '#2c6349',
  water: '#0f3a52',
  water2: '#17506d',
  bank: '#2b6a86',
  r1: '#2f564b',
  case: '#0d241f',
  r0: '#ffb45c',
  case0: '#8a3d12',
}
const a = makeMap(784, 904, D, 23),
  b = makeMap(784, 904, N, 23)
m.innerHTML =
  a.svg +
  `<path id=rv d="${a.river}" fill=none /><text font-family="Instrument Serif" font-style=italic font-size=16 fill="#2f6785" letter-spacing=3 dy=-8><textPath href="#rv" startOffset="47%">Saltström</textPath></text><g transform="translate(333 399)"><ellipse cx=7 cy=3 rx=15 ry=5 fill="#0e1f1b" opacity=.22 /><circle r=9 fill="#fffdf8"/><circle r=6 fill="#f4481e"/></g><g transform="translate(112 487)"><circle r=6 fill="#fffdf8"/><circle r=3.800 fill="#0f211c"/></g><g transform="translate(500 414)"><path d="M0-9 9 7H-9Z" fill="#b32c0b" stroke="#fffdf8" stroke-width=2.500 stroke-linejoin=round /></g>`
nm.innerHTML = b.svg
{
  let v = ''
  for (let i = 0; i < 28; i++) {
    const h = 6 + 27 * Math.exp(-Math.pow((i - 18) / 7.5, 2))
    v += `<rect x=${i * 7.2} y=${34 - h} width=4.8 height=${h} rx=2 fill="${i < 9 ? '#f4481e' : i < 18 ? '#ff8d5f' : '#ffc48f'}"/>`
  }
  sk.innerHTML = v
}
// marker line-up
const gy = 268
let o = `<rect y=${gy} width=1600 height=104 fill="#c93410"/>`
const drop = (f, inr, s = 1) =>
  `<path d="M0 0C-14-30-46-52-46-92a46 46 0 0 1 92 0C46-52 14-30 0 0Z" fill="${f}" transform="scale(${s})"/>${inr}`
const M = [
  ['Place', 'drop', (s) => drop('#fffdf8', '<circle cy=-92 r=20 fill="#f4481e"/>')],
  ['Chosen', '118%', (s) => drop('#0e1f1b', '<circle cy=-109 r=25 fill="#ffd36a"/>', 1.18)],
  [
    'Stop',
    'numbered',
    (s) =>
      drop(
        '#ffd36a',
        '<text y=-78 text-anchor=middle font-family="Bricolage Grotesque Variable" font-weight=680 font-size=42 fill="#0e1f1b">3</text>',
      ),
  ],
  [
    'Vehicle',
    'heading',
    (s) =>
      `<g transform="translate(0 -62)"><circle r=44 fill="#123b33"/><path d="M0-58l13 18h-26z" fill="#123b33"/><g transform="translate(-24 -22) scale(2)" fill=none stroke="#ffd36a" stroke-width=1.700 stroke-linejoin=round><path d="${IC.truck}"/></g></g><path d="M-3 0V-20H3V0Z" fill="#123b33"/>`,
  ],
  [
    'Cluster',
    '48 inside',
    (s) =>
      `<g transform="translate(0 -60)"><circle r=58 fill="#9cc7e8" opacity=.45 /><circle r=42 fill="#9cc7e8"/><text y=13 text-anchor=middle font-family="Bricolage Grotesque Variable" font-weight=680 font-size=37 fill="#123450" letter-spacing=-1.500>48</text></g>`,
  ],
  [
    'Hazard',
    'never color alone',
    (s) =>
      `<path d="M0-124 52-34Q54-28 48-28H-48Q-54-28-52-34Z" fill="#ffd36a" stroke="#0e1f1b" stroke-width=7 stroke-linejoin=round /><path d="M0-92V-64M0-48v.2" stroke="#0e1f1b" stroke-width=9 stroke-linecap=round /><path d="M-3 0V-26H3V0Z" fill="#0e1f1b"/>`,
  ],
  [
    'Parcel',
    'status ring',
    (s) =>
      `<g transform="translate(0 -66)"><circle r=46 fill="#fffdf8"/><circle r=40 fill=none stroke="#e3d9c8" stroke-width=8 /><path d="M0-40A40 40 0 1 1-38 12" fill=none stroke="#3f7f6f" stroke-width=8 stroke-linecap=round /><g transform="translate(-21.6 -21.6) scale(1.8)" fill=none stroke="#0e1f1b" stroke-width=1.700 stroke-linejoin=round><path d="${IC.box}"/></g></g><path d="M-3 0V-22H3V0Z" fill="#fffdf8"/>`,
  ],
  [
    'Price',
    'label',
    (s) =>
      `<path d="M-56-118H56a14 14 0 0 1 14 14v44a14 14 0 0 1-14 14H16L0-6-16-46H-56a14 14 0 0 1-14-14v-44a14 14 0 0 1 14-14Z" fill="#fffdf8"/><text y=-69 text-anchor=middle font-family="Bricolage Grotesque Variable" font-weight=660 font-size=36 fill="#0e1f1b" letter-spacing=-1.500>€148</text>`,
  ],
  [
    'You',
    'accuracy',
    (s) =>
      `<ellipse rx=54 ry=15 fill="#9cc7e8" opacity=.4 /><g transform="translate(0 -30)"><circle r=30 fill="#fffdf8"/><circle r=22 fill="#3c7fb0"/><path d="M0-64l15 22q-15-9-30 0z" fill="#fffdf8"/></g>`,
  ],
]
const x0 = 388
M.forEach((k, i) => {
  const x = x0 + i * 141
  o += `<path d="M${x} ${gy + 26} l64 30 q26 14 50 6 q18-10-8-26 l-60-26 q-40-8-46 16Z" fill="#7c1d10" opacity=0 /><g transform="translate(${x} ${gy + 24}) skewX(-58) scale(1 -.21)" opacity=.32><g style="filter:brightness(0)">${k[0] == 'You' ? '' : k[2]()}</g></g><g transform="translate(${x} ${gy + 24})">${k[2]()}</g><text x=${x} y=${gy + 74} text-anchor=middle font-family="Geist Variable" font-weight=600 font-size=14.500 fill="#fff">${k[0]}</text><text x=${x} y=${gy + 93} text-anchor=middle font-family="Geist Mono Variable" font-size=11.500 letter-spacing=-.4 fill="#ffe4d9">${k[1]}</text>`
})
lu.innerHTML = o

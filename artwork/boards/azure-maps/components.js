const a = drawCity(DAY),
  b = drawCity(NIGHT)
m.innerHTML =
  a.svg +
  `<path id=rv d="${a.river}" fill=none /><text font-family="Client Accent" font-style=italic font-size=16 fill="#266981" letter-spacing=3 dy=-8><textPath href="#rv" startOffset="47%">Saltström</textPath></text><g transform="translate(333 399)"><ellipse cx=7 cy=3 rx=7.5 ry=5 fill="#0b1e27" opacity=.22 /><circle r=9 fill="#fcfefe"/><circle r=6 fill="#e1447c"/></g><g transform="translate(112 487)"><circle r=6 fill="#fcfefe"/><circle r=3.800 fill="#0b202a"/></g><g transform="translate(500 414)"><path d="M0-9 9 7H-9Z" fill="#a32856" stroke="#fcfefe" stroke-width=2.500 stroke-linejoin=round /></g>`
nm.innerHTML = b.svg
{
  let v = ''
  for (let i = 0; i < 28; i++) {
    const h = 6 + 27 * Math.exp(-Math.pow((i - 18) / 7.5, 2))
    v += `<rect x=${i * 7.2} y=${34 - h} width=4.8 height=${h} rx=2 fill="${i < 9 ? '#e1447c' : i < 18 ? '#f182a2' : '#afddcd'}"/>`
  }
  sk.innerHTML = v
}
// marker line-up
const gy = 268
let o = `<rect y=${gy} width=1600 height=104 fill="#b83063"/>`
const drop = (f, inr, s = 1) =>
  `<path d="M0 0C-14-30-46-52-46-92a46 46 0 0 1 92 0C46-52 14-30 0 0Z" fill="${f}" transform="scale(${s})"/>${inr}`
const M = [
  ['Place', 'drop', (s) => drop('#fcfefe', '<circle cy=-92 r=20 fill="#e1447c"/>')],
  ['Chosen', '118%', (s) => drop('#0b1e27', '<circle cy=-109 r=25 fill="#a7e9d3"/>', 1.18)],
  [
    'Stop',
    'numbered',
    (s) =>
      drop(
        '#a7e9d3',
        '<text y=-78 text-anchor=middle font-family="Client Display" font-weight=680 font-size=42 fill="#0b1e27">3</text>',
      ),
  ],
  [
    'Vehicle',
    'heading',
    (s) =>
      `<g transform="translate(0 -62)"><circle r=44 fill="#09384c"/><path d="M0-58l13 18h-26z" fill="#09384c"/><g transform="translate(-24 -22) scale(2)" fill=none stroke="#a7e9d3" stroke-width=1.700 stroke-linejoin=round><path d="${IC.truck}"/></g></g><path d="M-3 0V-20H3V0Z" fill="#09384c"/>`,
  ],
  [
    'Cluster',
    '48 inside',
    (s) =>
      `<g transform="translate(0 -60)"><circle r=58 fill="#93cbe1" opacity=.45 /><circle r=42 fill="#93cbe1"/><text y=13 text-anchor=middle font-family="Client Display" font-weight=680 font-size=37 fill="#00384a" letter-spacing=-1.500>48</text></g>`,
  ],
  [
    'Hazard',
    'never color alone',
    (s) =>
      `<path d="M0-124 52-34Q54-28 48-28H-48Q-54-28-52-34Z" fill="#a7e9d3" stroke="#0b1e27" stroke-width=7 stroke-linejoin=round /><path d="M0-92V-64M0-48v.2" stroke="#0b1e27" stroke-width=9 stroke-linecap=round /><path d="M-3 0V-26H3V0Z" fill="#0b1e27"/>`,
  ],
  [
    'Parcel',
    'status ring',
    (s) =>
      `<g transform="translate(0 -66)"><circle r=46 fill="#fcfefe"/><circle r=40 fill=none stroke="#d7dee1" stroke-width=8 /><path d="M0-40A40 40 0 1 1-38 12" fill=none stroke="#317a9c" stroke-width=8 stroke-linecap=round /><g transform="translate(-21.6 -21.6) scale(1.8)" fill=none stroke="#0b1e27" stroke-width=1.700 stroke-linejoin=round><path d="${IC.box}"/></g></g><path d="M-3 0V-22H3V0Z" fill="#fcfefe"/>`,
  ],
  [
    'Price',
    'label',
    (s) =>
      `<path d="M-56-118H56a14 14 0 0 1 14 14v44a14 14 0 0 1-14 14H16L0-6-16-46H-56a14 14 0 0 1-14-14v-44a14 14 0 0 1 14-14Z" fill="#fcfefe"/><text y=-69 text-anchor=middle font-family="Client Display" font-weight=660 font-size=36 fill="#0b1e27" letter-spacing=-1.500>€148</text>`,
  ],
  [
    'You',
    'accuracy',
    (s) =>
      `<ellipse rx=27 ry=15 fill="#93cbe1" opacity=.4 /><g transform="translate(0 -30)"><circle r=30 fill="#fcfefe"/><circle r=22 fill="#1b85a6"/><path d="M0-64l15 22q-15-9-30 0z" fill="#fcfefe"/></g>`,
  ],
]
const x0 = 388
M.forEach((k, i) => {
  const x = x0 + i * 141
  o += `<path d="M${x} ${gy + 26} l64 30 q26 14 50 6 q18-10-8-26 l-60-26 q-40-8-46 16Z" fill="#6f1939" opacity=0 /><g transform="translate(${x} ${gy + 24}) skewX(-58) scale(1 -.21)" opacity=.32><g style="filter:brightness(0)">${k[0] == 'You' ? '' : k[2]()}</g></g><g transform="translate(${x} ${gy + 24})">${k[2]()}</g><text x=${x} y=${gy + 74} text-anchor=middle font-family="Client Text" font-weight=600 font-size=14.500 fill="#fff">${k[0]}</text><text x=${x} y=${gy + 93} text-anchor=middle font-family="Client Mono" font-size=11.500 letter-spacing=-.4 fill="#f7dce2">${k[1]}</text>`
})
lu.innerHTML = o

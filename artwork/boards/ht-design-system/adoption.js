// stacked adoption by product, in weeks of the project
const LOOK = [
  ['#1d5b30', '#fff'],
  ['#41a65e', '#fff'],
  ['#32606b', '#fff'],
  ['#a8cbd4', '#19212a'],
  ['#eaeff3', '#19212a'],
  ['#bc5c3a', '#120401'],
]
const PN = DATA.adoption.map((row, i) => [...row, ...LOOK[i]])
const { screens, releases } = DATA.system
const X = (i) => 60 + i * 105,
  Y = (v) => 452 - v * 1.13
let base = new Array(9).fill(0),
  o = ''
;[100, 200, 300].forEach(
  (v) =>
    (o += `<path d="M40 ${Y(v)}H980" stroke="#a08f62" opacity=.4 stroke-dasharray="2 5"/><text x=32 y=${Y(v) + 4} text-anchor=end font-family="Client Mono" font-size=12 fill="#5d5337">${v}</text>`),
)
o += `<path d="M40 ${Y(screens.all)}H980" stroke="#19212a" stroke-width=1.4 /><text x=40 y=${Y(screens.all) - 9} font-family="Client Text" font-weight=560 font-size=13.5 fill="#19212a">${screens.all} screens in the product</text>`
const sm = (pts) =>
  pts
    .map((p, i) =>
      i
        ? `C${(pts[i - 1][0] + p[0]) / 2} ${pts[i - 1][1]} ${(pts[i - 1][0] + p[0]) / 2} ${p[1]} ${p[0]} ${p[1]}`
        : `${p[0]} ${p[1]}`,
    )
    .join('')
PN.forEach((p) => {
  const top = base.map((b, i) => b + p[1][i])
  const a = top.map((v, i) => [X(i), Y(v)]),
    b = base.map((v, i) => [X(i), Y(v)]).reverse()
  o += `<path d="M${sm(a)}L${sm(b)}Z" fill="${p[2]}"/>`
  const m = (base[8] + top[8]) / 2
  o += `<text x=916 y=${Y(m) + 5} font-family="Client Text" font-size=13.5 font-weight=560 fill="#19212a">${p[0]}</text><text x=1040 y=${Y(m) + 5} text-anchor=end font-family="Client Mono" font-size=13 fill="#342e1d">${p[1][8]}</text>`
  base = top
})
o += `<path d="M900 ${Y(screens.on)}V452" stroke="#19212a" stroke-width=2 /><text x=900 y=${Y(screens.on) - 12} text-anchor=middle font-family="Client Display" font-weight=640 font-size=24 letter-spacing=-.8 fill="#19212a">${screens.on}</text>`
for (let i = 0; i < 9; i++)
  o += `<text x=${X(i)} y=476 text-anchor=middle font-family="Client Mono" font-size=12 fill="#5d5337">${i ? '' : 'week '}${1 + i * 2}</text>`
releases.map(({ name, week }) => [(week - 1) / 2, name]).forEach((r) => {
  o += `<path d="M${X(r[0])} ${Y(0)}v-8" stroke="#fff" stroke-width=2 /><g transform="translate(${X(r[0])} 440)"><circle r=13 fill="#19212a"/><text y=4 text-anchor=middle font-family="Client Text" font-weight=600 font-size=11.5 fill="#fff">${r[1]}</text></g>`
})
ch.innerHTML = o
const CO = ['Type', 'Button', 'Field', 'Card', 'Table', 'Dialog', 'Chart', 'Mail'],
  RW = [
    ['Pipeline', [100, 98, 97, 99, 92, 100, 81, 88], 94],
    ['Careers site', [100, 97, 96, 94, 90, 98, 60, 91], 91],
    ['Interviews', [99, 95, 92, 90, 84, 96, 72, 79], 88],
    ['Offers', [98, 94, 90, 86, 78, 93, 55, 84], 85],
    ['Reports', [96, 90, 81, 77, 69, 88, 74, 40], 77],
    ['Admin', [92, 84, 71, 66, 58, 80, 38, 31], 65],
  ]
const cl = (v) =>
  v >= 95
    ? ['#1d5b30', '#fff']
    : v >= 88
      ? ['#1f793d', '#fff']
      : v >= 78
        ? ['#41a65e', '#fff']
        : v >= 66
          ? ['#9bcfa4', '#19212a']
          : v >= 50
            ? ['#e0ebf6', '#19212a']
            : ['#debfb4', '#3b1508']
hm.innerHTML =
  '<span class=h></span>' +
  CO.map((c) => `<span class=h>${c}</span>`).join('') +
  '<span class=h style="place-items:center end">all</span>' +
  RW.map(
    (r) =>
      `<span class=l>${r[0]}</span>` +
      r[1]
        .map((v) => {
          const c = cl(v)
          return `<span style="background:${c[0]};color:${c[1]}">${v}</span>`
        })
        .join('') +
      `<span class=t>${r[2]}%</span>`,
  ).join('')
di.innerHTML =
  [
    ['Admin, user table', 'padding 14, token says 18', '#0000', '19 places'],
    ['Reports, export bar', '#b25635', '#b25635', '11 places', 'brick-500'],
    ['Careers site, hero', 'radius 16, token says 20', '', '6 places'],
    ['Offers, letter mail', '#226c39', '#226c39', '5 places', 'leaf-700'],
  ]
    .map(
      (d) =>
        `<div class=di><b>${d[0]}</b><em>${d[3]}</em><s>${d[4] ? `<i style="background:${d[2]}"></i>` : ''}${d[1]}${d[4] ? ', token ' + d[4] : ''}</s></div>`,
    )
    .join('') +
  '<p style="border-top:1px solid var(--line);padding-top:11px;font-size:13.5px;color:var(--mute);line-height:1.4">Each one opens a ticket with a diff. Two weeks, then the build warns.</p>'
re.innerHTML = releases
  .slice(1)
  .reverse()
  .map(({ name, parts, day, log }) => [name, parts, `${day}, ${log}`])
  .map((r) => `<div class=re><b>${r[0]}</b><span>${r[1]}<small>${r[2]}</small></span></div>`)
  .join('')

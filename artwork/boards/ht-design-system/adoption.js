// stacked adoption by product, weeks 10..26; totals reach 312 screens of 367
const PN = [
  ['Pipeline', [4, 10, 18, 30, 44, 58, 70, 78, 82], '#123b33', '#fff'],
  ['Careers site', [2, 6, 14, 24, 36, 48, 56, 60, 63], '#3f7f6f', '#fff'],
  ['Interviews', [0, 3, 8, 16, 26, 36, 44, 50, 55], '#235a84', '#fff'],
  ['Offers', [0, 0, 4, 9, 16, 24, 32, 38, 42], '#9cc7e8', '#0e1f1b'],
  ['Reports', [0, 0, 0, 5, 10, 17, 24, 31, 38], '#f4ecdf', '#0e1f1b'],
  ['Admin', [0, 0, 0, 0, 4, 10, 18, 25, 32], '#f4481e', '#260b02'],
]
const X = (i) => 60 + i * 105,
  Y = (v) => 452 - v * 1.13
let base = new Array(9).fill(0),
  o = ''
;[100, 200, 300].forEach(
  (v) =>
    (o += `<path d="M40 ${Y(v)}H980" stroke="#b8820f" opacity=.4 stroke-dasharray="2 5"/><text x=32 y=${Y(v) + 4} text-anchor=end font-family="Geist Mono Variable" font-size=12 fill="#6b4a05">${v}</text>`),
)
o += `<path d="M40 ${Y(367)}H980" stroke="#0e1f1b" stroke-width=1.4 /><text x=40 y=${Y(367) - 9} font-family="Geist Variable" font-weight=560 font-size=13.5 fill="#0e1f1b">367 screens in the product</text>`
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
  o += `<text x=916 y=${Y(m) + 5} font-family="Geist Variable" font-size=13.5 font-weight=560 fill="#0e1f1b">${p[0]}</text><text x=1040 y=${Y(m) + 5} text-anchor=end font-family="Geist Mono Variable" font-size=13 fill="#3a2900">${p[1][8]}</text>`
  base = top
})
o += `<path d="M900 ${Y(312)}V452" stroke="#0e1f1b" stroke-width=2 /><text x=900 y=${Y(312) - 12} text-anchor=middle font-family="Bricolage Grotesque Variable" font-weight=640 font-size=24 letter-spacing=-.8 fill="#0e1f1b">312</text>`
for (let i = 0; i < 9; i++)
  o += `<text x=${X(i)} y=476 text-anchor=middle font-family="Geist Mono Variable" font-size=12 fill="#6b4a05">${i ? '' : 'week '}${10 + i * 2}</text>`
;[
  [0.5, '1.0'],
  [2, '1.1'],
  [3.5, '1.2'],
  [5, '1.3'],
  [6.5, '1.4'],
  [8, '1.5'],
].forEach((r) => {
  o += `<path d="M${X(r[0])} ${Y(0)}v-8" stroke="#fff" stroke-width=2 /><g transform="translate(${X(r[0])} 440)"><circle r=13 fill="#0e1f1b"/><text y=4 text-anchor=middle font-family="Geist Variable" font-weight=600 font-size=11.5 fill="#fff">${r[1]}</text></g>`
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
    ? ['#123b33', '#fff']
    : v >= 88
      ? ['#1d5548', '#fff']
      : v >= 78
        ? ['#3f7f6f', '#fff']
        : v >= 66
          ? ['#a9c8b8', '#0e1f1b']
          : v >= 50
            ? ['#e3ece4', '#0e1f1b']
            : ['#ffcdbc', '#5a1508']
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
    ['Reports, export bar', '#e8431c', '#e8431c', '11 places', 'verm-500'],
    ['Careers site, hero', 'radius 16, token says 20', '', '6 places'],
    ['Offers, letter mail', '#1a4a40', '#1a4a40', '5 places', 'pine-700'],
  ]
    .map(
      (d) =>
        `<div class=di><b>${d[0]}</b><em>${d[3]}</em><s>${d[4] ? `<i style="background:${d[2]}"></i>` : ''}${d[1]}${d[4] ? ', token ' + d[4] : ''}</s></div>`,
    )
    .join('') +
  '<p style="border-top:1px solid var(--line);padding-top:11px;font-size:13.5px;color:var(--mute);line-height:1.4">Each one opens a ticket with a diff. Two weeks, then the build warns.</p>'
re.innerHTML = [
  ['1.5', 'Chart kit, mail parts', '27 June, 31 fixes, no breaks'],
  ['1.4', 'Busy buttons, blind scorecards', '6 June, 22 fixes, no breaks'],
  ['1.3', 'Dusk theme by alias', '16 May, 1 break, codemod'],
  ['1.2', 'Table, dialog, form rules', '25 April, 18 fixes'],
  ['1.1', 'Field and validation', '4 April, 12 fixes'],
]
  .map((r) => `<div class=re><b>${r[0]}</b><span>${r[1]}<small>${r[2]}</small></span></div>`)
  .join('')

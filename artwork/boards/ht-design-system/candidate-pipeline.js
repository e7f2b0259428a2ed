// one role: 62+41+26+16+3 = 148 people, counted where they stand now
const S = [
  ['New', 62, '#a8cbd4'],
  ['Screen', 41, '#6dae7b'],
  ['Portfolio', 26, '#41a65e'],
  ['Panel', 16, '#eddbab'],
  ['Offer', 3, '#bc5c3a'],
]
const C = [
  [
    [6, 'Signe Aune', 'Designer, Oslo', '2 h ago', 'file', '', '', 'Ran a system for 40 teams'],
    [13, 'Davi Morais', 'Interaction lead, Porto', '5 h ago', 'file', '', '', 'Two years in mapping tools'],
    [
      12,
      'Zola Mbeki',
      'Service designer, Cape Town',
      'yesterday',
      'file',
      '',
      '',
      'Accessibility lead at a bank',
    ],
    [9, 'Ewan Pryce', 'UX engineer, Leith', 'yesterday', 'file', '', '', 'Ships his own prototypes'],
    [17, 'Piet Verhoef', 'Design lead, Ghent', '2 days ago', 'file', '', '', 'Returning applicant, 2015'],
  ],
  [
    [
      25,
      'Anjali Menon',
      'Design lead, Pune',
      'Passed, move on',
      'check',
      'y',
      'drag',
      'Clear on trade-offs, asks why',
    ],
    [7, 'Emeka Obi', 'Senior designer, Lagos', 'Call Wed 15:30', 'cal', 'y'],
    [
      11,
      'Jonas Weidl',
      'Principal, Vienna',
      'Asks for four days',
      'chat',
      'm',
      '',
      'Strong in research operations',
    ],
    [23, 'Faith Wanjiru', 'Designer, Nairobi', 'Call Thu 11:00', 'cal', ''],
    [27, 'Luca Ferrante', 'Lead, Trieste', 'No reply for 3 days', 'clock', 'm'],
  ],
  [
    [2, 'Nadia Diallo', 'Designer, Dakar', 'Case in review', 'file', 'y,y', '', 'Port logistics, 12 screens'],
    [19, 'Rafael Souto', 'Lead designer, Vigo', '2 of 3 reviewed', 'file', 'y,m'],
    ['slot'],
    [28, 'Mei Aoki', 'Senior designer, Kyoto', 'Case due Friday', 'clock', 'y', '', 'Chose the email brief'],
    [24, 'Aron Szabó', 'Designer, Pécs', 'Extra time, till Mon', 'clock', 'y'],
  ],
  [
    [
      0,
      'Ines Okafor-Lind',
      'Researcher, Lisbon',
      '4 of 5 scorecards',
      'star',
      'y,y,y,y',
      'sel',
      'Final round on Thursday',
    ],
    [20, 'Samira Khoury', 'Manager, Beirut', 'Panel Thu 13:00', 'cal', 'y,y,y'],
    [
      26,
      'Olof Stenmark',
      'Lead designer, Umeå',
      'Panel Fri 09:30',
      'cal',
      'y,m,y',
      '',
      'Needs a step-free room',
    ],
    [29, 'Kavya Nair', 'Staff designer, Kochi', 'Score split, talk', 'chat', 'y,n,y,m'],
  ],
  [
    [
      22,
      'Helen Varga',
      'Principal, Budapest',
      'Signed, starts 1 Aug',
      'check',
      'y,y,y,y,y',
      '',
      'Seat 1 of 2',
    ],
    [18, 'Thandi Mokoena', 'Lead, Durban', '€88,000, reply Mon', 'mail', 'y,y,y,m,y', '', 'Seat 2 of 2'],
    [21, 'Fraser Boyd', 'Lead, Dundee', 'Declined, stays put', 'undo', 'y,y,m,y,y'],
  ],
]
bd.innerHTML = S.map(
  (s, k) =>
    `<section class=col><h2><i style="background:${s[2]}"></i>${s[0]}<small>${s[1]}</small></h2>${C[k].map((c) => (c[0] == 'slot' ? '<div class=slot>Drop Anjali here</div>' : `<article class="cd ${c[6] || ''} "><div class=t><span class=av>${face(c[0])}</span><div style="min-width:0"><b>${c[1]}</b><small>${c[2]}</small></div></div>${c[7] ? `<p class=why>${c[7]}</p>` : ''}${c[5] ? `<div class=sg>${[0, 1, 2, 3, 4].map((i) => `<i class="${c[5].split(',')[i] || ''}"></i>`).join('')}</div>` : ''}<div class=f>${ic(c[4])}${c[3]}</div></article>`)).join('')}${k == 4 ? `<div class=tile><span>Median time to offer</span><b>31 <small>days</small></b><svg viewBox="0 0 178 62" width=100% style="display:block;margin-top:8px">${[44, 41, 43, 38, 36, 37, 33, 31].map((v, i) => `<rect x=${i * 22.6} y=${62 - v * 1.3} width=17 height=${v * 1.3} rx=2 fill="${i == 7 ? '#bc5c3a' : '#d3cdbb'}"/>`).join('')}</svg><span style="margin-top:8px">was 44 in October</span></div>` : `<div class=more>${s[1] - C[k].filter((c) => c[0] != 'slot').length} more</div>`}</section>`,
).join('')
// funnel: everyone who ever reached a stage
const F = [
  ['Applied', 148],
  ['Screen', 86],
  ['Portfolio', 45],
  ['Panel', 19],
  ['Offer', 3],
]
let o = ''
const cw = 230.8,
  H = 82
F.forEach((f, i) => {
  const h = 5 + (f[1] / 148) * 46,
    h2 = i < 4 ? 5 + (F[i + 1][1] / 148) * 46 : 5,
    x = i * cw,
    e = i < 4 ? x + cw - 2 : x + 218.8
  o += `<path d="M${x} ${H - h}C${x + cw * 0.55} ${H - h} ${x + cw * 0.55} ${H - h2} ${e} ${H - h2}V${H}H${x}Z" fill="${S[i][2]}"/><text x=${x + 2} y=18 font-family="Client Display" font-weight=620 font-size=21 fill="#19212a" letter-spacing=-.6>${f[1]}<tspan dx=7 font-family="Client Text" font-weight=450 font-size=13 letter-spacing=0 fill="#57606a">${i == 0 ? 'applied' : Math.round((f[1] / F[i - 1][1]) * 100) + '% reached ' + f[0].toLowerCase()}</tspan></text>`
})
fn.innerHTML = o
document.querySelectorAll('[data-r]').forEach((e) => {
  for (let i = 0; i < 5; i++) e.innerHTML += `<i class=${i < +e.dataset.r ? 'y' : ''}></i>`
})
// radar
const A = ['Framing', 'Research', 'Craft', 'Systems', 'Influence'],
  V = [4.75, 5, 3.75, 4.25, 4.5],
  T = [4, 3.5, 4, 4, 3.5],
  cx = 174,
  cy = 124,
  R = 84
const pt = (i, v) => {
  const a = -Math.PI / 2 + (i * Math.PI * 2) / 5
  return [cx + ((R * v) / 5) * Math.cos(a), cy + ((R * v) / 5) * Math.sin(a)].map((n) => n.toFixed(1))
}
let r = ''
;[1, 2, 3, 4, 5].forEach(
  (v) =>
    (r += `<path d="M${A.map((_, i) => pt(i, v)).join('L')}Z" fill="${v == 5 ? '#eaeff3' : 'none'}" stroke="#d0d8de"/>`),
)
r += `<path d="M${A.map((_, i) => pt(i, T[i])).join('L')}Z" fill=none stroke="#6b7379" stroke-width=1.5 stroke-dasharray="4 4"/><path d="M${A.map((_, i) => pt(i, V[i])).join('L')}Z" fill="#bc5c3a" fill-opacity=.2 stroke="#bc5c3a" stroke-width=2.4 stroke-linejoin=round />`
A.forEach((a, i) => {
  const p = pt(i, V[i]),
    l = pt(i, 5.75)
  r += `<circle cx=${p[0]} cy=${p[1]} r=4.500 fill="#bc5c3a"/><text x=${l[0]} y=${+l[1] + (i == 0 ? -10 : 2)} text-anchor=${i == 0 ? 'middle' : i < 3 ? 'start' : 'end'} font-family="Client Text" font-weight=540 font-size=13 fill="#19212a">${a}</text><text x=${l[0]} y=${+l[1] + (i == 0 ? 5 : 18)} text-anchor=${i == 0 ? 'middle' : i < 3 ? 'start' : 'end'} font-family="Client Mono" font-size=12 fill="#69737d">${V[i].toFixed(2)}</text>`
})
rad.innerHTML = r

const D = [
  [160, 84, 'White must read on the loudest button'],
  [258, 84, 'One dark does the work, one bright asks'],
  [356, 76, 'Pages are paper, never white'],
  [446, 84, 'Everyone can see where they are'],
  [544, 76, 'Hands share one corner'],
  [634, 46, 'Labels get air'],
]
const P = [
  ['brick-600', '#a44c2c', '#a44c2c'],
  ['brick-700', '#974527', '#974527'],
  ['leaf-700', '#1d5b30', '#1d5b30;box-shadow:0 0 0 1.5px #41a65e'],
  ['wheat-400', '#eddbab', '#eddbab'],
  ['slate-50', '#f5f8fa', '#f5f8fa'],
  ['slate-900', '#19212a', '#19212a;box-shadow:0 0 0 1.5px #41a65e'],
  ['mist-500', '#4f8592', '#4f8592'],
  ['radius-3', '3 px', 'r'],
  ['space-18', '18 px', 's'],
]
const A = [
  'action.accent',
  'action.accent.hover',
  'action.primary',
  'status.notice',
  'surface.page',
  'text.default',
  'focus.ring',
  'radius.control',
  'space.inline',
]
const C = [
  ['button.accent.fill', 0],
  ['button.accent.hover', 1],
  ['badge.due.text', 1],
  ['button.primary.fill', 2],
  ['stage.final.fill', 3],
  ['page.background', 4],
  ['card.name.text', 5],
  ['field.text', 5],
  ['field.ring', 6],
  ['button.radius', 7],
  ['field.radius', 7],
  ['button.inset', 8],
]
const py = (i) => 160 + i * 59.2,
  ay = (i) => 160 + i * 59.2,
  cy = (i) => 160 + i * 43.8
let h = '',
  f = ''
D.forEach((d) => (h += `<div class="n dc" style="left:44px;top:${d[0]}px;height:${d[1]}px">${d[2]}</div>`))
P.forEach(
  (p, i) =>
    (h += `<div class="n pv" style="left:338px;top:${py(i)}px"><i style="background:${p[2] == 'r' || p[2] == 's' ? '#eaeff31c' : p[2]}">${p[2] == 'r' ? '<svg width=22 height=22><path d="M3 21V13A10 10 0 0 1 13 3H21" fill=none stroke="#eddbab" stroke-width=3 stroke-linecap=round /></svg>' : p[2] == 's' ? '<svg width=24 height=16><path d="M2 8H22M2 2V14M22 2V14" fill=none stroke="#eddbab" stroke-width=2.4 stroke-linecap=round /></svg>' : ''}</i>${p[0]}<small>${p[1]}</small></div>`),
)
A.forEach(
  (a, i) => (h += `<div class="n al ${i == 0 ? 'on' : ''}" style="left:612px;top:${ay(i)}px">${a}</div>`),
)
C.forEach(
  (c, i) => (h += `<div class="n cp ${i == 0 ? 'on' : ''}" style="left:914px;top:${cy(i)}px">${c[0]}</div>`),
)
nd.innerHTML = h
const L = (x0, y0, x1, y1, c, w, o) =>
  `<path d="M${x0} ${y0}C${(x0 + x1) / 2} ${y0} ${(x0 + x1) / 2} ${y1} ${x1} ${y1}" fill=none stroke="${c}" stroke-width=${w} opacity=${o} stroke-linecap=round />`
;[
  [0, 0],
  [0, 1],
  [1, 2],
  [1, 3],
  [2, 4],
  [2, 5],
  [3, 6],
  [4, 7],
  [5, 8],
].forEach(
  ([d, p]) =>
    (f += L(280, D[d][0] + D[d][1] / 2, 338, py(p) + 23, p == 0 ? '#bc5c3a' : '#41a65e', p == 0 ? 5 : 2, 1)),
)
P.forEach(
  (p, i) => (f += L(542, py(i) + 23, 612, ay(i) + 23, i == 0 ? '#bc5c3a' : '#41a65e', i == 0 ? 5 : 2, 1)),
)
C.forEach(
  (c, i) => (f += L(824, ay(c[1]) + 23, 914, cy(i) + 19, i == 0 ? '#bc5c3a' : '#41a65e', i == 0 ? 5 : 2, 1)),
)
;[
  [230, 0],
  [398, 0],
  [580, 0],
].forEach(([y]) => (f += L(1140, cy(0) + 19, 1236, y, '#bc5c3a', 5, 1)))
C.forEach((c, i) => {
  if (i) f += L(1140, cy(i) + 19, 1236, [230, 398, 580][i % 3] + 8 + i * 2, '#41a65e', 1.2, 0.55)
})
f +=
  '<g fill="#bc5c3a"><circle cx=1236 cy=230 r=6 /><circle cx=1236 cy=398 r=6 /><circle cx=1236 cy=580 r=6 /></g>'
fl.innerHTML = f
const T = [
  [
    'Day',
    'default',
    '#f5f8fa',
    '#19212a',
    '#fcfeff',
    '#525b65',
    '#1d5b30',
    '#a44c2c',
    '#fff',
    '#1d5b30',
    '#d7dce1',
    [
      ['surface.page', 'slate-50', '#f5f8fa'],
      ['text.default', 'slate-900', '#19212a'],
      ['action.accent', 'brick-600', '#a44c2c'],
      ['stage.done', 'leaf-700', '#1d5b30'],
    ],
  ],
  [
    'Dusk',
    '9 aliases move',
    '#1d5b30',
    '#eaeff3',
    '#1f793d',
    '#b1d8b8',
    '#eddbab',
    '#ca7658',
    '#0c0201',
    '#eddbab',
    '#31904e',
    [
      ['surface.page', 'leaf-700', '#1d5b30'],
      ['text.default', 'slate-100', '#eaeff3'],
      ['action.accent', 'brick-400', '#ca7658'],
      ['stage.done', 'wheat-400', '#eddbab'],
    ],
  ],
  [
    'Clear',
    'high contrast, 14 move',
    '#ffffff',
    '#000000',
    '#ffffff',
    '#1b1b1b',
    '#000000',
    '#572311',
    '#ffffff',
    '#000000',
    '#aab1b6',
    [
      ['surface.page', 'slate-0', '#ffffff'],
      ['text.default', 'ink-black', '#000000'],
      ['action.accent', 'brick-900', '#572311'],
      ['stage.done', 'ink-black', '#000000'],
    ],
  ],
]
th.innerHTML = T.map(
  (t, i) =>
    `<section style="background:${t[2]};color:${t[3]}"><h2>${t[0]}<span>${t[1]}</span></h2><div class=cd style="background:${t[4]};${i == 2 ? 'box-shadow:inset 0 0 0 2.5px #000' : i ? '' : 'box-shadow:0 18px 34px -20px #433c2a66'}"><div class=r style="gap:13px;line-height:1.25"><span class=av data-av=18></span><span><b style="font:600 18px var(--disp);letter-spacing:-.02em;display:block">Thandi Mokoena</b><span style="color:${t[5]}">Lead, Durban</span></span></div><div class=bar>${[1, 1, 1, 1, 0].map((b) => `<i style="background:${b ? t[9] : t[10]}"></i>`).join('')}</div><div class=b style="background:${t[7]};color:${t[8]}">Send offer</div></div><div class=mp>${t[11].map((m) => `<div><i style="background:${m[2]};box-shadow:0 0 0 1.5px ${i == 1 ? '#ffffff55' : '#19212a40'}"></i>${m[0]}<span>${m[1]}</span></div>`).join('')}</div></section>`,
).join('')

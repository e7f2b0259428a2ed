document.querySelectorAll('[data-pin]').forEach((e) => {
  e.style.position = 'relative'
  e.insertAdjacentHTML(
    'beforeend',
    `<span class="n pin" style="left:-43px;top:${e.dataset.pin == 6 ? 10 : e.dataset.pin == 1 ? 18 : 36}px;${e.dataset.pin == 2 ? 'left:auto;right:-43px' : ''}">${e.dataset.pin}</span>`,
  )
})
const C = '<span class=car></span>',
  E = '<span style="color:var(--mute)">€</span>'
tl.innerHTML = [
  [
    '0 s',
    '',
    'in',
    E + '<span style="color:#676d71">92,000</span>',
    'Rest',
    'An example, not a rule',
    '#6dae7b',
  ],
  [
    '2 s',
    '',
    'in f',
    E + C,
    'Focus',
    'Ring on. Help text appears.',
    '#a8cbd4',
    '<p class=hp>Digits only, we add the comma</p>',
  ],
  ['5 s', '', 'in f', E + '84,00' + C, 'Typing', 'Silence, whatever it is', '#a8cbd4'],
  ['9 s', '', 'in f', E + '84,00000' + C, 'Pause', 'Still silence. Wait for blur.', '#a8cbd4'],
  [
    '12 s',
    '',
    'in e',
    E + '84,00000',
    'Leave',
    'Now speak, once, in words',
    '#bc5c3a',
    `<p class=er>${ic('warn')}Use at most six digits.</p>`,
  ],
  ['20 s', '', 'in e', E + '84,000' + C, 'Repair', 'Message goes at the keystroke that fixes it', '#eddbab'],
  [
    '21 s',
    '',
    'in ok',
    E +
      '84,000<span class=sp></span>' +
      ic('check', '', 'color:#348a4d;width:17px;height:17px;stroke-width:2.4'),
    'Fixed',
    'A tick, for two seconds',
    '#2ae270',
  ],
  ['40 s', '', 'in', E + '84,000', 'Saved', 'Back to rest, draft kept', '#6dae7b'],
]
  .map(
    (t) =>
      `<li><time>${t[0]}</time><span class=d style="background:${t[6]}"></span><div><div class=c><span class="${t[2]}">${t[3]}</span><span><b>${t[4]}</b>${t[5]}</span></div>${t[7] || ''}</div></li>`,
  )
  .join('')
const V = [
  [12, 61],
  [13, 60],
  [14, 63],
  [15, 62],
  [16, 61],
  [17, 62],
  [18, 70],
  [19, 73],
  [20, 78],
  [21, 80],
  [22, 83],
  [23, 84],
]
const X = (i) => 6 + i * 40,
  Y = (v) => 152 - (v - 50) * 2.9
let q = '<path d="M0 150H470" stroke="#419257"/>'
const A = V.slice(0, 6),
  Bv = V.slice(5)
q += `<path d="${V.map((v, i) => (i ? 'L' : 'M') + X(i) + ' ' + Y(v[1])).join('')}V150H6Z" fill="#eddbab" opacity=.13 /><path d="${A.map((v, i) => (i ? 'L' : 'M') + X(i) + ' ' + Y(v[1])).join('')}" fill=none stroke="#6dae7b" stroke-width=2.6 stroke-linejoin=round /><path d="${Bv.map((v, i) => (i ? 'L' : 'M') + X(i + 5) + ' ' + Y(v[1])).join('')}" fill=none stroke="#eddbab" stroke-width=3 stroke-linejoin=round /><path d="M${X(5)} 40V150" stroke="#bc5c3a" stroke-width=1.6 stroke-dasharray="3 4"/><circle cx=${X(5)} cy=${Y(62)} r=5 fill="#bc5c3a" stroke="#1d5b30" stroke-width=2 /><circle cx=${X(11)} cy=${Y(84)} r=6 fill="#eddbab"/><g font-family="Client Mono" font-size=12 fill="#9fc8a6"><text x=0 y=170>week 3</text><text x=${X(5)} y=170 text-anchor=middle>8</text><text x=452 y=170 text-anchor=end>14</text></g><text x=${X(5) - 10} y=52 text-anchor=end font-family="Client Text" font-size=13 font-weight=560 fill="#d8ab9b">release 1.2, six rules</text><text x=0 y=${Y(62) - 22} font-family="Client Display" font-weight=620 font-size=26 letter-spacing=-1 fill="#bfcad6">61%</text><text x=436 y=${Y(84) - 4} text-anchor=end font-family="Client Display" font-weight=640 font-size=44 letter-spacing=-2 fill="#fff">84%</text>`
ou.innerHTML = q

const K = [
  ['pr', 'Primary', 'moves work on', 'Invite panel', 'Inviting'],
  ['ac', 'Accent', 'once a view', 'Send offer', 'Sending'],
  ['ou', 'Outline', 'the other way', 'Save draft', 'Saving'],
  ['qu', 'Quiet', 'steps back', 'Not now', 'Closing'],
  ['da', 'Danger', 'takes away', 'Withdraw', 'Undoing'],
]
mx.innerHTML =
  '<colgroup><col style="width:112px"></colgroup><tr><th>kind<th>rest<th>hover<th>pressed<th>focus<th>busy<th>off' +
  K.map(
    (k) =>
      `<tr><td><b>${k[1]}</b><small>${k[2]}</small></td>${['', 'h', 'd', 'f'].map((s) => `<td><span class="b ${k[0]} ${s}">${k[3]}</span></td>`).join('')}<td><span class="b ${k[0]}"><span class=sp0></span>${k[4]}</span></td><td><span class="b ${k[0]} off">${k[3]}</span></td></tr>`,
  ).join('')
// sizes on one baseline
let g = ''
for (let x = 0; x <= 1040; x += 8)
  g += `<path d="M${x} 0V214" stroke="#6d6244" stroke-width=${x % 64 ? 0.5 : 1} opacity=${x % 64 ? 0.14 : 0.3} />`
for (let y = 6; y < 214; y += 8) g += `<path d="M0 ${y}H1040" stroke="#6d6244" stroke-width=.5 opacity=.14 />`
g += '<path d="M0 134H1040" stroke="#6d6244" stroke-width=1.2 opacity=.7 />'
const S = [
  [40, 32, 'pr', 'Add note', 13, 12, 9, 'Small 32', 'tables, cards'],
  [176, 44, 'pr', 'Add candidate', 14, 17, 11, 'Medium 44', 'the default'],
  [364, 56, 'pr', 'Open this role', 17, 24, 14, 'Large 56', 'one per page, phones'],
  [572, 44, 'ou', '', 14, 0, 11, 'Icon 44', 'named in a tip'],
  [684, 44, 'ou', 'split', 14, 16, 11, 'Split', 'same verb, other ways'],
  [862, 44, 'ac', 'wide', 14, 0, 11, 'Full', 'phone sheets only'],
]
let h = ''
S.forEach((s) => {
  const y = 134 - s[1]
  h +=
    s[3] == 'split'
      ? `<span class="b ou" style="left:${s[0]}px;top:${y}px;height:44px;padding-right:0">Schedule<span style="border-left:1.5px solid #acb4ba;height:44px;width:40px;display:grid;place-items:center;margin-left:7px">${ic('down')}</span></span>`
      : s[3] == 'wide'
        ? `<span class="b ac" style="left:${s[0]}px;top:${y}px;height:44px;width:142px;justify-content:center">Accept</span>`
        : s[3] == ''
          ? `<span class="b ou" style="left:${s[0]}px;top:${y}px;width:44px;height:44px;padding:0;justify-content:center">${ic('cal', '', 'width:19px;height:19px')}</span>`
          : `<span class="b ${s[2]}" style="left:${s[0]}px;top:${y}px;height:${s[1]}px;padding:0 ${s[5]}px;font-size:${s[4]}px;border-radius:${s[6]}px">${s[1] > 40 && s[1] < 50 ? ic('plus') : ''}${s[3]}</span>`
  h += `<p style="left:${s[0]}px;top:148px"><b>${s[7]}</b>${s[8]}</p>`
})
szz.insertAdjacentHTML(
  'beforeend',
  h + '<p style="left:40px;top:20px;font:500 12.5px var(--mono)">sizes share one baseline</p>',
)
sg.innerHTML = g
document.fonts.ready.then(() => {
  const B = big.getBoundingClientRect(),
    T = bl.getBoundingClientRect(),
    I = bi.getBoundingClientRect(),
    x0 = B.left,
    x1 = B.right,
    y0 = B.top,
    y1 = B.bottom
  const tx = (x, y, t, a = 'middle') =>
    `<text x=${x} y=${y} text-anchor=${a} font-family="Client Mono" font-weight=500 font-size=13 fill="#140401">${t}</text>`
  const hd = (a, b, y, t) =>
    `<path d="M${a} ${y}H${b}M${a} ${y - 6}V${y + 6}M${b} ${y - 6}V${y + 6}" stroke="#140401" stroke-width=1.4 />` +
    tx((a + b) / 2, y + 22, t)
  const bub = (x, y, n) =>
    `<circle cx=${x} cy=${y} r=13 fill="#140401"/><text x=${x} y=${y + 4.6} text-anchor=middle font-family="Client Text" font-weight=640 font-size=13 fill="#fff">${n}</text>`
  let o = `<g stroke="#140401" stroke-width=1 stroke-dasharray="3 4" opacity=.75 fill=none><path d="M${T.left} ${y0 - 46}V${y1 + 50}M${T.right} ${y0 - 20}V${y1 + 50}M${I.left} ${y0 - 20}V${y1 + 50}M${I.right} ${y0 - 20}V${y1 + 50}M${x0} ${y1}V${y1 + 50}M${x1} ${y1}V${y1 + 50}"/></g>`
  o +=
    hd(x0, T.left, y1 + 38, '18') +
    hd(T.left, T.right, y1 + 38, 'label, 14 / 560') +
    hd(T.right, I.left, y1 + 38, '8') +
    hd(I.left, I.right, y1 + 38, '16') +
    hd(I.right, x1, y1 + 38, '18')
  o +=
    `<path d="M${x1 + 22} ${y0}V${y1}M${x1 + 16} ${y0}H${x1 + 28}M${x1 + 16} ${y1}H${x1 + 28}" stroke="#140401" stroke-width=1.4 />` +
    `<text transform="translate(${x1 + 40} ${(y0 + y1) / 2}) rotate(90)" text-anchor=middle font-family="Client Mono" font-weight=500 font-size=13 fill="#140401">44</text>`
  o += `<path d="M${x0 + 38} ${y0}A38 38 0 0 0 ${x0} ${y0 + 38}" stroke="#eddbab" stroke-width=6 fill=none stroke-linecap=round />`
  const ty = y0 - 44
  ;[
    [x0 + 10, 4, y0 + 10],
    [T.left + 34, 1, y0 + 0],
    [(T.left + T.right) / 2 + 30, 2, T.top + 6],
    [(I.left + I.right) / 2, 3, I.top - 2],
  ].forEach(
    ([x, n, yy]) =>
      (o +=
        `<path d="M${x} ${ty}V${yy}" stroke="${n == 2 || n == 3 ? 'url(#no)' : '#140401'}" stroke-width=1.4 />` +
        `<path d="M${x} ${ty}V${Math.min(yy, y0)}" stroke="#140401" stroke-width=1.4 /><path d="M${x} ${y0}V${Math.max(yy, y0)}" stroke="#8bbf95" stroke-width=1.4 /><circle cx=${x} cy=${yy} r=3.5 fill="${yy > y0 + 2 && n != 4 ? '#eddbab' : '#140401'}"/>` +
        bub(x, ty, n)),
  )
  o += bub((x0 + T.left) / 2, y1 + 84, 5) + bub((T.right + I.left) / 2, y1 + 84, 6)
  dm.innerHTML = o
})

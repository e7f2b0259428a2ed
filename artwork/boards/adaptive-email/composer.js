const full = tx.innerText
    .replace(/\n/g, ' ')
    .replace(/(people|July|€18,000|free|14:00|objection)\s*\d(?=[\s,.])/g, '$1')
    .trim(),
  wc = (s) =>
    s
      .trim()
      .split(/\s+/)
      .filter((x) => /[\p{L}\d]/u.test(x)).length
const S =
    'The whole, 1 to 4 July. 10% of the budget stays free and Finance has no objection. The hotel holds rooms until Friday 14:00. Yes or no?',
  O = DATA.offsite.line
sh.textContent = S
ol.textContent = O
const a = wc(full),
  b = wc('Lisbon, 14 people €18,000 ' + S),
  c = wc(O)
w1.textContent = a + ' words'
w3.textContent = c + ' words'
const st = [
  ['Whole', a, 30],
  ['Short', b, 400],
  ['Line', c, 748],
]
let o = `<path d="M74 30V748" stroke="#dfad6d" stroke-width=10 stroke-linecap=round /><path d="M74 30V400" stroke="#402944" stroke-width=10 stroke-linecap=round />`
for (let i = 0; i < 23; i++) {
  const y = 62 + i * 30
  if (Math.abs(y - 400) > 24)
    o += `<path d="M${66} ${y}h16" stroke="#fff" stroke-opacity=.35 stroke-width=1.500 />`
}
st.forEach((s, i) => {
  const on = i == 1
  o += `<circle cx=74 cy=${s[2]} r=${on ? 23 : 12} fill="${on ? '#ef5c5a' : '#fefdfd'}" stroke="${on ? '#fefdfd' : '#402944'}" stroke-width=${on ? 5 : 4} />${on ? `<path d="M66 396l8-8 8 8M66 406l8 8 8-8" fill=none stroke="#fff" stroke-width=2.400 stroke-linecap=round stroke-linejoin=round />` : ''}<text x=46 y=${i == 2 ? s[2] - 4 : s[2] - 2} text-anchor=end font-family="Client Display" font-weight=640 font-size=17 fill="#211723" stroke="${'#fedcb3'}" stroke-width=0>${s[0]}</text><text x=46 y=${s[2] + 16} text-anchor=end font-family="Client Mono" font-size=11.5 letter-spacing=-.5 fill="#5d411c">${s[1]} words</text>`
})
rl.innerHTML = o
let w = ''
const R = rng(9)
for (let i = 0; i < 52; i++) {
  const h = 6 + 34 * Math.abs(Math.sin(i * 0.37) * Math.cos(i * 0.13)) * (0.5 + R() * 0.5)
  w += `<rect x=${i * 5} y=${22 - h / 2} width=3 height=${h} rx=1.500 fill="${i < 19 ? '#210d0c' : '#fec1bc'}"/>`
}
wv.innerHTML = w

const NAMES = (
  'home spans graph chart bell search mail cal ' +
  'people user watch phone screen globe lock bolt ' +
  'wifi key plug eye hand send clip mic ' +
  'cart heart sun spark gear box truck shield ' +
  'flag book video loop pin tag wave star'
).split(' ')
// Most tiles share the ground; a few break the rhythm so that the sheet has somewhere to look.
const ACCENTS = {
  3: ['#ffd36a', '#3a2600'],
  10: ['#123b33', '#ffd36a'],
  21: ['#9cc7e8', '#0e2a3f'],
  26: ['#ffd36a', '#3a2600'],
  32: ['#fff3e6', '#c2330f'],
  38: ['#123b33', '#fff3e6'],
}
const REST = ['#d93a12', '#fff3e6']

function keylineGrid() {
  let lines = ''
  for (let i = 0; i <= 24; i++)
    lines += `<path d="M${i} 0V24M0 ${i}H24" stroke="#0e1f1b" stroke-width=".03" opacity="${i % 4 ? 0.3 : 0.75}"/>`
  const shapes =
    '<circle cx="12" cy="12" r="10"/><circle cx="12" cy="12" r="4"/><rect x="3" y="3" width="18" height="18" rx="2"/><path d="M0 0 24 24M24 0 0 24"/>'
  return `<svg viewBox="0 0 24 24">${lines}<g fill="none" stroke="#f4481e" stroke-width=".07">${shapes}</g></svg>`
}

document.querySelector('#keylines').innerHTML = keylineGrid() + ic('bell')
document.querySelector('#grid').innerHTML = NAMES.map((name, i) => {
  const [background, color] = ACCENTS[i] ?? REST
  return `<i style="--bg:${background};--fg:${color}">${ic(name)}</i>`
}).join('')

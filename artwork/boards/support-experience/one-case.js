// minutes since 09:36; the page spans 88 of them
const LEFT = 320
const MINUTE = 13.6
const x = (minute) => LEFT + minute * MINUTE
const LANES = [
  ['Sunniva', 'Havn & Holm', '<span class="av" data-av="6"></span>'],
  ['Ember', 'reads, never writes', `<span class="ember">${ic('spark')}</span>`],
  ['Imani', 'support engineer', '<span class="av" data-av="2"></span>'],
]
// lane, from, to, words inside, ground, ink, words beside and their distance from the bar's top
const SPANS = [
  [0, 0, 3, '', '#181c1f', '#fff', 'Asks once', -30],
  [1, 3, 9, '', '#f54248', '#1e0706', 'Four checks, then the fix', 72],
  [1, 9, 16, '', '#ff9791', '#1e0706'],
  [0, 16, 26, 'Applies it, green', '#414b55', '#fff'],
  [0, 26, 30, '', '#ca2f36', '#fff', 'Gone at 10:02', -30],
  [1, 30, 41, 'Hands over, 4 facts', '#f54248', '#1e0706'],
  [2, 41, 47, '', '#003f45', '#fff', 'Reads, sends', 72],
  [0, 50, 60, 'Adds the include', '#414b55', '#fff'],
  [2, 80, 88, 'Stays on', '#003f45', '#fff'],
  [1, 82, 88, 'Watches', '#ff9791', '#1e0706'],
  [0, 84, 88, '', '#414b55', '#fff', 'Still green', -30],
]
const above = (lane) => lane * 154 + 50
const middle = (lane) => above(lane) + 33
// who passes to whom: from lane, minute, to lane, minute
const HANDS = [
  [0, 3, 1, 3],
  [1, 16, 0, 16],
  [0, 30, 1, 30],
  [1, 41, 2, 41],
  [2, 47, 0, 50],
  [0, 60, 2, 80],
]
let drawing = ''
for (let minute = 4; minute <= 84; minute += 20) {
  const time = 9 * 60 + 36 + minute
  drawing += `<path d="M${x(minute)} 0V506" stroke="#b0c42b" stroke-dasharray="2 6"/><text x="${x(minute)}" y="-12" text-anchor="middle" fill="#495209" font-family="Client Mono" font-size="13.500">${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}</text>`
}
for (const [from, a, to, b] of HANDS) {
  const [x0, y0, x1, y1] = [x(a), middle(from), x(b), middle(to)]
  const bend = Math.max(34, (x1 - x0) / 2)
  drawing += `<path d="M${x0 - 3} ${y0}C${x0 + bend} ${y0} ${x1 - bend} ${y1} ${x1 + 3} ${y1}" fill="none" stroke="#191c05" stroke-width="3"/><circle cx="${x1 + 3}" cy="${y1}" r="7" fill="#191c05"/>`
}
lanes.innerHTML = `${LANES.map(([name, role, face], index) => `<div class="lane" style="top:${index * 154}px"><div class="who">${face}<span><b>${name}</b><span>${role}</span></span></div></div>`).join('')}<svg class="t" width="1600" height="506" aria-hidden="true">${drawing}</svg>${SPANS.map(([lane, from, to, words, ground, ink, beside, away]) => `<div class="sp2" style="left:${x(from)}px;top:${above(lane)}px;width:${(to - from) * MINUTE}px;--c:${ground};--t:${ink}">${words}</div>${beside ? `<span class="note" style="left:${x(from)}px;top:${above(lane) + away}px">${beside}</span>` : ''}`).join('')}`
kitFill(lanes)

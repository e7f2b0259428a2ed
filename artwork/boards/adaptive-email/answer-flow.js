// The way of the answer: a rope from the watch through four stops, then three strands to the rooms.
const STOPS = [
  [420, 634],
  [660, 420],
  [738, 740],
  [968, 520],
]
const ROOMS = [
  [1214, 140],
  [1214, 400],
  [1214, 656],
]
const ROPE = `M354 673C390 673 380 ${STOPS[0][1]} ${STOPS[0][0]} ${STOPS[0][1]}C540 ${STOPS[0][1]} 540 ${STOPS[1][1]} ${STOPS[1][0]} ${STOPS[1][1]}C780 ${STOPS[1][1]} 560 ${STOPS[2][1]} ${STOPS[2][0]} ${STOPS[2][1]}C900 ${STOPS[2][1]} 860 ${STOPS[3][1]} ${STOPS[3][0]} ${STOPS[3][1]}`
let drawing = '<circle cx="230" cy="1010" r="470" fill="#443456"/><circle cx="230" cy="1010" r="330" fill="#524067"/>'
const strands = ['#fef9f8', '#fed097', '#c9b9de']
ROOMS.forEach(([x, y], index) => {
  const from = STOPS[3][1] + (index - 1) * 9
  drawing += `<path d="M${STOPS[3][0]} ${from}C1110 ${from} 1090 ${y} ${x} ${y}" fill="none" stroke="${strands[index]}" stroke-width="8" stroke-linecap="round"/>`
})
drawing += `<path d="${ROPE}" fill="none" stroke="#ef5c5a" stroke-width="28" stroke-linecap="round"/><path d="${ROPE}" fill="none" stroke="#fee8e6" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 20"/>`
for (const [x, y] of STOPS) drawing += `<circle cx="${x}" cy="${y}" r="23" fill="#382a48" stroke="#fed097" stroke-width="7"/><circle cx="${x}" cy="${y}" r="7" fill="#fed097"/>`
way.innerHTML = drawing

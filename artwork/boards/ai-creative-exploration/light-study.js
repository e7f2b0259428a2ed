// picture, background size and position, disc (x, y, radius), degrees, what that light is for
const HOURS = [
  ['09-raked-sand', 'auto 150%', '92% 66%', [250, 690, 168], '6°', 'Grazing. Draws every furrow.'],
  ['15-quiet-city', 'auto 150%', '50% 34%', [612, 520, 178], '14°', 'Late. Blocks become streets.'],
  [
    '02-stoneware-sun',
    'auto 150%',
    '44% 62%',
    [996, 366, 190],
    '24°',
    'From the side. Turns round things round.',
  ],
  [
    '08-balancing-mobile',
    'auto 150%',
    '58% 66%',
    [1388, 262, 200],
    '38°',
    'Morning. The shadow is the second drawing.',
  ],
]
const HORIZON = 800

document.querySelector('#discs').innerHTML = HOURS.map(([file, size, position, [x, y, radius], degrees, use]) => {
  const picture = `<div class="disc" style="left:${x - radius}px;top:${y - radius}px;width:${radius * 2}px;height:${radius * 2}px;background-image:url(../../../content/images/ai/${file}.webp);background-size:${size};background-position:${position}"></div>`
  return `${picture}<p class="cap" style="left:${x - 104}px;top:${HORIZON + 76}px"><b>${degrees}</b><span>${use}</span></p>`
}).join('')

const [first, second, third, fourth] = HOURS.map(([, , , disc]) => disc)
document.querySelector('#path').innerHTML = `<path d="M-40 800C${first[0] - 100} 730 ${first[0]} ${first[1]} ${first[0]} ${first[1]}S${second[0] - 120} ${second[1] + 64} ${second[0]} ${second[1]} ${third[0] - 130} ${third[1] + 50} ${third[0]} ${third[1]} ${fourth[0] - 110} ${fourth[1] + 26} ${fourth[0]} ${fourth[1]}L1660 220" fill="none" stroke="#9c2408" stroke-width="2.5" stroke-dasharray="3 9" stroke-linecap="round"/>
  <path d="M0 ${HORIZON}C300 ${HORIZON - 34} 520 ${HORIZON + 22} 820 ${HORIZON}S1360 ${HORIZON - 30} 1600 ${HORIZON + 6}V1000H0Z" fill="#1d5548"/>
  <path d="M0 ${HORIZON + 40}C360 ${HORIZON + 12} 640 ${HORIZON + 62} 960 ${HORIZON + 38}S1420 ${HORIZON + 16} 1600 ${HORIZON + 44}V1000H0Z" fill="#123b33"/>
  ${HOURS.map(([, , , [x, y, radius]]) => `<path d="M${x} ${y + radius}V${HORIZON + 62}" stroke="#fff3dc" stroke-width="2" opacity=".7"/><circle cx="${x}" cy="${HORIZON + 62}" r="5" fill="#ffd36a"/>`).join('')}`

const FRAMES = [
  ['01-threads-of-light', '50% 50%', 'threads'],
  ['02-stoneware-sun', '50% 62%', 'vessels'],
  ['03-vermilion-arcade', '50% 78%', 'arcade'],
  ['04-stepped-islands', '50% 40%', 'islands'],
  ['05-marble-run', '50% 50%', 'marbles'],
  ['06-streamline-ribbons', '50% 40%', 'ribbons'],
  ['09-raked-sand', '50% 50%', 'sand'],
  ['10-draped', '50% 60%', 'cloth'],
  ['11-orrery', '50% 45%', 'orrery'],
  ['12-lenses', '50% 60%', 'lenses'],
  ['14-signal-field', '50% 50%', 'pins'],
  ['15-quiet-city', '50% 50%', 'city'],
]
/** Takes that were not kept are other pictures than those that hang: lit at noon, in a sixth color, or cut badly. */
const REJECTED = {
  1: 'filter:hue-rotate(150deg) saturate(.9)',
  2: 'transform:scale(-1.5,1.5) rotate(4deg);filter:brightness(1.3) contrast(.72)',
  3: 'filter:saturate(.45) brightness(1.25);transform:scaleX(-1)',
  4: 'filter:hue-rotate(60deg) contrast(1.35) saturate(1.5);transform:scale(1.25)',
  6: 'filter:brightness(1.5) contrast(.6) saturate(.5)',
  7: 'filter:hue-rotate(-95deg) saturate(.8);transform:scaleX(-1)',
  9: 'filter:hue-rotate(28deg) saturate(1.25);transform:scale(-1.3,1.3)',
  11: 'filter:blur(2.4px) brightness(1.15);transform:scale(1.4) rotate(-6deg)',
}
const TOP = 146
const STRIP = 282
const FRAME_LEFT = 42
const FRAME_STEP = 395

const center = (index) => [22 + (index % 4) * FRAME_STEP + 188, TOP + Math.floor(index / 4) * STRIP + 122]

document.querySelector('#strips').innerHTML = [0, 1, 2]
  .map((row) => {
    const frames = FRAMES.slice(row * 4, row * 4 + 4).map(([file, position, name], column) => {
      const number = String(row * 4 + column + 1).padStart(2, '0')
      return `<div class="frame" style="left:${FRAME_LEFT + column * FRAME_STEP}px"><div class="cut"><div class="shot" style="background-image:url(../../../content/images/ai/${file}.webp);background-position:${position};${REJECTED[row * 4 + column] ?? ''}"></div></div><b>${number}A<i>${name}</i></b></div>`
    })
    return `<div class="strip" style="top:${TOP + row * STRIP}px">${frames.join('')}</div>`
  })
  .join('')

/** A grease-pencil ellipse that overshoots its own beginning. */
function ring(index, turn) {
  const [x, y] = center(index)
  return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-176 -62C-120 -128 108 -130 178 -54 236 18 150 118 4 116 -150 116 -232 32 -180 -44 -160 -78 -120 -98 -86 -106"/>`
}

function cross(index) {
  const [x, y] = center(index)
  return `<path d="M${x - 150} ${y - 74}Q${x} ${y + 6} ${x + 152} ${y + 78}M${x + 140} ${y - 82}Q${x + 10} ${y - 10} ${x - 146} ${y + 84}"/>`
}

function cropMarks(index, left, right) {
  const [x, y] = center(index)
  return `<path d="M${x + left} ${y - 118}Q${x + left - 5} ${y} ${x + left + 3} ${y + 116}M${x + right} ${y - 116}Q${x + right + 6} ${y} ${x + right - 2} ${y + 118}"/>`
}

document.querySelector('#pencil').innerHTML = `<g fill="none" stroke="#ff5a2e" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">
  ${ring(0, 2)}${ring(5, -3)}${ring(8, 3)}${ring(10, -2)}${cropMarks(3, -132, 84)}</g>
  <g fill="none" stroke="#fff3dc" stroke-width="5" stroke-linecap="round" opacity=".9">${cross(4)}${cross(9)}</g>`

document.querySelector('#notes').innerHTML = [
  [0, -150, 62, 'this one is the idea', -3],
  [5, -20, 66, 'keep the current', 2],
  [8, -172, -128, 'hang it lower', -2],
  [10, 30, 56, 'amplitude reads', 2],
  [3, -20, 70, 'crop to the sun', 2],
  [4, -166, 40, 'too busy', -3],
  [9, 44, -112, 'lovely, not ours', 3],
]
  .map(([index, dx, dy, text, turn]) => {
    const [x, y] = center(index)
    return `<span class="note" style="left:${x + dx}px;top:${y + dy}px;transform:rotate(${turn}deg)">${text}</span>`
  })
  .join('')

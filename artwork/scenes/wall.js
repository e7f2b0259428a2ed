import { boardFrame, element, props } from './scene.js'

const THICKNESS = 16

function build({ ground, tilt, air, shade = 'rgb(2 10 8 / .6)', cards }) {
  document.body.style.background = ground
  const wall = element('wall', { transform: tilt })
  for (const { board, x, y, width, z = 40, side = '#0a1512', crop = [0, 0, 1600, 1000] } of cards) {
    const [left, top, cropWidth, cropHeight] = crop
    const scale = width / cropWidth
    const place = { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${cropHeight * scale}px` }
    element(
      'shadow',
      {
        ...place,
        left: `${x - 26}px`,
        top: `${y + 28}px`,
        background: shade,
        transform: `translateZ(${z * 0.15}px)`,
      },
      wall,
    )
    for (let depth = THICKNESS; depth > 0; depth--) {
      element('side', { ...place, background: side, transform: `translateZ(${z - depth}px)` }, wall)
    }
    const card = element('card', { ...place, transform: `translateZ(${z}px)` }, wall)
    const frame = boardFrame(board)
    frame.style.transform = `scale(${scale}) translate(${-left}px, ${-top}px)`
    card.append(frame)
    element('gleam', {}, card)
  }
  if (air) element('air', { background: air })
}

build(props)

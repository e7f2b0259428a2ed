import { boardFrame, element, props } from './scene.js'

/** The 3x3 projection that takes a w x h rectangle to four points, as a CSS matrix3d. */
function projection(w, h, points) {
  const rows = []
  ;[
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ].forEach(([x, y], i) => {
    const [u, v] = points[i]
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v])
  })
  for (let i = 0; i < 8; i++) {
    const pivot = rows.findIndex(
      (row, r) =>
        r >= i && Math.abs(row[i]) === Math.max(...rows.slice(i).map((other) => Math.abs(other[i]))),
    )
    ;[rows[i], rows[pivot]] = [rows[pivot], rows[i]]
    for (let r = 0; r < 8; r++) {
      if (r === i) continue
      const factor = rows[r][i] / rows[i][i]
      rows[r] = rows[r].map((value, c) => value - factor * rows[i][c])
    }
  }
  const [a, b, c, d, e, f, g, k] = rows.map((row, i) => row[8] / row[i])
  return `matrix3d(${a},${d},0,${g},${b},${e},0,${k},0,0,1,0,${c},${f},0,1)`
}

/** Mirroring the set swaps its left and right corners; the interface itself is never mirrored. */
function screenCorners(set, mirror) {
  const points = set.corners.map(([x, y]) => [x * set.width, y * set.height])
  if (!mirror) return points
  const [tl, tr, br, bl] = points.map(([x, y]) => [set.width - x, y])
  return [tr, tl, bl, br]
}

async function build({ set: name, board, mirror = false, tint, grade = 'none', zoom = 1, shift = [0, 0] }) {
  const set = await (await fetch(`../sets/set-${name}.json`)).json()
  const stage = element('stage', { transform: `translate(${shift[0]}px, ${shift[1]}px) scale(${zoom})` })
  const picture = new Image()
  picture.className = 'set'
  picture.src = `../sets/${set.image}`
  picture.style.cssText = `filter:${grade};transform:${mirror ? 'scaleX(-1)' : 'none'}`
  stage.append(picture)
  if (tint) element('tint', { background: tint }, stage)
  const screen = element(
    'screen',
    {
      width: '1600px',
      height: '1000px',
      borderRadius: `${set.cornerRadius * 1600}px`,
      transform: projection(1600, 1000, screenCorners(set, mirror)),
    },
    stage,
  )
  screen.append(boardFrame(board))
  element('light', mirror ? { transform: 'scaleX(-1)' } : {}, screen)
  element('edge', {}, screen)
}

build(props)

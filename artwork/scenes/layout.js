import { boardFrame, element, props } from './scene.js'

// `layers`, back to front. A layer with `board` shows the region `crop` (x, y, width in board pixels) of that
// board, `width` wide at `at`, without what the selector `hide` names; one with `image` shows a picture; any other is a plain shape. `style` is CSS.
function build({ ground, layers = [] }) {
  document.body.style.background = ground
  for (const { board, image, crop = [0, 0, 1600], at = [0, 0], width, height, hide, style = {} } of layers) {
    const box = {
      left: `${at[0]}px`,
      top: `${at[1]}px`,
      width: `${width}px`,
      height: `${height}px`,
      ...style,
    }
    if (!board && !image) {
      element('shape', box)
      continue
    }
    const layer = element('layer', box)
    if (image) {
      layer.style.background = `url(../../content/images/${image}) center / cover`
      continue
    }
    const frame = boardFrame(board)
    frame.style.transform = `scale(${width / crop[2]}) translate(${-crop[0]}px, ${-crop[1]}px)`
    frame.addEventListener('load', () => {
      for (const node of hide ? frame.contentDocument.querySelectorAll(hide) : []) node.remove()
    })
    layer.append(frame)
  }
}

build(props)

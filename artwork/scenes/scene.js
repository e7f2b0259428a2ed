// What every scene shares: its properties (JSON in the query string) and live boards in frames.
export const props = JSON.parse(decodeURIComponent(location.search.slice(1)) || '{}')

/** A board as a frame, `width` x `height` board pixels; boards are 1600x1000 unless told. */
export function boardFrame(board, width = 1600, height = 1000) {
  const frame = document.createElement('iframe')
  frame.src = `../${board}.html`
  frame.title = board
  frame.style.cssText = `border:0;display:block;width:${width}px;height:${height}px`
  return frame
}

export function element(className, style, parent = document.body) {
  const node = document.createElement('div')
  node.className = className
  Object.assign(node.style, style)
  parent.append(node)
  return node
}

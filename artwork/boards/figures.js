// Numbers on the boards: DATA is what the data files of content/ export, brought by data.js.

/** The value at a path: `fact('incident.orders.rate')`. */
function fact(path) {
  return path.split('.').reduce((value, key) => value[key], DATA)
}
function num(value) {
  return value.toLocaleString('en-US')
}
/** A box of the map. */
function nodeOf(id) {
  return DATA.incidentNodes.find((node) => node.id === id)
}
/** Minutes since midnight. */
function minuteOf(time) {
  const [hours, minutes, seconds = 0] = time.split(':').map(Number)
  return hours * 60 + minutes + seconds / 60
}
/** Percent of orders that fail at a minute of the day. */
function failingAt(minute) {
  const moments = DATA.incident.failing.map(([time, percent]) => [minuteOf(time), percent])
  const next = moments.findIndex(([at]) => at > minute)
  if (next < 1) return moments.at(next)[1]
  const [[from, low], [to, high]] = [moments[next - 1], moments[next]]
  return low + ((minute - from) / (to - from)) * (high - low)
}

// {incident.orders.rate} in the text of a board is that number.
{
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    currentNode.data = currentNode.data.replaceAll(/\{([\w.-]+)\}/g, (_, path) => {
      const value = fact(path)
      return typeof value === 'number' ? num(value) : value
    })
  }
}

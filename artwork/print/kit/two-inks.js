// Two inks on uncoated paper. A drawing in any colors is taken apart by its darkness: the middle tones go to the color,
// the dark ones to the black plate, the light ones stay paper. Each plate is grain, and the color sits a little off.
// How much of a tone goes where is in INK_CURVES of ../../boards/kit.js: the small faces on boards are printed so, too.
const OFF = [3, -2]
/** Much of it looks rougher, and makes files that a phone waits for. */
const GRAIN = 0.6

/** Prints an SVG of this size into a canvas. */
async function printTwoInks(svg, width, height, { paper, color, dark }) {
  const drawing = new Image()
  drawing.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await drawing.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  pen.drawImage(drawing, 0, 0, width, height)
  const source = pen.getImageData(0, 0, width, height)
  const print = pen.createImageData(width, height)
  const [sheet, first, second] = [paper, color, dark].map(rgb)
  const darkness = (x, y) => {
    const at = (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4
    const [r, g, b] = source.data.subarray(at, at + 3)
    return 1 - (0.3 * r + 0.59 * g + 0.11 * b) / 255
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const a = coverage(INK_CURVES.color, darkness(x - OFF[0], y - OFF[1]), x, y, 1)
      const b = coverage(INK_CURVES.black, darkness(x, y), x, y, 2)
      const at = (y * width + x) * 4
      for (let c = 0; c < 3; c++) {
        // Inks are seen through each other.
        const through = 1 - a * (1 - first[c] / 255)
        const over = 1 - b * (1 - second[c] / 255)
        print.data[at + c] = sheet[c] * through * over
      }
      print.data[at + 3] = 255
    }
  pen.putImageData(print, 0, 0)
  return canvas
}

/** How much ink lies here: grain where the tone is between none and all. */
function coverage(curve, tone, x, y, plate) {
  const place = Math.min(0.9999, Math.max(0, tone)) * (curve.length - 1)
  const low = Math.floor(place)
  const wanted = curve[low] + (curve[low + 1] - curve[low]) * (place - low)
  const fine = hash(x, y, plate)
  const coarse = hash(x >> 1, y >> 1, plate + 7)
  const grain = 0.5 - (0.45 * fine + 0.55 * coarse)
  // Full tones and bare paper are clean, all between is grain.
  return Math.min(1, Math.max(0, wanted + GRAIN * grain * 4 * wanted * (1 - wanted)))
}

function hash(x, y, seed) {
  let n = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634143)
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296
}

function rgb(hex) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

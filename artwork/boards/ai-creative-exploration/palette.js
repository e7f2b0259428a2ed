const COLORS = [
  ['bone', '#f4ecdf'],
  ['butter', '#ffd36a'],
  ['vermilion', '#f4481e'],
  ['pine', '#1d5548'],
  ['sky', '#9cc7e8'],
]
// percent of the pixels nearest to each color, its shadows and haze included, in the order above
const PICTURES = [
  ['02-stoneware-sun', [77, 17, 4, 3, 0]],
  ['09-raked-sand', [72, 0, 4, 24, 0]],
  ['15-quiet-city', [57, 2, 2, 24, 16]],
  ['04-stepped-islands', [55, 0, 6, 27, 12]],
  ['16-paper-range', [43, 0, 8, 43, 7]],
  ['12-lenses', [4, 88, 5, 3, 0]],
  ['06-streamline-ribbons', [9, 64, 18, 9, 0]],
  ['10-draped', [1, 15, 84, 0, 0]],
  ['03-vermilion-arcade', [1, 19, 80, 0, 0]],
  ['07-soap-film', [4, 5, 21, 70, 1]],
  ['05-marble-run', [5, 3, 2, 90, 0]],
  ['11-orrery', [5, 1, 2, 91, 0]],
  ['14-signal-field', [4, 3, 2, 92, 0]],
  ['01-threads-of-light', [9, 12, 5, 74, 0]],
  ['17-reeded-morning', [6, 6, 7, 6, 74]],
  ['13-resin-layers', [8, 8, 2, 7, 74]],
  ['08-balancing-mobile', [2, 1, 6, 6, 85]],
]
const mean = (index) => Math.round(PICTURES.reduce((sum, [, shares]) => sum + shares[index], 0) / PICTURES.length)

chart.innerHTML = PICTURES.map(([file, shares]) => {
  const stripes = shares
    .map((share, index) => [share, COLORS[index]])
    .filter(([share]) => share > 0)
    .sort(([a], [b]) => a - b)
    .map(([share, [, color]]) => `<i style="--f:${share};--c:${color}"></i>`)
  return `<div class="pic">${stripes.join('')}<u style="background-image:url(../../../content/images/ai/${file}.webp)"></u></div>`
}).join('')
key.innerHTML = `${COLORS.map(([name, color], index) => `<span><i style="--c:${color}"></i>${name}<b>${mean(index)}%</b></span>`).join('')}<p>mean of all seventeen</p>`

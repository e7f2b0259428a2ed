// The one city that the boards of Meridian show, by day and by night. map.js draws it.
const CITY = { width: 784, height: 904, seed: 23 }
const DAY = {
  road: '#fcfefe',
  block: '#e6edef',
  bld: '#d7e0e2',
  bldS: '#c7d2d5',
  park: '#cfe0c4',
  tree: '#86c6e8',
  water: '#a6d1e3',
  water2: '#bee0ef',
  bank: '#eff3f4',
  r1: '#fcfefe',
  case: '#d1dadc',
  r0: '#c7f1e2',
  case0: '#9bcfbe',
}
const NIGHT = {
  road: '#193b4b',
  block: '#0d2e3d',
  bld: '#133c4f',
  bldS: '#1d4f66',
  park: '#024661',
  tree: '#045e80',
  water: '#013c4e',
  water2: '#065269',
  bank: '#266b83',
  r1: '#275369',
  case: '#09222e',
  r0: '#93d6c0',
  case0: '#80344c',
}
/** `over` lies between the blocks and the roads. */
function drawCity(theme, over) {
  return makeMap(CITY.width, CITY.height, theme, CITY.seed, over)
}

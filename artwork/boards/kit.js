// Low sun kit: hand-drawn line icons, and faces in two inks. <i data-ic=name> and <span class=av data-av=n> are filled in place.
const IC = {
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  spans: 'M3 6h9M7 12h10M11 18h10',
  graph:
    'M6 3.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8ZM18 6.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8ZM9 15.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8ZM8.4 6.6l7.2 1.9M6.6 8.4l1.8 7.2M16.3 10.9l-5.5 5.4',
  chart: 'M4 4v16h16M8 15l4-5 3 3 5-7',
  bell: 'M12 3a6 6 0 0 1 6 6c0 5 2 7 2 7H4s2-2 2-7a6 6 0 0 1 6-6ZM10 19.5a2.2 2.2 0 0 0 4 0',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  check: 'M5 12.5 10 17.5 19.5 7',
  x: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  right: 'M9 6l6 6-6 6',
  left: 'M15 6l-6 6 6 6',
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M8 5v14M16 5v14',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3.2 2',
  warn: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.2',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5M12 8v.2',
  chat: 'M4 5.5h16v10.5H11l-4.5 3.5V16H4z',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  cal: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  people:
    'M9 5a3.2 3.2 0 1 0 0 6.400 3.2 3.2 0 0 0 0-6.400ZM3 19.500c.4-3.600 2.800-5.500 6-5.500s5.600 1.900 6 5.500M16 5.400a3 3 0 0 1 0 5.700M17.600 14.400c2 .6 3.200 2.400 3.500 5',
  user: 'M12 4.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM5 20c.5-4 3.200-6 7-6s6.500 2 7 6',
  file: 'M6 3.500h8l4.500 4.500v12.500H6zM14 3.500V8h4.500',
  phone: 'M7.500 3h9v18h-9zM11 18h2',
  watch: 'M7.500 7h9v10h-9zM9 7l.6-3.500h4.800L15 7M9 17l.6 3.500h4.800L15 17',
  screen: 'M3.500 5h17v11.500h-17zM9 20h6M12 16.500V20',
  globe:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM3.800 12h16.400M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17',
  lock: 'M5.500 10.500h13V20h-13zM8.500 10.500V8a3.500 3.500 0 0 1 7 0v2.500',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6z',
  wifi: 'M3 9.500a13 13 0 0 1 18 0M6.200 13a8.500 8.500 0 0 1 11.600 0M9.400 16.400a4 4 0 0 1 5.200 0M12 19.500v.1',
  disk: 'M4 14h16v6H4zM4 14l2.500-9h11L20 14M16.500 17v.1',
  key: 'M8 11.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11 12.800 19.500 4.500M16 8l2.500 2.500',
  plug: 'M9 3.500V9M15 3.500V9M6.500 9h11v3.500a5.500 5.500 0 0 1-11 0zM12 18v3',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600Z',
  hand: 'M8 12V5.500a1.500 1.500 0 0 1 3 0V11M11 10.500v-6a1.500 1.500 0 0 1 3 0V11M14 11V6a1.500 1.500 0 0 1 3 0v8c0 4-2.400 6.500-6 6.500S6 18 4.500 14.500c-.8-1.800 1.200-2.600 2.200-1.200L8 15',
  copy: 'M8.500 8.500h11v11h-11zM5 15.500H4.500v-11h11V5',
  dots: 'M5.500 12v.1M12 12v.1M18.500 12v.1',
  star: 'm12 4 2.500 5.200 5.700.8-4.100 4 1 5.700-5.100-2.700-5.100 2.700 1-5.700-4.100-4 5.700-.8z',
  send: 'M4 12 20.500 4.500 15 20l-3.500-6z',
  clip: 'M19 11.500 12 18.500a4.600 4.600 0 0 1-6.500-6.500l7.500-7.500a3 3 0 0 1 4.300 4.300L10 16a1.500 1.500 0 0 1-2.200-2.200L14 7.500',
  mic: 'M12 3.500a2.700 2.700 0 0 0-2.700 2.700v5.300a2.700 2.700 0 0 0 5.400 0V6.200A2.700 2.700 0 0 0 12 3.500ZM6 11.500a6 6 0 0 0 12 0M12 17.500V21',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6v.1M4 12v.1M4 18v.1',
  filter: 'M4 6h16M7 12h10M10 18h4',
  cart: 'M3 4.500h2.500L8 15.500h10l2.500-8H6.200M9.500 19v.1M17 19v.1',
  heart: 'M12 20S4 15 4 9.300A4.300 4.300 0 0 1 12 7a4.300 4.300 0 0 1 8 2.300C20 15 12 20 12 20Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500V5M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300 7 7M17 17l1.700 1.700M5.300 18.700 7 17M17 7l1.700-1.700',
  spark:
    'M12 3.500c.8 5 2.700 7 8 8.500-5.300 1.500-7.200 3.500-8 8.500-.8-5-2.700-7-8-8.500 5.300-1.500 7.200-3.500 8-8.500Z',
  gear: 'M12 8.800a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.400ZM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M5.600 18.400l2.200-2.200M16.200 7.800l2.200-2.200',
  reply: 'M9.500 6 4 11.500 9.500 17M4 11.500h9c4 0 6.500 2.500 7 7',
  box: 'M4 7.500 12 3.500l8 4v9l-8 4-8-4zM4 7.500l8 4 8-4M12 11.500v9',
  truck:
    'M3 6h11v10.500H3zM14 10h4l3 3.500v3H14M7 19.500a1.600 1.600 0 1 0 0-3.200 1.600 1.600 0 0 0 0 3.200ZM17.500 19.500a1.600 1.600 0 1 0 0-3.200 1.600 1.600 0 0 0 0 3.200Z',
  shield: 'M12 3.500 5 6v6c0 4.500 3 7 7 8.500 4-1.500 7-4 7-8.500V6z',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  undo: 'M8 5 4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-4',
  book: 'M4 5.500c3-1.300 6-1.300 8 .5 2-1.800 5-1.800 8-.5v13c-3-1.300-6-1.300-8 .5-2-1.800-5-1.800-8-.5zM12 6v13',
  video: 'M3.500 7h11v10h-11zM14.500 11l6-3v8l-6-3',
  loop: 'M4.500 12a7.500 7.500 0 0 1 13-5L20 9.500M20 4.500v5h-5M19.500 12a7.500 7.500 0 0 1-13 5L4 14.500M4 19.500v-5h5',
  pin: 'M12 3.500a6 6 0 0 0-6 6c0 4.500 6 11 6 11s6-6.500 6-11a6 6 0 0 0-6-6ZM12 7.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  tag: 'M4 4h8l8 8-8 8-8-8zM8.500 8.500v.1',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  print: 'M7 9V4h10v5M7 16H4V9h16v7h-3M7 13.500h10V20H7z',
  wave: 'M3 9c3-3 6-3 9 0s6 3 9 0M3 15c3-3 6-3 9 0s6 3 9 0',
}
function ic(n, c = '', s = '') {
  return `<svg class="ic ${c}" viewBox="0 0 24 24" aria-hidden="true" style="${s}"><path d="${IC[n] || ''}"/></svg>`
}
const PP = [
  {
    skin: '#c98d66',
    sh: '#a86a47',
    hair: '#1a1411',
    cloth: '#f4481e',
    c2: '#c93410',
    lip: '#8d3f2e',
    k: 'bob',
    gl: 1,
    ear: '#ffd36a',
  },
  {
    skin: '#f0c3a0',
    sh: '#d79c78',
    hair: '#8b3f1f',
    h2: '#6d2f15',
    cloth: '#123b33',
    c2: '#0c2721',
    lip: '#b5573f',
    k: 'beard',
  },
  {
    skin: '#7a4a33',
    sh: '#5a3222',
    hair: '#17110f',
    cloth: '#f4ecdf',
    c2: '#dccfb8',
    lip: '#4c2118',
    k: 'afro',
    ear: '#ffd36a',
  },
  {
    skin: '#e9b48d',
    sh: '#cb8f68',
    hair: '#d9d3c7',
    h2: '#b9b2a4',
    cloth: '#0e1f1b',
    c2: '#081310',
    lip: '#a5543f',
    k: 'crop',
    gl: 2,
    br: '#8d867a',
  },
  {
    skin: '#dba67e',
    sh: '#bd8560',
    hair: '#235a84',
    h2: '#1a466a',
    cloth: '#235a84',
    c2: '#1a466a',
    lip: '#9c4b3a',
    k: 'hijab',
    br: '#2a1b13',
  },
  {
    skin: '#d79f74',
    sh: '#b97f57',
    hair: '#241812',
    h2: '#160e0a',
    cloth: '#3f7f6f',
    c2: '#2f6557',
    lip: '#94483a',
    k: 'part',
  },
  {
    skin: '#f5d0b0',
    sh: '#dcab86',
    hair: '#e2b65f',
    h2: '#c4953f',
    cloth: '#9cc7e8',
    c2: '#7cb0d8',
    lip: '#c0614d',
    k: 'wave',
    br: '#9a7433',
  },
  {
    skin: '#5d3826',
    sh: '#43261a',
    hair: '#120c0a',
    cloth: '#c93410',
    c2: '#9c2408',
    lip: '#3b1913',
    k: 'bald',
  },
  {
    skin: '#f0cba6',
    sh: '#d5a67f',
    hair: '#17120f',
    h2: '#0c0908',
    cloth: '#f4481e',
    c2: '#c93410',
    lip: '#b0574a',
    k: 'bun',
  },
  {
    skin: '#f3c7a6',
    sh: '#d89f7b',
    hair: '#c4622a',
    h2: '#9d4a1b',
    cloth: '#ffd36a',
    c2: '#e5b545',
    lip: '#b8604a',
    k: 'part',
    gl: 2,
  },
  {
    skin: '#a86d48',
    sh: '#875233',
    hair: '#19110e',
    h2: '#0d0807',
    cloth: '#123b33',
    c2: '#0c2721',
    lip: '#6f2f24',
    k: 'wave',
    ear: '#f4481e',
  },
  {
    skin: '#ecbd97',
    sh: '#cf9770',
    hair: '#b9ad98',
    h2: '#9a8f7b',
    cloth: '#f4ecdf',
    c2: '#dccfb8',
    lip: '#a8584a',
    k: 'beard',
    gl: 1,
    br: '#7d7362',
  },
  {
    skin: '#8a5637',
    sh: '#693d25',
    hair: '#140d0b',
    cloth: '#9cc7e8',
    c2: '#7cb0d8',
    lip: '#5a281d',
    k: 'bun',
    ear: '#ffd36a',
  },
  {
    skin: '#e4b189',
    sh: '#c58d66',
    hair: '#3a2618',
    h2: '#281a10',
    cloth: '#0e1f1b',
    c2: '#081310',
    lip: '#a3513f',
    k: 'crop',
  },
  {
    skin: '#f0c3a0',
    sh: '#d79c78',
    hair: '#4a2c1a',
    h2: '#351e11',
    cloth: '#f4481e',
    c2: '#c93410',
    lip: '#b5573f',
    k: 'wave',
    gl: 2,
  },
  {
    skin: '#f5d0b0',
    sh: '#dcab86',
    hair: '#b5502a',
    h2: '#8f3c1d',
    cloth: '#123b33',
    c2: '#0c2721',
    lip: '#c0614d',
    k: 'bob',
  },
  {
    skin: '#6b412c',
    sh: '#4d2b1c',
    hair: '#140d0b',
    cloth: '#3f7f6f',
    c2: '#2f6557',
    lip: '#43201a',
    k: 'crop',
  },
  {
    skin: '#eec09a',
    sh: '#d09a74',
    hair: '#c9c2b4',
    h2: '#a8a192',
    cloth: '#235a84',
    c2: '#1a466a',
    lip: '#a8584a',
    k: 'part',
    br: '#8d867a',
  },
  {
    skin: '#a86d48',
    sh: '#875233',
    hair: '#4b2815',
    cloth: '#ffd36a',
    c2: '#e5b545',
    lip: '#6f2f24',
    k: 'afro',
    gl: 1,
  },
  {
    skin: '#c98d66',
    sh: '#a86a47',
    hair: '#1c1410',
    h2: '#100a08',
    cloth: '#f4ecdf',
    c2: '#dccfb8',
    lip: '#8d3f2e',
    k: 'beard',
  },
  {
    skin: '#b97f57',
    sh: '#97613d',
    hair: '#f4481e',
    h2: '#d23a13',
    cloth: '#f4481e',
    c2: '#d23a13',
    lip: '#7f382a',
    k: 'hijab',
    br: '#21140d',
  },
  {
    skin: '#f0c9a8',
    sh: '#d6a480',
    hair: '#a08a6c',
    cloth: '#0e1f1b',
    c2: '#081310',
    lip: '#b0604c',
    k: 'bald',
    gl: 2,
    br: '#8a6f4c',
  },
  {
    skin: '#f3cbab',
    sh: '#d8a582',
    hair: '#7d3b1e',
    h2: '#602c15',
    cloth: '#3c7fb0',
    c2: '#2d6690',
    lip: '#b85f4c',
    k: 'bun',
  },
  {
    skin: '#6b412c',
    sh: '#4d2b1c',
    hair: '#150e0c',
    cloth: '#ffcdbc',
    c2: '#f2a98f',
    lip: '#47201a',
    k: 'bob',
    ear: '#ffd36a',
  },
  {
    skin: '#f3cdae',
    sh: '#d9a784',
    hair: '#8a6236',
    h2: '#6c4a26',
    cloth: '#123b33',
    c2: '#0c2721',
    lip: '#b8604a',
    k: 'part',
  },
  {
    skin: '#b67b52',
    sh: '#935c38',
    hair: '#17100d',
    cloth: '#123450',
    c2: '#0c2539',
    lip: '#7a3427',
    k: 'bun',
    ear: '#f4481e',
  },
  {
    skin: '#f3c9a8',
    sh: '#d8a17d',
    hair: '#d0a45a',
    h2: '#b08640',
    cloth: '#9cc7e8',
    c2: '#7cb0d8',
    lip: '#b8604a',
    k: 'beard',
    br: '#8a6a30',
  },
  {
    skin: '#e0ad84',
    sh: '#bf8a62',
    hair: '#2a1c14',
    h2: '#1a110c',
    cloth: '#c93410',
    c2: '#9c2408',
    lip: '#9d4e3d',
    k: 'crop',
    gl: 1,
  },
  {
    skin: '#f2cfad',
    sh: '#d6a987',
    hair: '#14100e',
    cloth: '#f4ecdf',
    c2: '#dccfb8',
    lip: '#b0574a',
    k: 'bob',
  },
  {
    skin: '#a9714b',
    sh: '#875536',
    hair: '#22160f',
    h2: '#160d08',
    cloth: '#f0b732',
    c2: '#cf9a1c',
    lip: '#6d3024',
    k: 'wave',
    gl: 2,
  },
]
// Every face is a print in two inks, as the portraits are (print/kit/two-inks.js): by its darkness a tone goes to the
// color or to the dark plate. Steps from white to black.
const INK_CURVES = {
  color: [0, 0.05, 0.24, 0.58, 0.9, 1, 0.92, 0.6, 0.4],
  black: [0, 0, 0, 0.02, 0.1, 0.34, 0.74, 0.97, 1],
}
/** The first ink, in turn; the second is the client's darkest. Printed in ochre, a face would look photographed. */
const FACE_INKS = ['--verm', '--sky-500', '--sky-400', '--pine-400', '--verm-400']
const clientInks = getComputedStyle(document.documentElement)
function inkOf(name) {
  const hex = clientInks.getPropertyValue(name).trim()
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}
/** One plate: what is left of the light at each tone. SVG counts tones from black to white. */
function plate(curve, ink, sheet = [1, 1, 1]) {
  const table = (c) =>
    [...curve].reverse().map((covered) => (sheet[c] * (1 - covered * (1 - ink[c]))).toFixed(3))
  return ['R', 'G', 'B'].map((c, i) => `<feFunc${c} type="table" tableValues="${table(i).join(' ')}"/>`).join('')
}
/** The grain lies in the tones, and the color sits a little off. */
function twoInks(id, color) {
  const sheet = inkOf('--stone-0')
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".1" numOctaves="2"/>
    <feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1" result="grain"/>
    <feColorMatrix in="SourceGraphic" values=".3 .59 .11 0 0 .3 .59 .11 0 0 .3 .59 .11 0 0 0 0 0 0 1"/>
    <feComposite in2="grain" operator="arithmetic" k2="1" k3=".44" k4="-.22" result="tones"/>
    <feOffset dx="5" dy="-3"/><feComponentTransfer>${plate(INK_CURVES.color, color, sheet)}</feComponentTransfer><feComposite in2="tones" operator="over" result="first"/>
    <feComponentTransfer in="tones">${plate(INK_CURVES.black, inkOf('--ink'))}</feComponentTransfer>
    <feBlend in2="first" mode="multiply"/></filter>`
}
let _f = 0
function face(n) {
  const p = PP[n % PP.length],
    i = 'kf' + _f++,
    h2 = p.h2 || p.hair,
    head = 'M212 262C212 176 256 140 320 140S428 176 428 262V318C428 398 376 448 320 448S212 398 212 318Z'
  const [left, top] = [
    [430, 210],
    [200, 240],
    [320, 300],
    [230, 220],
  ][n % 4]
  let o = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="70 60 500 500" aria-hidden="true"><defs>${twoInks(`${i}p`, inkOf(FACE_INKS[n % FACE_INKS.length]))}<clipPath id="${i}"><path d="${head}"/></clipPath><linearGradient id="${i}a" x2="1" y2=".25"><stop stop-color="#b4b4b4"/><stop offset=".75" stop-color="#fff"/></linearGradient></defs><g filter="url(#${i}p)"><rect width="640" height="640" fill="url(#${i}a)"/><circle cx="${left}" cy="${top}" r="220" fill="#9a9a9a"/>`
  const H = p.hair
  if (p.k == 'bob')
    o += `<path d="M168 470V276C168 158 236 100 320 100S472 158 472 276V470C472 486 452 492 436 486H204C188 492 168 486 168 470Z" fill="${H}"/>`
  if (p.k == 'afro')
    o += `<path d="M320 52c44-14 92 10 110 40 46 6 78 44 78 92 22 38 18 90-12 120-4 34-34 62-64 66H208c-30-4-60-32-64-66-30-30-34-82-12-120 0-48 32-86 78-92 18-30 66-54 110-40Z" fill="${H}"/>`
  if (p.k == 'wave')
    o += `<path d="M158 540C148 440 178 400 168 300 162 170 230 96 320 96S478 170 472 300C462 400 492 440 482 540 440 562 410 540 400 500H240C230 540 200 562 158 540Z" fill="${H}"/><path d="M320 96C410 96 478 170 472 300 462 400 492 440 482 540 440 562 410 540 400 500H320Z" fill="${h2}"/>`
  if (p.k == 'bun') o += `<circle cx="320" cy="96" r="62" fill="${H}"/>`
  if (p.k == 'hijab')
    o += `<path d="M320 90C216 90 166 170 170 286 172 390 176 470 150 540H490C464 470 468 390 470 286 474 170 424 90 320 90Z" fill="${H}"/><path d="M320 90C424 90 474 170 470 286 468 390 464 470 490 540H320Z" fill="${h2}"/>`
  o += `<path d="M60 640C66 548 130 506 228 490L252 470H388L412 490C510 506 574 548 580 640Z" fill="${p.cloth}"/><path d="M320 470H388L412 490C510 506 574 548 580 640H320Z" fill="${p.c2}"/>`
  if (p.k != 'hijab')
    o += `<path d="M264 400H376V492C376 524 350 546 320 546S264 524 264 492Z" fill="${p.skin}"/><path d="M264 430C290 470 350 470 376 430V492C376 524 350 546 320 546S264 524 264 492Z" fill="${p.sh}"/><ellipse cx="208" cy="300" rx="20" ry="32" fill="${p.skin}"/><ellipse cx="432" cy="300" rx="20" ry="32" fill="${p.sh}"/>`
  if (n % 3 == 0 && p.k != 'hijab')
    o += `<path d="M228 490 320 566 412 490 430 520 320 612 210 520Z" fill="#f4ecdf"/>`
  if (p.k == 'crop')
    o += `<path d="M248 452Q320 486 392 452V520C392 560 248 560 248 520Z" fill="${p.cloth}"/>`
  o += `<path d="${head}" fill="${p.skin}"/><g clip-path="url(#${i})"><path d="M320 120V250L344 330 320 346V460H440V120Z" fill="${p.sh}" opacity=".62"/></g>`
  if (p.k == 'beard')
    o += `<g clip-path="url(#${i})"><path d="M200 300C222 330 236 352 262 358 290 340 350 340 378 358 404 352 418 330 440 300V460H200Z" fill="${H}"/><path d="M320 344C345 344 362 350 378 358 404 352 418 330 440 300V460H320Z" fill="${h2}"/><path d="M282 378C300 368 340 368 358 378 350 398 290 398 282 378Z" fill="${p.skin}"/></g>`
  const by = p.gl ? 240 : 246
  o += `<g fill="none" stroke="${p.br || H}" stroke-width="10" stroke-linecap="round"><path d="M240 ${by}q26-16 54-4M400 ${by}q-26-16-54-4"/></g><path d="M244 284q24-22 50 0-24 14-50 0ZM346 284q24-22 50 0-24 14-50 0Z" fill="#fff6ea"/><g fill="#14100e"><circle cx="270" cy="281" r="11"/><circle cx="372" cy="281" r="11"/></g><path d="M242 285q26-25 54 0M344 285q26-25 54 0" fill="none" stroke="#14100e" stroke-width="5" stroke-linecap="round"/><path d="M320 262 344 330Q334 344 312 340" fill="none" stroke="${p.sh}" stroke-width="5.500" stroke-linecap="round" stroke-linejoin="round"/>`
  o +=
    p.k == 'beard'
      ? `<path d="M288 382Q320 392 352 382" stroke="${p.lip}" stroke-width="6" stroke-linecap="round" fill="none"/>`
      : `<path d="M284 384Q302 374 320 380 338 374 356 384 338 408 320 408 302 408 284 384Z" fill="${p.lip}"/>`
  if (p.k == 'bob')
    o += `<path d="M196 330C190 210 226 128 320 122 250 160 236 232 222 330ZM320 122C414 128 450 210 444 330H420C412 250 392 196 300 172 276 166 300 126 320 122ZM196 320V480H222V320ZM444 320V480H420V320Z" fill="${H}"/>`
  if (p.k == 'beard')
    o += `<path d="M204 280C196 190 214 112 330 104 424 100 446 180 436 280L420 276C420 232 410 206 392 192 344 208 280 204 244 188 228 206 220 236 220 276Z" fill="${H}"/><path d="M320 104.600C424 96 446 180 436 280L420 276C420 232 410 206 392 192 372 199 345 203 320 203Z" fill="${h2}"/>`
  if (p.k == 'afro')
    o += `<path d="M208 268C210 204 226 178 258 168 300 190 350 188 386 168 416 180 430 206 432 268 452 220 440 120 320 116 200 120 188 220 208 268Z" fill="${H}"/>`
  if (p.k == 'crop')
    o += `<path d="M206 262C200 168 250 108 330 112 410 112 442 176 434 262L424 250C416 214 404 200 388 190 340 200 296 184 272 172 240 190 224 218 218 254Z" fill="${H}"/><path d="M320 111.500C410 108 442 176 434 262L424 250C416 214 404 200 388 190 366 195 340 193 320 189Z" fill="${h2}"/>`
  if (p.k == 'part')
    o += `<path d="M202 290C192 176 236 104 330 100 424 100 450 184 438 290L422 274C420 230 408 206 380 196 340 190 286 190 258 158 240 190 222 226 218 274Z" fill="${H}"/><path d="M330 100C424 100 450 184 438 290L422 274C420 230 408 206 380 196 360 193 340 191 320 187V100.500Z" fill="${h2}"/>`
  if (p.k == 'wave')
    o += `<path d="M200 336C192 220 226 132 348 122 336 190 262 226 224 336ZM348 122C424 138 448 226 440 336 428 270 396 224 348 122Z" fill="${H}"/>`
  if (p.k == 'bun')
    o += `<path d="M204 292C196 176 240 110 320 110S444 176 436 292C424 228 396 196 320 184 244 196 216 228 204 292Z" fill="${H}"/>`
  if (p.k == 'hijab')
    o += `<path d="M208 290C204 168 256 126 320 126S436 168 432 290C424 214 388 178 320 174 252 178 216 214 208 290Z" fill="${h2}"/><path d="M208 300C212 410 262 452 320 452S428 410 432 300L478 470C452 590 188 590 162 470Z" fill="${H}"/><path d="M320 452C378 452 428 410 432 300L478 470C466 530 390 560 320 560Z" fill="${h2}"/>`
  if (p.k == 'bald')
    o += `<path d="M228 366C240 430 280 452 320 452S400 430 412 366C404 410 370 434 320 434S236 410 228 366Z" fill="${H}" opacity=".75"/>`
  if (p.gl == 1)
    o += `<g fill="#fff" fill-opacity=".12" stroke="#ffd36a" stroke-width="8"><circle cx="268" cy="286" r="42"/><circle cx="372" cy="286" r="42"/><path d="M310 282q10-8 20 0" fill="none"/></g>`
  if (p.gl == 2)
    o += `<g fill="#fff" fill-opacity=".14" stroke="#0e1f1b" stroke-width="10" stroke-linejoin="round"><rect x="226" y="252" width="84" height="62" rx="18"/><rect x="330" y="252" width="84" height="62" rx="18"/><path d="M310 274h20" fill="none"/></g>`
  if (p.ear)
    o += `<circle cx="206" cy="348" r="12" fill="${p.ear}"/><circle cx="434" cy="348" r="12" fill="${p.ear}"/>`
  return `${o}</g></svg>`
}
function kitFill(root = document) {
  root.querySelectorAll('[data-ic]').forEach((e) => {
    e.outerHTML = ic(e.dataset.ic, e.className, e.getAttribute('style') || '')
  })
  root.querySelectorAll('[data-av]').forEach((e) => {
    if (!e.firstChild) e.innerHTML = face(+e.dataset.av)
  })
}
function rng(s) {
  return () => (s = (s * 16807) % 2147483647) / 2147483647
}
/** A face is printed once: as a drawing its filter would run again at every step of a zoom. */
async function printFace(svg) {
  const side = 2 * Math.max(40, svg.clientWidth)
  const drawing = new Image(side, side)
  svg.setAttribute('width', side)
  svg.setAttribute('height', side)
  drawing.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.outerHTML)}`
  await drawing.decode()
  const print = Object.assign(document.createElement('canvas'), { width: side, height: side })
  print.getContext('2d').drawImage(drawing, 0, 0, side, side)
  print.style.cssText = 'display:block;width:100%;height:100%'
  svg.replaceWith(print)
}
document.addEventListener('DOMContentLoaded', () => kitFill())
addEventListener('load', () => document.querySelectorAll('.av > svg').forEach(printFace))

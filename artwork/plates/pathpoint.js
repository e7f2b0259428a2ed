// The dispatcher's day: lines of four vans over a town, one stop in trouble, and the guidance beside it.
const STREETS = [
  'M-20 150H1140M-20 330H1140M-20 520H1140M-20 700H1140M-20 860H1140',
  'M120-20V940M300-20V940M470-20V940M640-20V940M820-20V940M1000-20V940',
]
const LINES = [
  { color: '#8d8cf0', d: 'M-20 240H150Q200 240 200 290V600Q200 650 150 650H-20' },
  { color: '#14134a', d: 'M380-20V90Q380 140 430 140H560Q610 140 610 190V240Q610 290 660 290H1140' },
  { color: '#ffb61a', d: 'M-20 760H250Q300 760 300 710V450Q300 400 350 400H420', lit: true },
  {
    color: '#ffb61a',
    d: 'M760-20V60Q760 110 810 110H900Q950 110 950 160V330Q950 380 1000 380H1140',
    lit: true,
  },
  { color: '#ff5d8f', d: 'M60 940V880Q60 830 110 830H380Q430 830 430 780V490Q430 440 480 440H516' },
]
const STOPS = [
  [200, 440, 'Alder Bakery 10:20', 'before'],
  [610, 215, 'Quay Books 11:15', 'before'],
  [790, 290, 'Ferry Clinic 11:40', 'under'],
  [300, 560, 'Fern Dairy 11:02', 'under'],
  [950, 215, 'Elm Hardware 11:05', 'before'],
]
const VANS = [
  [92, 240, 'Van 2', ''],
  [470, 140, 'Van 9', ''],
  [150, 760, 'Van 4, 6 min away', 'lit'],
  [790, 96, 'Van 7, 9 min away', 'lit'],
  [300, 830, 'Van 6, 38 min late', 'late'],
]
const DAY = [
  ['Alder Street', 'signed by Ines', '10:04', 'done'],
  ['Tanner Street', 'bridge up, 38 min', '10:31', 'done'],
  ['Orchard Pharmacy', 'closes 12:00', '12:26', 'now'],
  ['Mill Lane School', 'gate on the left', '12:41', ''],
  ['Harbor Office', 'two parcels', '13:02', ''],
  ['Rope Yard', 'ring twice', '13:20', ''],
]

const road = (d, color, width) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

streets.innerHTML =
  '<path d="M-20 600C180 560 240 660 420 640S700 520 1140 640V760C800 660 640 740 460 760S200 690-20 730Z" fill="#cfd9fb"/>' +
  '<path d="M700 400h220v90H700zM150 40h120v80H150z" fill="#d3ead9"/>' +
  STREETS.map((d) => road(d, '#f4f3ff', 16)).join('') +
  LINES.map(
    ({ d, color, lit }) =>
      (lit ? road(d, '#ffb61a55', 54) : '') + road(d, '#f4f3ff', 32) + road(d, color, 22),
  ).join('') +
  '<circle cx="516" cy="440" r="40" fill="#ffb61a"/><circle cx="516" cy="440" r="24" fill="#fff" stroke="#14134a" stroke-width="11"/>' +
  STOPS.map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="13" fill="#fff" stroke="#14134a" stroke-width="7"/>`,
  ).join('')

stops.innerHTML =
  STOPS.map(
    ([x, y, name, side]) => `<span class="stop ${side}" style="left:${x}px;top:${y}px">${name}</span>`,
  ).join('') +
  VANS.map(
    ([x, y, name, kind]) => `<span class="stop van ${kind}" style="left:${x}px;top:${y}px">${name}</span>`,
  ).join('')

list.innerHTML = DAY.map(
  ([name, note, time, kind]) =>
    `<li class="${kind}"><span><b>${name}</b><small>${note}</small></span><time>${time}</time></li>`,
).join('')

// One line per picture: its name under content/images, what draws it (a board or a Blender scene) and its size.
// A scene names the boards that it wears as textures.
const range = (count) => Array.from({ length: count }, (_, index) => index)
const project = (name, board, height = 1000) => ({ name: `projects/${name}`, board, width: 1600, height })
/** The specification asks for the brewery's pictures in 800x600, and its hero in 800x400. */
const brewery = (name, board) => ({ ...project(`reubens-brews-${name}`, board, 1200), saved: [800, 600] })
/** What phones show of a board: left, top, width and height in percent of it. */
const part = (name, board, region, height) => ({ ...project(`${name}-part`, board, height), region })
const visual = (name, board, width, height) => ({ name: `visuals/vd-${name}`, board, width, height })
const person = (who, width = 640, height = 640) => ({
  name: `portraits/${who}`,
  board: `portrait.html?who=${who}`,
  width,
  height,
})
const texture = (name, board, width, height) => ({ name, board, width, height })
const wrap = (beer) => texture(`wrap-${beer}`, `can-wrap.html?beer=${beer}`, 2048, 1180)
const parts = (name, file, sizes) =>
  Object.entries(sizes).map(([part, [width, height]]) =>
    texture(`${name}-${part}`, `texture-${file}.html?part=${part}`, width, height),
  )
const coffee = (box) =>
  Object.entries({ front: [700, 1000], side: [400, 1000], lid: [700, 400] }).map(([part, [width, height]]) =>
    texture(`coffee-${box}-${part}`, `texture-coffee.html?box=${box}&part=${part}`, width, height),
  )

export const pictures = [
  person('tova-merrin', 1200, 1500),
  person('ruth-halloran'),
  person('theo-brandt'),
  person('priya-raman'),
  person('mateo-quiroga'),

  visual('01-harbor-labels', 'labels-close.html', 1200, 1500),
  visual('02-low-sun-poster', 'poster-low-sun.html', 1200, 1600),
  visual('04-strata', 'strata.html', 1600, 1000),
  visual('05-listen-longer-poster', 'poster-listen-longer.html', 1200, 1500),
  visual('08-logo-sheet', 'logo-sheet.html', 1200, 1200),

  project('accessibility-guide-contrast', 'open-door-contrast.html'),
  part('accessibility-guide-contrast', 'open-door-contrast.html', [18, 38, 34.9, 34]),
  project('accessibility-guide-low-vision', 'open-door-low-vision.html'),
  part('accessibility-guide-low-vision', 'open-door-low-vision.html', [59.5, 14, 18.5, 58]),
  project('accessibility-guide-checklist', 'open-door-checklist.html'),
  part('accessibility-guide-checklist', 'open-door-checklist.html', [33, 18, 18.5, 42]),
  brewery('labels', 'brewery-labels.html'),
  brewery('website', 'brewery-shop.html'),
  part('reubens-brews-website', 'brewery-shop.html', [73.5, 31, 24, 46], 1200),
  brewery('taproom', 'brewery-taproom.html'),
  part('reubens-brews-taproom', 'brewery-taproom.html', [28.5, 4, 34, 48], 1200),
  project('office-365-support-self-diagnosis', 'office-self-diagnosis.html'),
  part('office-365-support-self-diagnosis', 'office-self-diagnosis.html', [28, 57, 31, 28]),
  project('office-365-support-insights', 'office-insights.html'),
  part('office-365-support-insights', 'office-insights.html', [1.5, 21, 33.5, 46.5]),
  project('office-365-support-phone', 'office-phone.html'),
  part('office-365-support-phone', 'office-phone.html', [28, 14, 23.5, 58]),
  project('shoxs-brand-shop', 'swellmark-shop.html'),
  part('shoxs-brand-shop', 'swellmark-shop.html', [70, 10, 29, 52]),
  project('shoxs-brand-guidelines', 'swellmark-guidelines.html'),
  part('shoxs-brand-guidelines', 'swellmark-guidelines.html', [51, 60, 34.5, 38]),
  project('shoxs-brand-exploded', 'swellmark-exploded.html'),
  part('shoxs-brand-exploded', 'swellmark-exploded.html', [16, 30, 31, 44]),
  project('bing-maps-enterprise-landing', 'bearing-landing.html'),
  part('bing-maps-enterprise-landing', 'bearing-landing.html', [3.5, 59, 31, 28]),
  project('bing-maps-enterprise-portal', 'bearing-portal.html'),
  part('bing-maps-enterprise-portal', 'bearing-portal.html', [17, 9, 31, 54]),
  project('bing-maps-enterprise-growth', 'bearing-growth.html'),
  part('bing-maps-enterprise-growth', 'bearing-growth.html', [56, 24, 33, 46]),
  project('vortex-style-guide-foundations', 'vortex-foundations.html'),
  part('vortex-style-guide-foundations', 'vortex-foundations.html', [67, 6, 31, 42]),
  project('vortex-style-guide-dial', 'vortex-dial.html'),
  part('vortex-style-guide-dial', 'vortex-dial.html', [23, 3, 31, 56]),
  project('vortex-style-guide-icons', 'vortex-icons.html'),
  part('vortex-style-guide-icons', 'vortex-icons.html', [43.5, 49, 22.3, 22]),
]

export const scenes = [
  { name: 'projects/reubens-brews-hero', scene: 'harbor-cans', width: 800, height: 400, textures: range(4).map(wrap) },
  { name: 'projects/shoxs-brand-hero', scene: 'coil-over', width: 1600, height: 900, textures: [] },
  {
    name: 'projects/accessibility-guide-hero',
    scene: 'open-door',
    width: 1600,
    height: 900,
    textures: parts('door', 'open-door', { cover: [900, 1200], page: [900, 1200] }),
  },
  {
    name: 'projects/office-365-support-hero',
    scene: 'office-dial',
    width: 1600,
    height: 900,
    textures: parts('office', 'office', { count: [900, 900], mail: [900, 900] }),
  },
  {
    name: 'projects/bing-maps-enterprise-hero',
    scene: 'folded-map',
    width: 1600,
    height: 900,
    textures: [texture('map', 'texture-map.html', 2400, 1500)],
  },
  {
    name: 'projects/vortex-style-guide-hero',
    scene: 'fan-deck',
    width: 1600,
    height: 900,
    textures: range(20).map((strip) => texture(`swatch-${strip}`, `texture-swatch.html?i=${strip}`, 300, 1500)),
  },
  { name: 'visuals/vd-03-pier-cans', scene: 'pier-cans', width: 1200, height: 1200, textures: [wrap(1), wrap(3)] },
  {
    name: 'visuals/vd-06-stationery',
    scene: 'stationery',
    width: 1600,
    height: 1000,
    textures: parts('stationery', 'stationery', {
      letter: [1000, 1414],
      envelope: [1100, 550],
      card: [850, 550],
      back: [850, 550],
      note: [700, 1000],
      label: [600, 600],
    }),
  },
  {
    name: 'visuals/vd-07-coffee-packaging',
    scene: 'coffee-boxes',
    width: 1200,
    height: 1500,
    textures: range(3).flatMap(coffee),
  },
  {
    name: 'visuals/vd-09-book-cover',
    scene: 'keepers-log',
    width: 1200,
    height: 1600,
    textures: parts('log', 'keepers-log', { front: [900, 1350], spine: [150, 1350] }),
  },
  {
    name: 'visuals/vd-10-signage',
    scene: 'pier-signs',
    width: 1600,
    height: 1000,
    textures: parts('sign', 'signs', { totem: [760, 1900], board: [1700, 620], disc: [800, 800] }),
  },
]

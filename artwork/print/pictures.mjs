// One line per picture: where it goes under content/images, the board that draws it, its size.
const page = (name, board, height = 1000) => ({ name: `projects/${name}`, board: `${board}.html`, width: 1600, height })

const face = (who, width = 640, height = 640) => ({
  name: `portraits/${who}`,
  board: `portrait.html?who=${who}`,
  width,
  height,
})

const print = (name, board, width, height) => ({ name: `visuals/vd-${name}`, board: `${board}.html`, width, height })

export const pictures = [
  print('01-harbour-labels', 'labels-close', 1200, 1500),
  print('02-low-sun-poster', 'poster-low-sun', 1200, 1600),
  print('04-strata', 'strata', 1600, 1000),
  print('05-listen-longer-poster', 'poster-listen-longer', 1200, 1500),
  print('08-logo-sheet', 'logo-sheet', 1200, 1200),
  face('tova-merrin', 1200, 1500),
  face('ruth-halloran'),
  face('theo-brandt'),
  face('priya-raman'),
  face('mateo-quiroga'),
  page('accessibility-guide-contrast', 'open-door-contrast'),
  page('accessibility-guide-low-vision', 'open-door-low-vision'),
  page('accessibility-guide-checklist', 'open-door-checklist'),
  page('reubens-brews-labels', 'brewery-labels', 1200),
  page('reubens-brews-website', 'brewery-shop', 1200),
  page('reubens-brews-taproom', 'brewery-taproom', 1200),
  page('office-365-support-self-diagnosis', 'office-self-diagnosis'),
  page('office-365-support-insights', 'office-insights'),
  page('office-365-support-phone', 'office-phone'),
  page('shoxs-brand-shop', 'swellmark-shop'),
  page('shoxs-brand-guidelines', 'swellmark-guidelines'),
  page('shoxs-brand-exploded', 'swellmark-exploded'),
  page('bing-maps-enterprise-landing', 'bearing-landing'),
  page('bing-maps-enterprise-portal', 'bearing-portal'),
  page('bing-maps-enterprise-growth', 'bearing-growth'),
  page('vortex-style-guide-foundations', 'vortex-foundations'),
  page('vortex-style-guide-dial', 'vortex-dial'),
  page('vortex-style-guide-icons', 'vortex-icons'),
]

// One line per picture: where it goes under content/images, the board that draws it, its size.
const page = (name, board, height = 1000) => ({ name: `projects/${name}`, board: `${board}.html`, width: 1600, height })

const face = (who, width = 640, height = 640) => ({
  name: `portraits/${who}`, board: `portrait.html?who=${who}`, width, height,
})

export const pictures = [
  face('tova-merrin', 1200, 1500),
  face('ruth-halloran'),
  face('theo-brandt'),
  face('priya-raman'),
  face('mateo-quiroga'),
  page('accessibility-guide-contrast', 'open-door-contrast'),
  page('accessibility-guide-low-vision', 'open-door-low-vision'),
  page('accessibility-guide-checklist', 'open-door-checklist'),
  page('office-365-support-self-diagnosis', 'office-self-diagnosis'),
  page('office-365-support-insights', 'office-insights'),
  page('shoxs-brand-shop', 'swellmark-shop'),
  page('shoxs-brand-guidelines', 'swellmark-guidelines'),
  page('bing-maps-enterprise-landing', 'bearing-landing'),
  page('vortex-style-guide-foundations', 'vortex-foundations'),
  page('vortex-style-guide-dial', 'vortex-dial'),
  page('vortex-style-guide-icons', 'vortex-icons'),
]

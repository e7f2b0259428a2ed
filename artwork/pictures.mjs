// Every picture that the interface half of the site shows: file under content/images, size, and how it is drawn.
const WIDE = [1600, 1000]
const COVER = [1600, 900]
const TALL = [1200, 1500]
const SQUARE = [1200, 1200]
const TILE = [720, 720]
const EVIDENCE = [1200, 900]
/** The shape of a comparison on a phone; evidence has a layout of its own for it. */
const UPRIGHT = [840, 1050]

const figures = {
  'trace-flow-map': ['flow-map', 'compare', 'on-call-phone', 'components'],
  'support-experience': ['guided-diagnosis', 'handoff', 'phone'],
  'azure-maps': ['playground', 'style-editor', 'usage'],
  'unified-tracing': ['search', 'span-logs', 'components'],
  'adaptive-email': ['cards', 'composer', 'matrix'],
  'ai-creative-exploration': ['contact-sheet', 'process', 'materials', 'light-study'],
  'ht-design-system': ['tokens', 'buttons', 'adoption'],
  'teams-app': ['approvals', 'phone', 'components'],
}

const caseStudies = Object.entries(figures).flatMap(([slug, boards]) =>
  boards.map((board) => ({
    file: `case-studies/${slug}-${board}.webp`,
    size: WIDE,
    page: `boards/${slug}/${board}.html`,
  })),
)

/** What phones show of a figure, by left, top, width and height in percent of its board. */
const parts = Object.entries({
  'trace-flow-map-compare': ['boards/trace-flow-map/compare.html', [66, 36, 33.5, 40]],
  'trace-flow-map-components': ['boards/trace-flow-map/components.html', [22.2, 3, 34.2, 45]],
  'trace-flow-map-on-call-phone': ['boards/trace-flow-map/on-call-phone.html', [24.5, 14, 24, 58]],
  'trace-flow-map-path': ['boards/trace-flow-map/flow-map.html', [46.8, 53.6, 27.5, 25]],
  'support-experience-guided-diagnosis': [
    'boards/support-experience/guided-diagnosis.html',
    [0.8, 12.5, 28.6, 63.8],
  ],
  'support-experience-handoff': ['boards/support-experience/handoff.html', [0.6, 36.5, 33.2, 46]],
  'support-experience-phone': ['boards/support-experience/phone.html', [24.5, 6, 24, 52]],
  'azure-maps-playground': ['boards/azure-maps/playground.html', [41.5, 32, 30.5, 50]],
  'azure-maps-style-editor': ['boards/azure-maps/style-editor.html', [75.9, 6, 23.8, 51.5]],
  'azure-maps-usage': ['boards/azure-maps/usage.html', [65, 8, 34, 50]],
  'unified-tracing-components': ['boards/unified-tracing/components.html', [2.4, 53, 34.5, 42]],
  'unified-tracing-search': ['boards/unified-tracing/search.html', [22, 58, 31, 34]],
  'unified-tracing-span-logs': ['boards/unified-tracing/span-logs.html', [62, 58, 31, 40]],
  'unified-tracing-trace': ['boards/unified-tracing/trace.html', [77.5, 5, 22, 42]],
  'adaptive-email-cards': ['boards/adaptive-email/cards.html', [24, 3, 26, 50]],
  'adaptive-email-composer': ['boards/adaptive-email/composer.html', [55, 14, 28, 36]],
  'adaptive-email-matrix': ['boards/adaptive-email/matrix.html', [73, 3, 26.5, 60]],
  'ai-creative-exploration-light-study': [
    'boards/ai-creative-exploration/light-study.html',
    [2, 6, 34.5, 52],
  ],
  'ai-creative-exploration-materials': ['boards/ai-creative-exploration/materials.html', [2, 18, 31, 76]],
  'ai-creative-exploration-process': ['boards/ai-creative-exploration/process.html', [3, 60, 31, 36]],
  'ht-design-system-adoption': ['boards/ht-design-system/adoption.html', [68, 13, 31, 41.5]],
  'ht-design-system-buttons': ['boards/ht-design-system/buttons.html', [1, 2, 33, 68]],
  'ht-design-system-tokens': ['boards/ht-design-system/tokens.html', [2, 71, 31, 27]],
  'teams-app-approvals': ['boards/teams-app/approvals.html', [5, 12, 22, 54]],
  'teams-app-components': ['boards/teams-app/components.html', [39, 12, 28.4, 61]],
  'teams-app-phone': ['boards/teams-app/phone.html', [48.5, 6, 24, 56]],
}).map(([name, [page, region]]) => ({ file: `case-studies/${name}-part.webp`, size: WIDE, page, region }))

function slab(slug, props) {
  return { file: `covers/${slug}.webp`, size: COVER, page: 'scenes/slab.html', props }
}

function wall(slug, props) {
  return { file: `covers/${slug}.webp`, size: COVER, page: 'scenes/wall.html', props }
}

function layout(file, size, props) {
  return { file, size, page: 'scenes/layout.html', props }
}

/** One region of one board, edge to edge. */
function crop(file, size, board, region, ground = '#0e1f1b') {
  const [width, height] = size
  return layout(file, size, { ground, layers: [{ board, crop: region, width, height }] })
}

const covers = [
  slab('trace-flow-map', {
    set: 'bone',
    mirror: true,
    tint: '#ff4a1c',
    board: 'boards/trace-flow-map/flow-map',
    grade: 'brightness(1.12)',
    zoom: 1.12,
    shift: [-84, -92],
  }),
  slab('support-experience', { set: 'sky', board: 'boards/support-experience/home', shift: [0, -50] }),
  slab('azure-maps', { set: 'butter', board: 'boards/azure-maps/isochrones', zoom: 1.1, shift: [-90, -84] }),
  wall('unified-tracing', {
    ground:
      'radial-gradient(70% 80% at 100% 100%,#a32a0d,transparent 70%),radial-gradient(120% 110% at 15% 0%,#2c6c5d,#123b33 50%,#081a16)',
    air: 'linear-gradient(112deg,rgb(255 214 160 / .16),transparent 42%),radial-gradient(90% 90% at 50% 46%,transparent 60%,rgb(4 14 11 / .5))',
    tilt: 'rotateX(44deg) rotateZ(-26deg) scale(1.12)',
    cards: [
      {
        board: 'boards/unified-tracing/trace',
        crop: [76, 262, 1136, 738],
        x: -640,
        y: -430,
        width: 1240,
        z: 110,
        side: '#1d3a32',
      },
      { board: 'boards/unified-tracing/components', x: 660, y: -410, width: 1120, z: 50, side: '#6a94b4' },
      { board: 'boards/unified-tracing/search', x: -900, y: 440, width: 1120, z: 50, side: '#1d3a32' },
      { board: 'boards/unified-tracing/span-logs', x: 280, y: 440, width: 1180, z: 50, side: '#1d3a32' },
      { board: 'boards/unified-tracing/span-logs', x: -420, y: -1210, width: 1120, z: 50, side: '#1d3a32' },
      { board: 'boards/unified-tracing/search', x: 760, y: -1180, width: 1120, z: 50, side: '#1d3a32' },
      { board: 'boards/unified-tracing/components', x: -1820, y: -330, width: 1120, z: 50, side: '#6a94b4' },
      {
        board: 'boards/unified-tracing/trace',
        crop: [1251, 140, 327, 167],
        x: 170,
        y: 60,
        width: 440,
        z: 230,
        side: '#5a2415',
      },
      {
        board: 'boards/unified-tracing/trace',
        crop: [1251, 323, 327, 176],
        x: -560,
        y: 210,
        width: 460,
        z: 240,
        side: '#1d3a32',
      },
    ],
  }),
  slab('adaptive-email', {
    set: 'bone',
    board: 'boards/adaptive-email/inbox',
    zoom: 1.2,
    shift: [-318, -112],
  }),
  layout('covers/ai-creative-exploration.webp', COVER, {
    ground: '#9db8a4',
    layers: [{ image: 'ai/16-paper-range.webp', at: [-90, -60], width: 1760, height: 1100 }],
  }),
  wall('ht-design-system', {
    ground: 'radial-gradient(120% 110% at 15% 0%,#ff6a3f,#f4481e 45%,#c93410)',
    tilt: 'rotateX(42deg) rotateZ(24deg)',
    shade: 'rgb(90 14 0 / .5)',
    cards: [
      { board: 'boards/ht-design-system/overview', x: -620, y: -380, width: 1200, z: 110, side: '#cbbfa9' },
      { board: 'boards/ht-design-system/tokens', x: 640, y: -560, width: 1100, z: 40 },
      { board: 'boards/ht-design-system/adoption', x: -620, y: 430, width: 1100, z: 40, side: '#d9a92f' },
      { board: 'boards/ht-design-system/forms', x: 540, y: 200, width: 1100, z: 50, side: '#cbbfa9' },
      { board: 'boards/ht-design-system/buttons', x: -1780, y: -100, width: 1100, z: 40, side: '#b02f0d' },
      {
        board: 'boards/ht-design-system/candidate-pipeline',
        x: -560,
        y: -1120,
        width: 1100,
        z: 40,
        side: '#cbbfa9',
      },
    ],
  }),
  slab('teams-app', { set: 'pine', board: 'boards/teams-app/my-people', shift: [0, -50] }),
]

const mosaic = [
  crop('mosaic/1.webp', TILE, 'boards/trace-flow-map/flow-map', [744, 500, 420]),
  crop('mosaic/2.webp', TILE, 'boards/adaptive-email/cards', [366, 30, 470]),
  crop('mosaic/3.webp', TILE, 'boards/teams-app/phone', [760, 96, 400]),
  crop('mosaic/4.webp', TILE, 'boards/azure-maps/playground', [700, 170, 420]),
  crop('mosaic/5.webp', TILE, 'boards/unified-tracing/trace', [420, 330, 400]),
  crop('mosaic/6.webp', TILE, 'boards/azure-maps/usage', [1004, 178, 320]),
]

/** The one client without a study of its own; the deck tells of it. */
const pathpoint = [
  { file: 'presentation/pathpoint.webp', size: WIDE, page: 'plates/pathpoint.html' },
  crop('presentation/pathpoint-part.webp', [1200, 720], 'plates/pathpoint', [424, 482, 676]),
]

const vibe = [
  { file: 'vibe/span-garden.webp', size: WIDE, page: 'plates/span-garden.html' },
  { file: 'vibe/tide-clock.webp', size: WIDE, page: 'plates/tide-clock.html' },
]

/** A screen of a phone board, in a bezel of its own. */
function phone(board, [x, y, screenWidth, screenHeight], at, width) {
  const scale = width / screenWidth
  const style = {
    borderRadius: `${46 * scale}px`,
    boxShadow: `0 0 0 ${11 * scale}px #0a1512, ${-20 * scale}px ${40 * scale}px ${60 * scale}px rgb(8 20 16 / .45)`,
  }
  return { board, crop: [x, y, screenWidth], at, width, height: screenHeight * scale, style }
}

function disc(center, radius, background) {
  const at = [center[0] - radius, center[1] - radius]
  return { at, width: radius * 2, height: radius * 2, style: { background, borderRadius: '50%' } }
}

const gallery = [
  crop('visuals/ui-01-burning-edge.webp', WIDE, 'boards/trace-flow-map/components', [390, 560, 455]),
  layout('visuals/ui-02-on-call-phone.webp', TALL, {
    ground: '#9cc7e8',
    layers: [
      disc([330, 1180], 520, '#f4481e'),
      phone('boards/trace-flow-map/on-call-phone', [803, 73, 350, 784], [306, 86], 588),
    ],
  }),
  crop('visuals/ui-03-dial.webp', SQUARE, 'boards/ht-design-system/overview', [652, 676, 298]),
  crop('visuals/ui-04-route-playground.webp', WIDE, 'boards/azure-maps/playground', [530, 345, 620]),
  { file: 'visuals/ui-05-icon-grid.webp', size: TALL, page: 'plates/icon-grid.html' },
  crop('visuals/ui-06-latency-heatmap.webp', WIDE, 'boards/trace-flow-map/service-detail', [772, 456, 688]),
  layout('visuals/ui-07-watch-approval.webp', SQUARE, {
    ground: '#f4ecdf',
    layers: [
      disc([380, 800], 460, '#ffd36a'),
      {
        at: [350, -60],
        width: 500,
        height: 1320,
        style: { background: 'linear-gradient(90deg,#c93410,#f4481e 22%,#ff6a40 60%,#d8390f)' },
      },
      {
        at: [270, 206],
        width: 660,
        height: 788,
        style: {
          background: '#0a1512',
          borderRadius: '196px',
          boxShadow: '-40px 60px 90px rgb(60 30 0 / .4), inset 0 0 0 14px #24352f',
        },
      },
      {
        board: 'boards/adaptive-email/inbox',
        hide: '.mk',
        crop: [1370, 449, 154],
        at: [307, 242],
        width: 586,
        height: 716,
        style: { borderRadius: '160px' },
      },
    ],
  }),
  crop('visuals/ui-08-field-states.webp', TALL, 'boards/ht-design-system/forms', [1036, 20, 560]),
  layout('visuals/ui-09-leave-calendar.webp', WIDE, {
    ground: '#9db8a4',
    layers: [
      {
        board: 'boards/teams-app/approvals',
        crop: [434, 144, 1138],
        at: [40, 150],
        width: 2050,
        height: 1495,
        style: {
          borderRadius: '44px',
          transform: 'rotate(-7deg)',
          transformOrigin: '0 0',
          boxShadow: '-40px 60px 90px rgb(10 40 30 / .35)',
        },
      },
    ],
  }),
  layout('visuals/ui-10-help-phones.webp', TALL, {
    ground: '#123b33',
    layers: [
      disc([620, 560], 400, '#ffd36a'),
      phone('boards/support-experience/phone', [763, 147, 344, 778], [610, 130], 510),
      phone('boards/support-experience/phone', [47, 147, 344, 778], [90, 400], 510),
    ],
  }),
]

/** What was there before, or was thrown away. */
const evidence = [
  'trace-flow-map-first-round',
  'support-experience-old-form',
  'azure-maps-forty-one-minutes',
  'unified-tracing-whiteboard',
  'adaptive-email-pilot-mail',
  'ht-design-system-open-a-role',
  'teams-app-scores',
  'accessibility-guide-undone-fix',
  'reubens-brews-old-labels',
  'reubens-brews-new-labels',
  'office-365-support-wizard',
  'shoxs-brand-logger',
  'bing-maps-enterprise-old-portal',
  'vortex-style-guide-questions',
].map((name) => ({
  file: `evidence/${name}.webp`,
  size: EVIDENCE,
  page: `evidence/${name}.html`,
  // The specification asks for the brewery's pictures in this size.
  ...(name.startsWith('reubens-brews') && { saved: [800, 600] }),
}))

/** The cover shows the whole screen; the study goes close. */
const close = [
  crop('case-studies/unified-tracing-trace.webp', WIDE, 'boards/unified-tracing/trace', [88, 276, 1024]),
  crop('case-studies/trace-flow-map-path.webp', WIDE, 'boards/trace-flow-map/flow-map', [424, 296, 820]),
]

/** The later half of a comparison, as large as the earlier one. */
const compared = [
  crop(
    'evidence/ht-design-system-open-a-role-now.webp',
    EVIDENCE,
    'boards/ht-design-system/forms',
    [388, 28, 644],
  ),
  crop(
    'evidence/office-365-support-checks.webp',
    EVIDENCE,
    'print/boards/office-self-diagnosis',
    [0, 0, 1165],
  ),
  crop(
    'evidence/bing-maps-enterprise-new-portal.webp',
    EVIDENCE,
    'print/boards/bearing-landing',
    [0, 0, 1240],
  ),
]

/** What phones show of a comparison. */
const upright = [
  ...['ht-design-system-open-a-role', 'office-365-support-wizard', 'bing-maps-enterprise-old-portal'].map(
    (name) => ({ file: `evidence/${name}-part.webp`, size: UPRIGHT, page: `evidence/${name}.html` }),
  ),
  crop(
    'evidence/ht-design-system-open-a-role-now-part.webp',
    UPRIGHT,
    'boards/ht-design-system/forms',
    [440, 36, 540],
  ),
  crop(
    'evidence/office-365-support-checks-part.webp',
    UPRIGHT,
    'print/boards/office-self-diagnosis',
    [19, 67, 520],
  ),
  crop(
    'evidence/bing-maps-enterprise-new-portal-part.webp',
    UPRIGHT,
    'print/boards/bearing-landing',
    [40, 80, 560],
  ),
]

export const pictures = [
  ...evidence,
  ...close,
  ...compared,
  ...upright,
  ...covers,
  ...mosaic,
  ...caseStudies,
  ...parts,
  ...pathpoint,
  ...vibe,
  ...gallery,
]

import type { IncidentCall, IncidentChart, IncidentNode } from './types'

/**
 * One incident, one dataset: the texts of Trace Flow Map and Unified Tracing, their boards (`artwork/boards`) and the
 * figure that can be played take their numbers from here. `incident.test.ts` proves that they follow from each other.
 */
export const incident = {
  day: 'Sun 9 June',
  /** The hour that can be scrubbed. */
  hour: { from: '13:20', to: '14:20' },
  /** The moment that Compare lays under the present one. */
  before: '13:11',
  deploy: { id: '8812', previous: '8811', at: '14:02', atSecond: '14:02:10', merged: '13:48' },
  paged: '14:06',
  /** The failing path on the phone, and the cause. */
  path: '14:07',
  cause: '14:08',
  /** The moment of most pictures. */
  seen: '14:11',
  rollBack: { held: '14:12:10', agreed: '14:12:24', seconds: 90, done: '14:14', quiet: '14:31' },
  /** Where it starts. */
  culprit: 'inventory',
  pods: 6,
  pool: { before: 80, after: 20, waiting: 61, waited: 541 },
  orders: { rate: 480, failing: 169, failingShare: 35.2, calmShare: 0.1, tries: 3, retries: 507, paid: 311 },
  /** All that comes through the gateway. */
  gateway: { rate: 4200, failingShare: 4, withoutOrders: 3720 },
  stock: { rate: 987, times: 2.06 },
  services: { all: 16, moved: 4, kept: 12, onPath: 4, folded: 10 },
  minutes: { untilPage: 4, pageToLever: 6 },
  /** Percent of orders that fail, over the hour; straight between two moments. */
  failing: [
    ['13:20', 0.1],
    ['14:02:14', 0.1],
    ['14:03:40', 35.2],
    ['14:12:24', 35.2],
    ['14:13:22', 11.4],
    ['14:13:54', 0.1],
    ['14:20', 0.1],
  ] as [time: string, percent: number][],
}

/** The median of timed replays, in minutes: from the page until the failing service is named. */
export const replays = { count: 24, charts: 16, map: 4, saved: 75 }

/** The first round, by engineer: the version that animated every call, which was thrown away. Medians, in minutes. */
export const firstRound = {
  charts: { each: [14, 18, 16, 15, 17, 12, 21, 16], median: 16 },
  dots: { each: [19, 22, 17, 20, 18, 16, 25, 19], median: 19 },
}

export const incidentNodes: IncidentNode[] = [
  { id: 'checkout-web', tier: 0, kind: 'client', team: 'web', rate: [1840, 1840] },
  { id: 'ios-app', tier: 0, kind: 'client', team: 'web', rate: [1120, 1120] },
  { id: 'android-app', tier: 0, kind: 'client', team: 'web', rate: [960, 960] },
  { id: 'partner-api', tier: 0, kind: 'client', team: 'web', rate: [280, 280] },
  {
    id: 'edge-gateway',
    tier: 1,
    kind: 'service',
    team: 'edge',
    rate: [4200, 4200],
    p95: [38, 38],
    failing: [0.1, 4],
    symptom: 'failing',
  },
  { id: 'search', tier: 2, kind: 'service', team: 'catalog', rate: [400, 400], p95: [64, 64] },
  { id: 'catalog', tier: 2, kind: 'service', team: 'catalog', rate: [1960, 1960], p95: [29, 29] },
  { id: 'session', tier: 2, kind: 'service', team: 'catalog', rate: [740, 740], p95: [11, 11] },
  { id: 'cart', tier: 2, kind: 'service', team: 'catalog', rate: [620, 620], p95: [47, 47] },
  {
    id: 'orders',
    tier: 2,
    kind: 'service',
    team: 'orders',
    rate: [480, 480],
    p95: [710, 2410],
    failing: [0.1, 35.2],
    symptom: 'slow',
  },
  { id: 'search-index', tier: 3, kind: 'service', team: 'store', rate: [400, 400], p95: [52, 52] },
  { id: 'catalog-cache', tier: 3, kind: 'service', team: 'store', rate: [1960, 1960], p95: [4, 4] },
  { id: 'session-store', tier: 3, kind: 'service', team: 'store', rate: [740, 740], p95: [3, 3] },
  { id: 'pricing', tier: 3, kind: 'service', team: 'catalog', rate: [620, 620], p95: [31, 31] },
  { id: 'risk', tier: 3, kind: 'service', team: 'risk', rate: [480, 480], p95: [118, 118] },
  {
    id: 'inventory',
    tier: 3,
    kind: 'service',
    team: 'stock',
    rate: [480, 480],
    p95: [257, 2310],
    failing: [0.1, 35.2],
    symptom: 'failing',
  },
  { id: 'payments', tier: 3, kind: 'service', team: 'payments', rate: [480, 311], p95: [322, 322] },
  { id: 'catalog-db', tier: 4, kind: 'service', team: 'store', rate: [250, 250], p95: [18, 18] },
  { id: 'rates-cache', tier: 4, kind: 'service', team: 'store', rate: [620, 620], p95: [2, 2] },
  {
    id: 'stock-db',
    tier: 4,
    kind: 'service',
    team: 'stock',
    rate: [480, 987],
    p95: [18, 24],
    symptom: 'poolFull',
  },
  { id: 'acquirer', tier: 4, kind: 'outside', team: 'payments', rate: [480, 311], p95: [158, 158] },
]

export const incidentCalls: IncidentCall[] = [
  { from: 'checkout-web', to: 'edge-gateway', rate: [1840, 1840] },
  { from: 'ios-app', to: 'edge-gateway', rate: [1120, 1120] },
  { from: 'android-app', to: 'edge-gateway', rate: [960, 960] },
  { from: 'partner-api', to: 'edge-gateway', rate: [280, 280] },
  { from: 'edge-gateway', to: 'search', rate: [400, 400] },
  { from: 'edge-gateway', to: 'catalog', rate: [1960, 1960] },
  { from: 'edge-gateway', to: 'session', rate: [740, 740] },
  { from: 'edge-gateway', to: 'cart', rate: [620, 620] },
  { from: 'edge-gateway', to: 'orders', rate: [480, 480], part: 'path' },
  { from: 'search', to: 'search-index', rate: [400, 400] },
  { from: 'catalog', to: 'catalog-cache', rate: [1960, 1960] },
  { from: 'session', to: 'session-store', rate: [740, 740] },
  { from: 'cart', to: 'pricing', rate: [620, 620] },
  { from: 'orders', to: 'risk', rate: [480, 480] },
  { from: 'orders', to: 'inventory', rate: [480, 480], part: 'path' },
  { from: 'orders', to: 'payments', rate: [480, 311] },
  { from: 'catalog-cache', to: 'catalog-db', rate: [250, 250] },
  { from: 'pricing', to: 'rates-cache', rate: [620, 620] },
  { from: 'inventory', to: 'stock-db', rate: [480, 480], part: 'path' },
  { from: 'inventory', to: 'stock-db', rate: [0, 507], part: 'retry' },
  { from: 'payments', to: 'acquirer', rate: [480, 311] },
]

/** Correct, all forty of them. In the order of the old dashboard: by name. */
export const incidentCharts: IncidentChart[] = [
  { service: 'acquirer', measure: 'calls', unit: 'a second', value: [480, 311], habit: 'wave' },
  { service: 'acquirer', measure: 'p95', unit: 'milliseconds', value: [158, 158], habit: 'bursts' },
  { service: 'android-app', measure: 'calls', unit: 'a second', value: [960, 960], habit: 'wave' },
  { service: 'cart', measure: 'calls', unit: 'a second', value: [620, 620], habit: 'wave' },
  { service: 'cart', measure: 'p95', unit: 'milliseconds', value: [47, 47], habit: 'steady' },
  { service: 'catalog', measure: 'calls', unit: 'a second', value: [1960, 1960], habit: 'wave' },
  { service: 'catalog', measure: 'p95', unit: 'milliseconds', value: [29, 29], habit: 'steady' },
  { service: 'catalog-cache', measure: 'hits', unit: 'percent', value: [87, 87], habit: 'steady' },
  { service: 'catalog-cache', measure: 'p95', unit: 'milliseconds', value: [4, 4], habit: 'spike' },
  { service: 'catalog-db', measure: 'calls', unit: 'a second', value: [250, 250], habit: 'bursts' },
  { service: 'catalog-db', measure: 'p95', unit: 'milliseconds', value: [18, 18], habit: 'bursts' },
  { service: 'checkout-web', measure: 'calls', unit: 'a second', value: [1840, 1840], habit: 'wave' },
  { service: 'checkout-web', measure: 'p95', unit: 'milliseconds', value: [840, 2540], habit: 'steady' },
  { service: 'edge-gateway', measure: 'calls', unit: 'a second', value: [4200, 4200], habit: 'wave' },
  { service: 'edge-gateway', measure: 'failing', unit: 'percent', value: [0.1, 4], habit: 'steady' },
  { service: 'edge-gateway', measure: 'p95', unit: 'milliseconds', value: [38, 38], habit: 'spike' },
  { service: 'inventory', measure: 'calls', unit: 'a second', value: [480, 480], habit: 'wave' },
  { service: 'inventory', measure: 'p95', unit: 'milliseconds', value: [257, 2310], habit: 'steady' },
  { service: 'inventory', measure: 'in use', value: [19, 20], habit: 'steady' },
  { service: 'ios-app', measure: 'calls', unit: 'a second', value: [1120, 1120], habit: 'wave' },
  { service: 'orders', measure: 'calls', unit: 'a second', value: [480, 480], habit: 'wave' },
  { service: 'orders', measure: 'failing', unit: 'percent', value: [0.1, 35.2], habit: 'steady' },
  { service: 'orders', measure: 'p95', unit: 'milliseconds', value: [710, 2410], habit: 'steady' },
  { service: 'partner-api', measure: 'calls', unit: 'a second', value: [280, 280], habit: 'bursts' },
  { service: 'payments', measure: 'calls', unit: 'a second', value: [480, 311], habit: 'wave' },
  { service: 'payments', measure: 'p95', unit: 'milliseconds', value: [322, 322], habit: 'steady' },
  { service: 'pricing', measure: 'calls', unit: 'a second', value: [620, 620], habit: 'wave' },
  { service: 'pricing', measure: 'p95', unit: 'milliseconds', value: [31, 31], habit: 'teeth' },
  { service: 'rates-cache', measure: 'p95', unit: 'milliseconds', value: [2, 2], habit: 'bursts' },
  { service: 'risk', measure: 'calls', unit: 'a second', value: [480, 480], habit: 'wave' },
  { service: 'risk', measure: 'p95', unit: 'milliseconds', value: [118, 118], habit: 'spike' },
  { service: 'search', measure: 'calls', unit: 'a second', value: [400, 400], habit: 'wave' },
  { service: 'search', measure: 'p95', unit: 'milliseconds', value: [64, 64], habit: 'spike' },
  { service: 'search-index', measure: 'p95', unit: 'milliseconds', value: [52, 52], habit: 'teeth' },
  { service: 'session', measure: 'memory', unit: 'percent', value: [61, 61], habit: 'teeth' },
  { service: 'session', measure: 'p95', unit: 'milliseconds', value: [11, 11], habit: 'steady' },
  { service: 'session-store', measure: 'p95', unit: 'milliseconds', value: [3, 3], habit: 'steady' },
  { service: 'stock-db', measure: 'calls', unit: 'a second', value: [480, 987], habit: 'wave' },
  { service: 'stock-db', measure: 'load', unit: 'percent', value: [31, 58], habit: 'steady' },
  { service: 'stock-db', measure: 'p95', unit: 'milliseconds', value: [18, 24], habit: 'steady' },
]

/** The request of Unified Tracing, in milliseconds from its start. */
export const slowTrace = {
  id: '7f3a·c21e·09bd',
  at: '14:07:32',
  took: 1840,
  /** How long such a request takes as a rule. */
  median: 620,
  spans: 46,
  services: 11,
  /** Where the last wait begins, and the yellow cursor stands. */
  cursor: 918,
  /** The call to inventory: how long it took, and for how long anybody worked in it. */
  reserve: { start: 318, took: 962, work: 60, logs: 14 },
  /** What the driver did in it, from and to. */
  work: [
    [344, 358],
    [624, 634],
    [831, 843],
    [1222, 1246],
  ],
  /** The three waits for a connection, from and to. */
  waits: [
    [500, 616],
    [694, 823],
    [918, 1214],
  ],
  /** Depth, team, service, operation, start, length, percent of its own work. */
  rows: [
    [0, 'web', 'checkout-web', 'POST /v2/orders/confirm', 0, 1840, 20],
    [1, 'gw', 'edge-gateway', 'route', 22, 1790, 12],
    [2, 'ord', 'orders', 'ConfirmOrder', 48, 1712, 22],
    [3, 'ord', 'orders', 'validate.cart', 60, 74, 100],
    [3, 'fraud', 'risk', 'score.session', 140, 168, 70],
    [4, 'fraud', 'risk', 'model.infer v9', 162, 118, 100],
    [3, 'inv', 'inventory', 'reserve', 318, 962, 6],
    [4, 'db', 'stock-db', 'SELECT stock', 340, 142, 100],
    [4, 'inv', 'inventory', 'retry #1', 492, 178, 60],
    [4, 'inv', 'inventory', 'retry #2', 684, 206, 60],
    [4, 'inv', 'inventory', 'retry #3', 904, 348, 40],
    [5, 'db', 'stock-db', 'pool.acquire', 918, 296, 100],
    [3, 'pay', 'payments', 'AuthorizeCard', 1290, 322, 50],
    [4, 'pay', 'payments', '3ds.challenge', 1312, 120, 100],
    [4, 'pay', 'acquirer', 'POST /auth', 1440, 158, 100],
    [3, 'msg', 'events', 'publish order.confirmed', 1618, 64, 100],
    [3, 'db', 'orders-db', 'INSERT orders', 1624, 92, 100],
    [2, 'gw', 'edge-gateway', 'compress.body', 1764, 38, 100],
    [1, 'web', 'checkout-web', 'render.receipt', 1800, 40, 100],
    [1, 'msg', 'beacon', 'rum.flush', 1812, 28, 100],
  ] as [
    depth: number,
    team: string,
    service: string,
    operation: string,
    start: number,
    took: number,
    own: number,
  ][],
}

/** What the search of Unified Tracing finds between 13:56 and 14:11: one order of 720 is kept. */
export const traceSearch = {
  from: '13:56',
  kept: 720,
  all: 610,
  /** Since the deploy, of all. */
  since: 364,
  errors: 128,
  slow: 41,
  fine: 441,
  onMap: 6,
  replicas: { primary: 166, 'replica-1': 196, 'replica-2': 248 },
  clients: { 'checkout-web': 267, 'ios-app': 163, 'android-app': 139, 'partner-api': 41 },
}

/** First tries a second that each copy of stock-db answers; the retries all go to the last one. */
export const stockCopies = { primary: 131, 'replica-1': 154, 'replica-2': 195 }

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

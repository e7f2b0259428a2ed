/**
 * One incident, one dataset: the texts of Trace Flow Map and Unified Tracing, their boards (`artwork/boards`) and the
 * figure that can be played take their numbers from here. `incident.sample.test.ts` proves that they follow from each other.
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

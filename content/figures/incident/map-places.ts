import { incidentCalls, incidentNodes } from '../../incident-map'
import type { CalmAndBurning, IncidentCall, IncidentNode } from '../../types'

/** Where a box's middle stands, in shares of the map. */
interface Place {
  node: IncidentNode
  x: number
  y: number
}

export interface Arrangement {
  places: Place[]
  calls: IncidentCall[]
}

const COLUMN_X = [0, 0.25, 0.5, 0.75, 1]
/** Middles, from top to bottom. Nothing ever changes its place. */
const ROW_Y: Record<string, number> = {
  'checkout-web': 0.13,
  'ios-app': 0.33,
  'android-app': 0.5,
  'partner-api': 0.65,
  'edge-gateway': 0.4,
  search: 0.03,
  catalog: 0.22,
  session: 0.43,
  cart: 0.62,
  orders: 0.82,
  'search-index': 0.03,
  'catalog-cache': 0.21,
  'session-store': 0.39,
  pricing: 0.53,
  risk: 0.67,
  inventory: 0.82,
  payments: 0.97,
  'catalog-db': 0.21,
  'rates-cache': 0.4,
  'stock-db': 0.74,
  acquirer: 0.97,
}

/** All boxes, from clients on the left to stores on the right. */
export const wideMap: Arrangement = {
  places: incidentNodes.map((node) => ({ node, x: COLUMN_X[node.tier]!, y: ROW_Y[node.id]! })),
  calls: incidentCalls,
}

const CLIENTS = 'clients'
const BROWSING = 'browsing'
/** What has a box of its own on the small map. The rest is folded: clients in one box, browsing in another. */
const UPRIGHT: Record<string, [x: number, y: number]> = {
  [CLIENTS]: [0.5, 0],
  'edge-gateway': [0.5, 0.25],
  [BROWSING]: [0.22, 0.5],
  orders: [0.72, 0.5],
  risk: [0.16, 0.75],
  inventory: [0.5, 0.75],
  payments: [0.84, 0.75],
  'stock-db': [0.5, 1],
  acquirer: [0.84, 1],
}

/** The map stands upright and shows the failing path with its neighbors. */
export const uprightMap: Arrangement = {
  places: Object.entries(UPRIGHT).map(([id, [x, y]]) => ({
    node: incidentNodes.find((node) => node.id === id) ?? foldedNode(id),
    x,
    y,
  })),
  calls: foldedCalls(),
}

function foldedId(id: string): string {
  if (id in UPRIGHT) return id
  return incidentNodes.find((node) => node.id === id)?.kind === 'client' ? CLIENTS : BROWSING
}

function foldedNode(id: string): IncidentNode {
  const into = foldedCalls().filter(({ from, to }) => (id === CLIENTS ? from === id : to === id))
  const [team, kind] = id === CLIENTS ? (['web', 'client'] as const) : (['catalog', 'service'] as const)
  return { id, tier: 0, kind, team, rate: sum(into) }
}

/** Calls between boxes that are shown, those of one band together. */
function foldedCalls(): IncidentCall[] {
  const bands = new Map<string, IncidentCall[]>()
  for (const call of incidentCalls) {
    const [from, to] = [foldedId(call.from), foldedId(call.to)]
    const key = `${from} ${to} ${call.part ?? ''}`
    if (from !== to) bands.set(key, [...(bands.get(key) ?? []), { ...call, from, to }])
  }
  return [...bands.values()].map((calls) => ({ ...calls[0]!, rate: sum(calls) }))
}

function sum(calls: IncidentCall[]): CalmAndBurning {
  return [0, 1].map((index) => calls.reduce((total, { rate }) => total + rate[index]!, 0)) as CalmAndBurning
}

/** x, y, width, height on the artboard. */
export type Area = [number, number, number, number]

interface Hotspot {
  label: string
  area: Area
  to: string
}

export interface PrototypeState {
  id: string
  name: string
  note: string
  board: string
  /** What the camera shows. */
  view: Area
  /** What it shows on narrow screens, where the whole board would be too small to touch. */
  closeView?: Area
  hotspots: Hotspot[]
}

const WHOLE: Area = [0, 0, 1600, 1000]

/** One Sunday afternoon in nine steps; the first hotspot of each leads on. */
export const states: PrototypeState[] = [
  {
    id: 'alert',
    name: 'Paged at 14:06',
    note: 'One in three orders fails. Take the page.',
    board: 'on-call-phone',
    view: [382, 114, 400, 834],
    hotspots: [{ label: 'I have it', area: [439, 685, 139, 50], to: 'path' }],
  },
  {
    id: 'path',
    name: 'The one failing path',
    note: 'Four of sixteen services, the rest is folded away.',
    board: 'on-call-phone',
    view: [778, 48, 400, 834],
    hotspots: [
      { label: 'Open inventory on the map', area: [865, 475, 226, 74], to: 'map' },
      { label: 'Show 12 healthy services', area: [857, 698, 230, 42], to: 'map' },
      { label: 'Cause', area: [986, 784, 64, 52], to: 'cause' },
      { label: 'Page', area: [825, 784, 64, 52], to: 'alert' },
    ],
  },
  {
    id: 'map',
    name: 'Flow map, at the desk',
    note: 'Width is calls per second. One path burns.',
    board: 'flow-map',
    view: WHOLE,
    closeView: [500, 540, 720, 300],
    hotspots: [
      { label: 'Follow the failing path to inventory', area: [754, 633, 150, 65], to: 'failing' },
      { label: 'Compare to 13:11', area: [1298, 14, 124, 32], to: 'compare' },
      { label: 'Roll back 8812', area: [1276, 253, 117, 35], to: 'cause' },
    ],
  },
  {
    id: 'failing',
    name: 'Up close',
    note: 'Orders wait, inventory retries, stock-db gets twice the load.',
    board: 'flow-map',
    view: [490, 560, 740, 260],
    hotspots: [
      { label: 'Open inventory', area: [754, 633, 150, 65], to: 'service' },
      { label: 'Open stock-db', area: [1034, 587, 150, 65], to: 'service' },
    ],
  },
  {
    id: 'service',
    name: 'Service detail',
    note: 'At 14:02 the calls split in two. A deploy stands there.',
    board: 'service-detail',
    view: WHOLE,
    closeView: [1030, 440, 560, 380],
    hotspots: [
      { label: 'Compare around deploy 8812', area: [1244, 478, 214, 38], to: 'compare' },
      { label: 'Back to the map', area: [88, 14, 142, 32], to: 'map' },
      { label: 'Roll back 8812', area: [90, 937, 181, 41], to: 'cause' },
    ],
  },
  {
    id: 'compare',
    name: 'Before and after 8812',
    note: 'Five services moved, one line changed.',
    board: 'compare',
    view: WHOLE,
    closeView: [1240, 770, 350, 200],
    hotspots: [
      { label: 'The only change between', area: [1308, 836, 256, 94], to: 'cause' },
      { label: 'Attach to incident', area: [1432, 13, 140, 32], to: 'cause' },
      { label: 'inventory', area: [804, 478, 180, 140], to: 'service' },
    ],
  },
  {
    id: 'cause',
    name: 'Likely cause',
    note: 'Proof, a second pair of eyes, and a button to hold.',
    board: 'on-call-phone',
    view: [1174, 114, 400, 834],
    hotspots: [{ label: 'Hold to roll back 8812', area: [1217, 793, 314, 58], to: 'rollback' }],
  },
  {
    id: 'rollback',
    name: 'Rolling back',
    note: 'Pod by pod, thirty-two seconds to go.',
    board: 'roll-back',
    view: WHOLE,
    closeView: [1154, 330, 446, 670],
    hotspots: [
      { label: 'Watch it on the map', area: [1194, 907, 224, 57], to: 'calm' },
      { label: 'Stop here', area: [1428, 907, 132, 57], to: 'map' },
    ],
  },
  {
    id: 'calm',
    name: 'Calm',
    note: 'Quiet again at 14:31. What we learned stays.',
    board: 'calm',
    view: WHOLE,
    closeView: [1200, 80, 380, 400],
    hotspots: [{ label: 'Close the incident and start again', area: [1258, 390, 274, 50], to: 'alert' }],
  },
]

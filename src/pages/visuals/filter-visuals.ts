import type { VisualCategory, VisualItem } from '../../../content/types'

export type VisualFilter = 'all' | VisualCategory

export function filterVisuals(items: VisualItem[], filter: VisualFilter): VisualItem[] {
  return filter === 'all' ? items : items.filter(({ category }) => category === filter)
}

/** The index of the neighbour, around the end of the list. */
export function neighbour(index: number, step: 1 | -1, count: number): number {
  return (index + step + count) % count
}

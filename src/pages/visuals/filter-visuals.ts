import type { VisualCategory, VisualItem } from '../../../content/types'

export type VisualFilter = 'all' | VisualCategory

export function filterVisuals(items: VisualItem[], filter: VisualFilter): VisualItem[] {
  return filter === 'all' ? items : items.filter(({ category }) => category === filter)
}

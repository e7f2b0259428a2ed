import type { Picture } from '../../content/types.ts'

export function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'srcSet' in value && 'src' in value
}

import type { VibeProject } from '../../../../content/types'

export const projectCards: VibeProject[] = []

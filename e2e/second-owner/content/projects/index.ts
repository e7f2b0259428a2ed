import type { VibeProject } from '../types'

export const projectCards: VibeProject[] = []

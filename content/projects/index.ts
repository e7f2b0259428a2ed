import type { VibeProject } from '../types'
import { card as accessibilityGuide } from './accessibility-guide.card'
import { card as bearing } from './bing-maps-enterprise.card'
import { card as officeSupport } from './office-365-support.card'
import { card as reubensBrews } from './reubens-brews.card'
import { card as swellmark } from './shoxs-brand.card'
import { card as vortex } from './vortex-style-guide.card'

/** The projects with a page of their own, in the order in which Home shows them. */
export const projectCards: VibeProject[] = [
  accessibilityGuide,
  reubensBrews,
  officeSupport,
  swellmark,
  bearing,
  vortex,
]

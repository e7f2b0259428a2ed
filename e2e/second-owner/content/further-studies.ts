import { card as libraryDesk } from './case-studies/library-desk.card'
import type { PortfolioProject } from './types'

export const furtherCards: PortfolioProject[] = [libraryDesk]

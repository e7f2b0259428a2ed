import { card as libraryDesk } from './case-studies/library-desk.card'
import type { PortfolioProject } from '../../../content/types'

export const furtherCards: PortfolioProject[] = [libraryDesk]

import type { PortfolioProject } from '../../../content/types'
import { card as libraryDesk } from './case-studies/library-desk.card'

export const furtherCards: PortfolioProject[] = [libraryDesk]

import type { PortfolioProject } from '../../../../content/types'
import { card as clinicLetters } from './clinic-letters.card'
import { card as waitingRoom } from './waiting-room.card'

export const caseStudyCards: PortfolioProject[] = [waitingRoom, clinicLetters]

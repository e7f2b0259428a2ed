import { createContext } from 'react'
import type { Picture } from '../../content/types'

export interface EarlyPicture {
  picture: Picture
  sizes: string
  priority?: 'high' | 'low' | undefined
  /** On which screens alone. */
  media?: string | undefined
}

interface Prerendering {
  /** Leaves out what stands below the first screen. */
  firstScreenOnly: boolean
  /** Called with each picture that is to be asked for ahead of the page. */
  onEarlyPicture: (early: EarlyPicture) => void
}

/** What the build asks of the components that it renders; nobody asks in the browser. */
export const PrerenderingContext = createContext<Prerendering | undefined>(undefined)

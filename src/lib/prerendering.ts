import { createContext } from 'react'
import type { Picture } from '../../content/types'

export interface FirstPicture {
  picture: Picture
  sizes: string
}

interface Prerendering {
  /** Leaves out what stands below the first screen. */
  firstScreenOnly: boolean
  /** Called with the picture that a page begins with. */
  onFirstPicture: (first: FirstPicture) => void
}

/** What the build asks of the components that it renders; nobody asks in the browser. */
export const PrerenderingContext = createContext<Prerendering | undefined>(undefined)

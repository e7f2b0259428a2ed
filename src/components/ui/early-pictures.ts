import { createContext } from 'react'
import type { Picture } from '../../../content/types'

/** A picture that is to be asked for ahead of the page. */
export interface EarlyPicture {
  picture: Picture
  sizes: string
  priority?: 'high' | 'low' | undefined
  /** On which screens alone. */
  media?: string | undefined
}

/** Called with each early picture that the build renders; nobody asks in the browser. */
export const EarlyPictureContext = createContext<((early: EarlyPicture) => void) | undefined>(undefined)

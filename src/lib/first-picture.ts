import { createContext } from 'react'
import type { Picture } from '../../content/types'

export interface FirstPicture {
  picture: Picture
  sizes: string
}

/** Tells the prerenderer which picture a page begins with; nobody listens in the browser. */
export const FirstPictureContext = createContext<((first: FirstPicture) => void) | undefined>(undefined)

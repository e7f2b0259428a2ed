import type { ReactNode } from 'react'
import type { Picture } from '../../../content/types'

/** What the large view shows of a picture, wherever it stands on the site. */
export interface ViewedPicture {
  picture: Picture
  alt: string
  /** The name of the view while this picture is in it. */
  title: string
  description?: string
  /** Stands above the title. */
  mark?: ReactNode
  /** Address of a smaller file, seen until the picture's own has come. */
  standIn?: string
}

export interface ViewerWords {
  closeLabel: string
  previousLabel: string
  nextLabel: string
  zoomInLabel: string
  zoomOutLabel: string
  hint: string
}

export interface ViewerLook {
  /** Titles stand beside pictures of any shape, captions below wide ones. */
  words: 'beside' | 'below'
}

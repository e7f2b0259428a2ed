import { Component } from 'react'
import { cameByCard, carryBack, carryCard } from '../lib/travel'

/** Where the visitor goes now, if it is by a link. */
let pressed: HTMLAnchorElement | undefined

export function setPressedLink(link: HTMLAnchorElement): void {
  pressed = link
}

/** A picture of the page that is left goes along to the next. Of this page hooks see nothing any more. */
export class PageChange extends Component<{ path: string }> {
  override getSnapshotBeforeUpdate({ path: left }: { path: string }): null {
    const { path } = this.props
    if (left !== path) {
      // A link that was pressed on the way, before the visitor went elsewhere, is none.
      const link = pressed?.pathname === path ? pressed : undefined
      pressed = undefined
      if (link) takePicture(link, left)
      else takePictureBack(left, path)
    }
    return null
  }

  /** React asks for it beside the other. */
  override componentDidUpdate(): void {}

  override render(): null {
    return null
  }
}

/** A card's picture goes to the page that the card leads to, a page's picture back to its card. */
function takePicture(link: HTMLAnchorElement, left: string): void {
  if ('back' in link.dataset) carryBack(left)
  else carryCard(link.closest('[data-card]'), link.pathname)
}

/** Forwards or backwards: a card that leads to where the browser goes, or else the picture that was brought by one. */
function takePictureBack(left: string, path: string): void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('[data-card] [data-inside], [data-card][data-inside]'),
  ]
  const there = links.find(({ pathname }) => pathname === path)
  if (!carryCard(there?.closest('[data-card]'), path) && cameByCard(left)) carryBack(left)
}

import { useEffect } from 'react'
import type { HeadTag } from './head-tags'

const MARK = 'data-page-head'

/** Replaces the last page's tags. The first page's tags are in the HTML already, with the same mark. */
export function useDocumentHead(tags: HeadTag[]): void {
  const key = JSON.stringify(tags)
  useEffect(() => {
    const next = (JSON.parse(key) as HeadTag[]).map(createElement)
    for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove()
    document.head.append(...next)
  }, [key])
}

function createElement({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  element.setAttribute(MARK, '')
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  if (text) element.textContent = text
  return element
}

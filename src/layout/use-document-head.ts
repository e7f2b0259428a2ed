import { useEffect } from 'react'
import { afterPaint } from '../components/after-paint'
import type { HeadTag } from './head-tags'

const MARK = 'data-page-head'

/** Replaces the last page's tags. The first page's tags are in the HTML already, with the same mark. */
export function useDocumentHead(tags: HeadTag[]): void {
  const key = JSON.stringify(tags)
  useEffect(() => afterPaint(() => replaceTags(JSON.parse(key))), [key])
}

function replaceTags(tags: HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove()
  document.head.append(...tags.map(createElement))
}

function createElement({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  element.setAttribute(MARK, '')
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  if (text) element.textContent = text
  return element
}

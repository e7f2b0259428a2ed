import { addOnce } from './add-once'
import { nextTask } from './next-task'
import { setWhole } from './start-state'

/** Completes the page that the first screen began: with the whole style sheet, and with what stands below. */
export async function placeRest(): Promise<void> {
  const styled = wholeStyle()
  await Promise.all([parsed(), nextTask()])
  const rest = document.createElement('template')
  rest.innerHTML = document.getElementById('rest')?.textContent ?? ''
  const parts = rest.content.children
  await styled
  // What is in both sheets would be matched twice.
  document.getElementById('first-style')?.remove()
  const places = document.querySelectorAll('[data-below]')
  for (const [index, part] of [...parts].entries()) places[index]?.append(...part.childNodes)
  setWhole()
}

/** Words without their style are better than none, so a sheet that is lost holds nothing back. */
async function wholeStyle(): Promise<void> {
  const href = window.start.needs?.open?.style
  if (!href) return
  const link = addOnce('link', { rel: 'stylesheet', href })
  if (link && !link.sheet) await settled(link)
}

async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

/** Loaded or failed. */
function settled(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) element.addEventListener(type, resolve)
  })
}

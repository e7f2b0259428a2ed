import { setAccess } from './start-state'

/** Puts the first screen of the page in place of the gate. The development server's pages come with their script. */
export function placePage(): void {
  for (const id of ['gate', 'gate-style']) document.getElementById(id)?.remove()
  const page = document.querySelector<HTMLTemplateElement>('#page')
  page?.replaceWith(page.content)
  // Embedded frames ask their parent where storage is blocked.
  setAccess('open')
}

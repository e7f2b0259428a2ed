import { setAccess } from './start-state'

/** Puts the page in place of the gate. The development server's pages are empty until their script has run. */
export function placePage(): void {
  // Its part of the style sheet is in the whole one, too: twice, each rule would be matched twice.
  for (const id of ['gate', 'gate-style']) document.getElementById(id)?.remove()
  document.getElementById('root')?.append(document.querySelector<HTMLTemplateElement>('#page')!.content)
  // Embedded frames ask their parent where storage is blocked.
  setAccess('open')
}

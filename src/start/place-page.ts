import { setAccess } from './start-state'

/** Puts the page in place of the gate. The development server's pages are empty until their script has run. */
export function placePage(): void {
  document.getElementById('gate')?.remove()
  document.getElementById('root')?.append(document.querySelector<HTMLTemplateElement>('#page')!.content)
  // Embedded frames ask their parent where storage is blocked.
  setAccess('open')
}

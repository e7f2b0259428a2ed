import { slideElementId } from './slide-address'

/** A second press brings the same window to the front. */
export function openPresenterWindow(index: number): void {
  open(
    `/presentation?presenter#${slideElementId(index)}`,
    'portfolio-presenter',
    'popup,width=1180,height=760',
  )?.focus()
}

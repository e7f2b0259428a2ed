import logo from '../../../content/logo.svg?raw'
import { controls, deck, presenterWords, seo, slides } from '../../../content/presentation'

export type PresentationContent = ReturnType<typeof content>

export function content() {
  return { seo, top: 'dark' as const, deck, slides, controls, presenterWords, logo }
}

import { viewer } from '../../../content/viewer'
import { seo, visuals } from '../../../content/visuals'

export type VisualsContent = ReturnType<typeof content>

export function content() {
  return { seo, visuals, viewer }
}

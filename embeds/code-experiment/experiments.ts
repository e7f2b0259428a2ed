import ribbonsHtml from './experiments/flow-ribbons/index.html?raw'
import ribbonsJs from './experiments/flow-ribbons/sketch.js?raw'
import ribbonsCss from './experiments/flow-ribbons/style.css?raw'
import gardenHtml from './experiments/span-garden/index.html?raw'
import gardenJs from './experiments/span-garden/sketch.js?raw'
import gardenCss from './experiments/span-garden/style.css?raw'
import clockHtml from './experiments/tide-clock/index.html?raw'
import clockJs from './experiments/tide-clock/sketch.js?raw'
import clockCss from './experiments/tide-clock/style.css?raw'

export interface Sources {
  html: string
  css: string
  js: string
}

export interface Experiment {
  id: string
  title: string
  sources: Sources
}

export const experiments: Experiment[] = [
  {
    id: 'span-garden',
    title: 'Span garden',
    sources: { html: gardenHtml, css: gardenCss, js: gardenJs },
  },
  {
    id: 'tide-clock',
    title: 'Tide clock',
    sources: { html: clockHtml, css: clockCss, js: clockJs },
  },
  {
    id: 'flow-ribbons',
    title: 'Flow ribbons',
    sources: { html: ribbonsHtml, css: ribbonsCss, js: ribbonsJs },
  },
]

import spanGarden from './images/vibe/span-garden.webp?picture'
import tideClock from './images/vibe/tide-clock.webp?picture'
import { projectCards } from './projects/index'
import type { VibeProject } from './types'

/** The featured ones, then those that have a page of their own. */
export const vibeProjects: VibeProject[] = [
  {
    id: 'span-garden',
    title: 'Span Garden',
    description:
      'Drop in a trace file and it comes up as a garden. Every span is a stem, as tall as the span was long, and every service has its flower.',
    image: spanGarden,
    technologies: ['TypeScript', 'SVG', 'OpenTelemetry', 'Web Workers'],
    liveUrl: '/embeds/code-experiment?experiment=span-garden',
    githubUrl: 'https://code.example.com/tova-merrin/span-garden',
    featured: true,
  },
  {
    id: 'tide-clock',
    title: 'Tide Clock',
    description:
      'A clock with two hands, the tide and the sun. It tells you when to swim and when to stop working.',
    image: tideClock,
    technologies: ['React', 'Canvas', 'Harmonic tide model'],
    liveUrl: '/embeds/code-experiment?experiment=tide-clock',
    githubUrl: '#',
    featured: true,
  },
  ...projectCards,
]

import type { Seo, VisualItem } from '../../../content/types'
import bench from './images/visuals/bench.jpg?picture'
import chair from './images/visuals/chair.jpg?picture'
import clock from './images/visuals/clock.jpg?picture'
import counter from './images/visuals/counter.jpg?picture'
import lamp from './images/visuals/lamp.jpg?picture'
import shelf from './images/visuals/shelf.jpg?picture'
import signone from './images/visuals/sign-one.jpg?picture'
import signtwo from './images/visuals/sign-two.jpg?picture'
import stamp from './images/visuals/stamp.jpg?picture'
import window from './images/visuals/window.jpg?picture'
import { owner } from './site'

const items: VisualItem[] = [
  {
    id: 'bench',
    title: 'Bench',
    category: 'Photographs',
    image: bench,
    description: 'Seen in a corridor, number 1 of ten.',
  },
  {
    id: 'counter',
    title: 'Counter',
    category: 'Photographs',
    image: counter,
    description: 'Seen in a corridor, number 2 of ten.',
  },
  {
    id: 'sign-one',
    title: 'Sign one',
    category: 'Photographs',
    image: signone,
    description: 'Seen in a corridor, number 3 of ten.',
  },
  {
    id: 'sign-two',
    title: 'Sign two',
    category: 'Photographs',
    image: signtwo,
    description: 'Seen in a corridor, number 4 of ten.',
  },
  {
    id: 'stamp',
    title: 'Stamp',
    category: 'Photographs',
    image: stamp,
    description: 'Seen in a corridor, number 5 of ten.',
  },
  {
    id: 'lamp',
    title: 'Lamp',
    category: 'Photographs',
    image: lamp,
    description: 'Seen in a corridor, number 6 of ten.',
  },
  {
    id: 'chair',
    title: 'Chair',
    category: 'Photographs',
    image: chair,
    description: 'Seen in a corridor, number 7 of ten.',
  },
  {
    id: 'clock',
    title: 'Clock',
    category: 'Photographs',
    image: clock,
    description: 'Seen in a corridor, number 8 of ten.',
  },
  {
    id: 'shelf',
    title: 'Shelf',
    category: 'Photographs',
    image: shelf,
    description: 'Seen in a corridor, number 9 of ten.',
  },
  {
    id: 'window',
    title: 'Window',
    category: 'Photographs',
    image: window,
    description: 'Seen in a corridor, number 10 of ten.',
  },
]

export const seo: Seo = {
  title: `Pictures by ${owner.name}`,
  description:
    'Ten photographs of benches, signs, lamps and clocks, taken in the corridors of public offices.',
}

export const visuals = {
  heading: 'Ten *pictures*',
  intro: 'Taken while nothing happened.',
  filtersLabel: 'Kinds of pictures',
  filters: [
    { value: 'all', label: 'All of them' },
    { value: 'Photographs', label: 'Photographs' },
  ],
  backLabel: 'Back to the work',
  items,
  closing: {
    heading: 'Have you waited there?',
    text: 'Then tell me what you looked at.',
    contactLabel: 'Write to me',
    resumeLabel: 'Read my CV',
  },
}

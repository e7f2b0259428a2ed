import contactSheet from '../images/case-studies/ai-creative-exploration-contact-sheet.webp?picture'
import lightStudy from '../images/case-studies/ai-creative-exploration-light-study.webp?picture'
import lightStudyPart from '../images/case-studies/ai-creative-exploration-light-study-part.webp?picture'
import materials from '../images/case-studies/ai-creative-exploration-materials.webp?picture'
import materialsPart from '../images/case-studies/ai-creative-exploration-materials-part.webp?picture'
import rounds from '../images/case-studies/ai-creative-exploration-process.webp?picture'
import roundsPart from '../images/case-studies/ai-creative-exploration-process-part.webp?picture'
import { owner } from '../site'
import type { CaseStudy } from '../types'
import { card } from './ai-creative-exploration.card'

export const study: CaseStudy = {
  slug: card.id,
  seo: {
    title: `${card.title}: case study`,
    description:
      'A year of image models under strict rules: five colors, one low sun, twelve frames a week, four kept. What it taught me about taste.',
  },
  header: {
    title: card.title,
    client: card.client,
    date: card.date,
    duration: 'Ongoing',
    role: 'Solo',
    team: [owner.name],
    technologies: card.technologies,
  },
  tone: 'sage',
  cover: card.image,
  coverAlt: 'Folded-paper mountains in green haze, one white peak before an enormous vermilion sun.',
  summary:
    'What I design at work has no shape: latency, trust, waiting. After hours I look for its picture, with image models and rules strict enough to make the result mine.',
  minute: {
    problem: 'Image models agree to everything. What they make by default is handsome and belongs to nobody.',
    role: 'All of it, evenings and Fridays: prompts, blocking, color, selection, and the notes on what failed.',
    outcome: 'Pictures that strangers take for the work of one hand, and a faster way to begin a project.',
  },
  challenge: [
    {
      kind: 'text',
      text: 'My first forty pictures were beautiful. Each was lit by four suns and finished like a car advertisement. A friend scrolled through all of them and asked which ones were mine. I didn’t know either.',
    },
    {
      kind: 'text',
      text: 'Adding taste to the prompt made it worse, since everyone types the same adjectives. So I stopped asking for good pictures and set myself two tests. Would a stranger sort these into one pile? And would any of them be of use on a Monday, next to a diagram?',
    },
  ],
  solution: [
    {
      kind: 'text',
      text: 'A hand is mostly what it refuses. I wrote four refusals and kept to them.',
    },
    {
      kind: 'points',
      points: [
        {
          title: 'No sixth color',
          text: 'Bone, pine, vermilion, butter, sky. One leads, one interrupts. Whatever else turns up is graded back or dropped.',
        },
        {
          title: 'No noon',
          text: 'The sun stays under forty degrees, where every shadow is longer than what casts it.',
        },
        {
          title: 'Nothing weightless',
          text: 'Everything is made of something. Felt hides what holds it up, paper shows direction, resin has depth.',
        },
        {
          title: 'No one’s name',
          text: 'I don’t prompt with artists, living or dead. It rules out the quickest good results, and some weeks I feel it. It’s the one rule I never review.',
        },
      ],
    },
    {
      kind: 'figure',
      figure: {
        picture: materials,
        alt: 'Six tall pictures of glass, ceramic, felt, paper, resin and brass, each with a strip of its colors.',
        caption: 'A new picture is the same five colors handed to another material.',
        phone: { picture: materialsPart, caption: 'Two of the six, close enough to feel.' },
      },
    },
    {
      kind: 'text',
      text: 'The sun was the hardest rule to enforce. Models drift to noon; they light a thing from everywhere, so that nothing can be wrong with it. Low light commits.',
    },
    {
      kind: 'figure',
      figure: {
        picture: lightStudy,
        alt: 'Four round pictures rise like a sun over a hill: raked sand at 6 degrees, a city at 14, vessels at 24, a mobile at 38.',
        caption: 'At 6° the sun draws every furrow. At 38° the shadow is a second drawing.',
        phone: { picture: lightStudyPart, caption: 'The lowest sun, and the rule behind all four.' },
      },
    },
  ],
  metrics: [
    {
      icon: 'layers',
      metric: '200+',
      description: 'pictures kept',
      detail: 'About four of every twelve, on one contact sheet a week since January 2024.',
    },
    {
      icon: 'people',
      metric: '85%',
      description: 'of strangers see one hand',
      detail: '34 of 40 people, given sixty mixed prints, put mine in a pile of their own.',
    },
    {
      icon: 'check',
      metric: '50+',
      description: 'recipes written down',
      detail: 'Each holds five parts of a prompt, the picture that worked and one that failed.',
    },
    {
      icon: 'trend',
      metric: '300%',
      description: 'more directions in an afternoon',
      detail: 'Twelve on the wall where I used to sketch three, averaged over six project starts.',
    },
  ],
  process: [
    {
      kind: 'text',
      text: 'A prompt has five parts: subject, material, color, light, camera. When a picture fails I change one part, never two. That is slow, and it is the only way to learn which word did it.',
    },
    {
      kind: 'figure',
      figure: {
        picture: rounds,
        alt: 'A prompt underlined in five colors, four small rounds named masses, light, color and crop, and the finished shelf of stoneware.',
        caption: 'Four rounds: masses, light, color, crop. Color is not allowed in before the third.',
        phone: { picture: roundsPart, caption: 'The rounds, from masses to crop.' },
      },
    },
    {
      kind: 'text',
      text: 'Words hold geometry badly. “Slightly left of the ring” means nothing to a model, so I block the masses in Blender, in gray, and hand it that. It takes an hour that I hoped the machine would save me.',
    },
    {
      kind: 'text',
      text: 'On Fridays I print the sheet and take a pencil. A picture stays if it still says its sentence at the size of a stamp.',
    },
    {
      kind: 'evidence',
      label: 'One Friday’s rejects',
      figure: {
        picture: contactSheet,
        alt: 'A contact sheet of twelve frames. Four are circled, two crossed out, with notes such as “too busy” and “lovely, not ours”.',
        caption: 'Twelve frames, four kept. The notes are for the next sheet, not for this one.',
        phone: 'whole',
      },
    },
    {
      kind: 'text',
      text: 'I crossed out the lenses on that sheet as “lovely, not ours”. A later take of them hangs in the gallery now, as do better ones of most motifs here. I misjudge about one in ten on the day, so rejects wait a month before I delete them.',
    },
  ],
  enterpriseValue: [
    {
      kind: 'text',
      text: 'The useful mistake happened at work. I opened a concept review with one of these rooms, full screen, and we talked about the room for twenty minutes.',
    },
    {
      kind: 'quote',
      text: 'Lovely. Where in the room is the button?',
      by: 'Product manager, concept review',
    },
    {
      kind: 'text',
      text: 'It was too finished for a question that had just been asked. Since then generated pictures come to a project early, small and twelve at a time, and leave when we have chosen a direction. None has shipped as interface. But the pins of “Signal field” settled the color order of a heatmap in ten minutes, and “Resin layers” explains an architecture to people who skip diagrams.',
    },
    {
      kind: 'text',
      text: 'I keep a page of conditions for using these tools in client work. No client material goes into a model. Every picture is shown with its prompt. No picture of a person who doesn’t exist stands in for a customer. It closes some doors, and it has never had to be explained twice.',
    },
    {
      kind: 'note',
      title: 'What I would do differently',
      text: 'I would write down model and date from the first day. I kept every prompt and thought that was enough. Models change under a prompt, and about half of my first recipes can’t be cooked again.',
    },
  ],
  designFileHref: '/figma/ai-creative-exploration',
  callToAction: {
    heading: 'Have an idea that nobody can picture yet?',
    text: 'Send me the sentence. I will answer with a contact sheet.',
    label: 'Start Creating',
    href: '/contact',
  },
}

import adoption from '../images/case-studies/ht-design-system-adoption.webp?picture'
import adoptionPart from '../images/case-studies/ht-design-system-adoption-part.webp?picture'
import buttons from '../images/case-studies/ht-design-system-buttons.webp?picture'
import buttonsPart from '../images/case-studies/ht-design-system-buttons-part.webp?picture'
import tokens from '../images/case-studies/ht-design-system-tokens.webp?picture'
import tokensPart from '../images/case-studies/ht-design-system-tokens-part.webp?picture'
import oldForm from '../images/evidence/ht-design-system-open-a-role.webp?picture'
import newForm from '../images/evidence/ht-design-system-open-a-role-now.webp?picture'
import newFormPart from '../images/evidence/ht-design-system-open-a-role-now-part.webp?picture'
import oldFormPart from '../images/evidence/ht-design-system-open-a-role-part.webp?picture'
import { system } from '../system-weeks'
import type { CaseStudy } from '../types'
import { card } from './ht-design-system.card'

const { screens, components, overrides, firstTry, build } = system

export const study: CaseStudy = {
  slug: card.id,
  seo: {
    title: `${card.title}: case study`,
    description: `Six hiring products, ${screens.all} screens and four months: how a small first release became a design system that people chose to use.`,
  },
  header: {
    title: card.title,
    client: card.client,
    date: card.date,
    duration: '4 months',
    role: 'Design Systems Lead',
    team: ['Visual designer', 'Two front-end engineers', 'Part-time accessibility specialist'],
    technologies: card.technologies,
  },
  tone: 'vermilion',
  cover: card.image,
  coverAlt:
    'Sheets of the design system laid on a vermilion ground: a large Aa, color ramps, a dial, fields and a chart.',
  summary:
    'A hiring software company with six products, three platforms and two failed style guides. We shipped the smallest useful system in week two and let it grow by request.',
  minute: {
    problem:
      'Six teams built the same screens six times. A new one took a median of ten working days from drawing to build.',
    role: 'I led the system for Tidehouse: audit, tokens, components, documentation, and the handover to hearthtable’s own people.',
    outcome: `${components.live} components, ${screens.on} of ${screens.all} screens on the system, and a release every third Tuesday that no longer needed me.`,
  },
  shape: 'result',
  challenge: [
    {
      kind: 'text',
      text: `I printed all ${screens.all} screens of the product and hung them by what they did rather than by who owned them. We counted 31 greens, ${components.before} one-off parts and eleven ways of telling a candidate no.`,
    },
    {
      kind: 'quote',
      text: 'We have a style guide. It’s very nice. It’s in a drawer.',
      by: 'Engineering lead, Offers',
    },
    {
      kind: 'text',
      text: 'Two guides had come before mine. Both were complete, and by then the product had moved on. With four months I could be complete a third time or be useful early.',
    },
  ],
  solution: [
    {
      kind: 'text',
      text: 'Release 1.0 went out in the second week with three things in it: type, color and one button. It was thin on purpose. A team could adopt it in an afternoon, and then it was theirs to complain about.',
    },
    {
      kind: 'figure',
      figure: {
        picture: buttons,
        alt: 'Button page: a measured Send offer button on brick red, five kinds in six states, sizes on one baseline, and three pairs of do and don’t.',
        caption: 'The button at 1.4. Its rules are about words before they are about corners.',
        phone: { picture: buttonsPart, caption: 'The button and its parts.' },
      },
    },
    {
      kind: 'text',
      text: 'Every component page starts from a decision, written as a sentence that a recruiter could argue with. “White must read on the loudest button.” “Everyone can see where they are.” There are 24 of them. Each leads to primitives, aliases, component tokens and the code of three platforms, so a changed mind ships in nine minutes.',
    },
    {
      kind: 'figure',
      figure: {
        picture: tokens,
        alt: 'A diagram from six decisions through color primitives, aliases and component tokens to code for web, iPhone and Android; one path is brick red.',
        caption: 'One decision followed from its reason to three platforms. Themes move aliases only.',
        phone: { picture: tokensPart, caption: 'The card by day.' },
      },
    },
    {
      kind: 'text',
      text: 'Forms got the most care, because opening a role is where hiring managers gave up. Six rules came in release 1.2. The one I had to fight for is silence: a field says nothing while somebody is still typing in it.',
    },
    {
      kind: 'comparison',
      before: {
        picture: oldForm,
        phone: oldFormPart,
        label: 'Before, 2015',
        alt: 'The old requisition form: green gradient bar, five steps, red stars, and three messages at the top that name no field.',
      },
      after: {
        picture: newForm,
        phone: newFormPart,
        label: 'Release 1.2',
        alt: 'The same form after: Open a role, one message that links to the field it is about, widths that tell the length, one optional field marked.',
      },
      caption: `Finished at the first try: ${firstTry.before}% before the six rules, ${firstTry.after}% six weeks later.`,
    },
  ],
  metrics: [
    {
      icon: 'layers',
      metric: `${screens.share}%`,
      description: 'of shipped screens use only the system',
      detail: `${screens.on} of ${screens.all}, across six products, fifteen weeks after the first release.`,
    },
    {
      icon: 'clock',
      metric: `${build.shorter}%`,
      description: 'less time from drawing to build',
      detail: 'Median for a new screen in the ticket history: ten working days in February, three in June.',
    },
    {
      icon: 'shield',
      metric: '100%',
      description: 'of components pass AA',
      detail: 'Contrast, keyboard and screen reader, checked by a person before each release.',
    },
    {
      icon: 'spark',
      metric: '50+',
      description: 'components in the library',
      detail: `${components.live} live at release 1.5, in place of the ${components.before} one-off parts of the audit.`,
    },
  ],
  process: [
    {
      kind: 'points',
      points: [
        {
          title: 'One host per release',
          text: 'Each part was built inside a real product, with that team’s deadline. Pipeline came first, Admin last.',
        },
        {
          title: 'Every third Tuesday',
          text: 'The date was fixed and the scope was not. Nobody waited for us, and nobody was surprised.',
        },
        {
          title: 'Drift gets a letter',
          text: `An override opens a ticket with a diff. After two weeks the build warns. Overrides fell from ${overrides.before} to ${overrides.after}.`,
        },
      ],
    },
    {
      kind: 'text',
      text: 'The early release had a price. To make week two I left out the alias layer and let components name colors directly. I knew better. In May the dusk theme needed those aliases, and 1.3 became the one release that broke people’s builds. We shipped a codemod with it and sat with each team while it ran. That took a whole cycle.',
    },
    {
      kind: 'figure',
      figure: {
        picture: adoption,
        alt: `Adoption board: ${screens.share}% in large figures, a chart of screens rising to ${screens.on}, and coverage by product from 94% down to 65%.`,
        caption: `Week ${system.weeks}, the last. Admin, reached last, stands at 65% and its mail at 31%.`,
        phone: { picture: adoptionPart, caption: `The ${screens.on} screens, product by product.` },
      },
    },
    {
      kind: 'text',
      text: 'The pale corner of that table is my miss. I treated email as somebody else’s medium until offer letters began to look like another company’s. The mail parts came in 1.5, in my last week.',
    },
  ],
  enterpriseValue: [
    {
      kind: 'text',
      text: 'For an applicant, hiring software is the front door. If there is a step at it, nobody inside ever hears of it. So AA was a condition for merging, and our accessibility specialist had the veto. She used it nine times. A custom date picker died of it, and the plain field that replaced it is faster for everyone.',
    },
    {
      kind: 'text',
      text: 'Some components carry policy. The blind scorecard hides names until all five interviewers are in. Once it was part of the system, fairness no longer depended on which team remembered it.',
    },
    {
      kind: 'text',
      text: `The contract had a start and an end, and no owner after it. So I planned my own absence: from week ${system.handover} the Interviews team ran the releases and I reviewed. 1.4 and 1.5 are theirs, with ${system.theirFixes} fixes and no break between them.`,
    },
    {
      kind: 'note',
      title: 'What I would do differently',
      text: 'I would still release in week two, and bring the aliases along: two more days then, in place of three weeks in May. And I would put email on the list of platforms on the first morning, as a fourth.',
    },
  ],
  externalLink: { label: 'Visit Website', url: 'https://hearthtable.example.com' },
  designFileHref: '/figma/ht-design-system',
  callToAction: {
    heading: 'Is your style guide in a drawer?',
    text: 'I can tell you in an hour what I would release first.',
    label: 'Get in touch',
    href: '/contact',
  },
}

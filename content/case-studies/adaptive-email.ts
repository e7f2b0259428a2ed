import cardLibrary from '../images/case-studies/adaptive-email-cards.webp?picture'
import cardLibraryPart from '../images/case-studies/adaptive-email-cards-part.webp?picture'
import composer from '../images/case-studies/adaptive-email-composer.webp?picture'
import composerPart from '../images/case-studies/adaptive-email-composer-part.webp?picture'
import matrix from '../images/case-studies/adaptive-email-matrix.webp?picture'
import matrixPart from '../images/case-studies/adaptive-email-matrix-part.webp?picture'
import pilotPrint from '../images/evidence/adaptive-email-pilot-mail.webp?picture'
import { cells, offsite, pilotMail, wait } from '../offsite'
import type { CaseStudy } from '../types'
import { card } from './adaptive-email.card'

const total = offsite.total.toLocaleString('en-US')

export const study: CaseStudy = {
  slug: card.id,
  seo: {
    title: `${card.title}: case study`,
    description:
      'How I designed mail that carries its own decision, shortens itself to fit any screen, and is not allowed to lose a fact on the way.',
  },
  header: {
    title: card.title,
    client: card.client,
    date: card.date,
    duration: '6 months',
    role: 'Lead UX Designer',
    team: ['Product manager', 'Content designer', 'Two front-end engineers', 'Machine learning engineer'],
    technologies: card.technologies,
  },
  tone: 'sky',
  cover: card.image,
  coverFocus: '22%',
  coverAlt: `A screen in a bone-colored set shows one €${total} approval as desktop mail, phone mail and watch notice.`,
  summary:
    'Atrium’s mail told people to sign in and decide. I designed mail that carries the decision itself, in as many words as the screen can hold.',
  minute: {
    problem:
      'Requests waited for most of a day, because every mail led to a sign-in page instead of a question.',
    role: 'I led research, cards, composer and rendering rules. Begun at Tidehouse in November 2021, released in April 2022, just before I joined Spanwell.',
    outcome: `People answer inside the mail. The median wait fell to ${wait.after} hours, and a shortened letter can’t drop a fact.`,
  },
  shape: 'search',
  challenge: [
    {
      kind: 'text',
      text: 'Atrium is a workplace platform. It moves budgets, access rights, interview scores and summer parties, and in 2021 it announced all of them with the same line: “You have a pending request.” The link under it opened a sign-in page. In a corridor, on a phone, that was the end of it.',
    },
    {
      kind: 'stats',
      stats: [
        { value: `${wait.before} h`, label: 'median wait for a yes or a no' },
        { value: '4 in 10', label: 'readers on a phone or a watch' },
        { value: '15+', label: 'email clients in daily use at one company' },
      ],
    },
    {
      kind: 'text',
      text: 'Responsive layout was already on the roadmap. It would have given us the same dead end in two widths. What had to travel was the decision: the question, the facts it rests on and the answer. Everything else could depend on the screen.',
    },
  ],
  solution: [
    {
      kind: 'text',
      text: 'A request has five parts: amount, budget fit, line items, reasons, decision. What leaves first is a fixed rule per card, not a guess by the model, so support can always say why a line is missing.',
    },
    {
      kind: 'text',
      text: 'Words are the model’s part. The sender writes one letter. The model marks what it takes for facts and proposes a short form of each; the sender corrects the marks. Then the letter is cut, and a plain comparison, not the model, checks that every fact is still there. If one is missing, the longer version goes out.',
    },
    {
      kind: 'figure',
      figure: {
        picture: composer,
        alt: 'The composer: a letter with six highlighted facts and crossed-out words, a slider from whole to one line, and five previews.',
        caption: `${offsite.words.whole} words, then ${offsite.words.short}, then ${offsite.words.line}. Six facts at every length, and the question comes last.`,
        phone: { picture: composerPart, caption: 'What Outlook for Windows gets of it: all six facts.' },
      },
    },
    {
      kind: 'text',
      text: `Checking the marks costs a sender about nine seconds a letter, and the product team wanted it behind a setting. I kept it in the way. Only the sender knows that ${offsite.until} matters more than the hotel by the river.`,
    },
    {
      kind: 'text',
      text: 'Nine in ten requests are of six kinds, so there are six cards. A seventh has to argue its case.',
    },
    {
      kind: 'figure',
      figure: {
        picture: cardLibrary,
        alt: 'Six cards on coral: approval, incident with a chart of delays, 48-hour access, boat party, mood survey, scorecard.',
        caption: 'The six cards at release. Each can be answered by plain reply, too.',
        phone: { picture: cardLibraryPart, caption: 'One card: an amount, what is left, and a yes.' },
      },
    },
  ],
  metrics: [
    {
      icon: 'check',
      metric: '78%',
      description: 'of requests answered in the mail',
      detail: 'Every yes, no or question given without opening Atrium, in the first quarter after release.',
    },
    {
      icon: 'clock',
      metric: `${wait.shorter}%`,
      description: 'shorter wait for a decision',
      detail: `Median from sent to answered at the same eleven companies: ${wait.before} hours before, ${wait.after} after.`,
    },
    {
      icon: 'people',
      metric: '2.3M+',
      description: 'adaptive messages delivered',
      detail: 'Counted at the mail gateway over the first twelve months.',
    },
    {
      icon: 'shield',
      metric: '92%',
      description: 'of the design survives the inbox',
      detail: `${cells.kept} of ${cells.all} pairs of client and feature show the design or a close form of it.`,
    },
  ],
  process: [
    {
      kind: 'text',
      text: `It began with a failure. In the first pilot the model summarized as it liked, and in the second week it shortened a hotel request and left out the hour until which the rooms were held. They went to someone else. I reread the first ${pilotMail.read} pilot mails against their originals: six had lost a fact or bent one.`,
    },
    {
      kind: 'evidence',
      label: 'Pilot, week two',
      figure: {
        picture: pilotPrint,
        alt: `Two printed mails: the sender’s letter of ${pilotMail.whole} words and the model’s cut of ${pilotMail.cut}. Red pen circles “until ${pilotMail.hour} today” in the first and writes into the second that it is gone, and the rooms with it. Above: six of forty like this.`,
        caption: `Mail ${pilotMail.number} of the pilot. Shorter, smoother, and without the one hour that mattered.`,
        phone: 'whole',
      },
    },
    {
      kind: 'quote',
      text: 'It reads better than what I wrote. It just isn’t what I wrote.',
      by: 'Pilot sender, travel desk',
    },
    {
      kind: 'text',
      text: 'We threw out five weeks of tuning and began again from the facts. Opens, the measure I had picked for the pilot, would never have told us.',
    },
    {
      kind: 'text',
      text: 'The other half was patience. Sixteen clients draw mail in sixteen ways, one of them with a word processor. I wrote ten promises that a mail must keep, and a test run checked each in every client, morning and evening. One reader in eleven used Outlook 2016, so I drew its square button on purpose instead of leaving it to chance.',
    },
    {
      kind: 'figure',
      figure: {
        picture: matrix,
        alt: 'A grid of sixteen mail clients and ten features: most dots full, some half, thirteen falling back.',
        caption: `${cells.all} cells: ${cells.drawn} as drawn, ${cells.adapted} adapted, ${cells.linked} fall back to a link. None is a dead end.`,
        phone: { picture: matrixPart, caption: 'One cell of the table, opened: buttons in Outlook 2016.' },
      },
    },
  ],
  enterpriseValue: [
    {
      kind: 'text',
      text: 'Atrium sells to banks and public offices. Their first question was never about design: what if someone forwards the mail? Each answer is signed, works once, only for the person it was sent to, and is logged under their name.',
    },
    {
      kind: 'text',
      text: 'The most expensive decision was what to leave out. Pay and health notices carry no content in mail; they open with a staff key. HR teams had been our keenest sponsors and got the least, and two of them left the pilot. The security review, planned for three rounds, took one.',
    },
    {
      kind: 'points',
      points: [
        {
          title: 'A new client is a row',
          text: 'It gets rules in the matrix. No card is redrawn, no letter rewritten.',
        },
        {
          title: 'Plain text is a design',
          text: 'Every card has a text form with three working answers. Screen-reader users chose it twice as often as anyone else.',
        },
      ],
    },
    {
      kind: 'note',
      title: 'What I would do differently',
      text: 'I would read letters before charts. Forty mails against their originals took me one afternoon, and I could have spent it in week one. Every plan of mine that has a model in it now begins with such an afternoon.',
    },
  ],
  externalLink: { label: 'Learn More', url: 'https://atrium.example.com/adaptive-mail' },
  designFileHref: '/figma/adaptive-email',
  callToAction: {
    heading: 'Does your product live in the inbox?',
    text: 'I like unglamorous channels. Tell me where your readers stop.',
    label: 'Get in touch',
    href: '/contact',
  },
}

import guidedDiagnosis from '../images/case-studies/support-experience-guided-diagnosis.webp?picture'
import guidedDiagnosisPart from '../images/case-studies/support-experience-guided-diagnosis-part.webp?picture'
import handoff from '../images/case-studies/support-experience-handoff.webp?picture'
import handoffPart from '../images/case-studies/support-experience-handoff-part.webp?picture'
import phone from '../images/case-studies/support-experience-phone.webp?picture'
import phonePart from '../images/case-studies/support-experience-phone-part.webp?picture'
import oldForm from '../images/evidence/support-experience-old-form.webp?picture'
import type { CaseStudy } from '../types'
import { card, fewerCases } from './support-experience.card'

export const study: CaseStudy = {
  slug: card.id,
  seo: {
    title: `${card.title}: case study`,
    description:
      'A help site with an assistant that checks before it answers: 45% fewer cases, and nobody has to tell their story twice.',
    keywords: ['AI assistant', 'customer support', 'conversation design', 'self-service', 'human handoff'],
  },
  header: {
    title: card.title,
    client: card.client,
    date: card.date,
    duration: '8 months',
    role: 'Lead Product Designer',
    team: [
      'Product manager',
      'Product designer',
      'Content designer',
      'Five engineers',
      'Machine learning engineer',
      'Two support leads',
    ],
    technologies: card.technologies,
  },
  tone: 'sky',
  cover: card.image,
  coverAlt: 'The help site asking “What went quiet?” on a screen in a sky-blue studio with a vermilion arch',
  summary:
    'Help at Spanwell began with a form of fourteen fields. It now begins with one question, runs its own checks, and knows when to fetch a person.',
  minute: {
    problem:
      'People waited most of an hour for things that a machine can check in three seconds, and told their story three times over.',
    role: 'I led the design: research in the queue, the assistant’s script and limits, the help site, and the desk where engineers take over.',
    outcome:
      'Far fewer cases reach the desk. Most guided paths end with the customer pressing “It works”, and whoever needs a person tells the story once.',
  },
  shape: 'search',
  challenge: [
    {
      kind: 'text',
      text: 'I answered tickets for three weeks. I was slow, and the customers were kind about it. By the second week I could sort most cases by their first two sentences. So could everyone on the desk. Only the tools could not.',
    },
    {
      kind: 'stats',
      stats: [
        { value: '14', label: 'fields before anyone read a word' },
        { value: '5', label: 'questions that settle most cases' },
        { value: '3', label: 'times a customer answered them' },
      ],
    },
    {
      kind: 'evidence',
      label: 'Before, 2023',
      figure: {
        picture: oldForm,
        alt: 'The old request form on paper, fourteen fields. Notes say that the first five are known once someone is signed in, that four are asked again in later replies, and that the desk reads only the description first.',
        caption:
          'The form, as the desk marked it for me. Nine of its fourteen fields had nobody waiting for them.',
        phone: 'whole',
      },
    },
    {
      kind: 'text',
      text: 'The brief was a chatbot that keeps people away from the desk. Before drawing anything I asked to change the goal. Deflection counts everyone who gives up as a success. We agreed to count only those who press “It works”.',
    },
    {
      kind: 'text',
      text: 'It cost us a good-looking number. By the old count our pilot solved 67% of its sessions; by the new one, 41%. I showed both to the people paying for the project, and we kept the smaller.',
    },
  ],
  solution: [
    {
      kind: 'text',
      text: 'The home page asks one thing. Under it stand the known issues, because the quickest fix is to learn that it is not you.',
    },
    {
      kind: 'text',
      text: 'Ember no longer starts by answering. It asks to look. In case 40\u00a0517 every trace ends at the gateway. Ember runs four read-only checks in 2.8 seconds, finds a header that nginx drops, and proposes two lines that worked for 214 of 233 teams. The customer would rather try one proxy first, so that is what happens.',
    },
    {
      kind: 'figure',
      figure: {
        picture: guidedDiagnosis,
        alt: 'Guided diagnosis: answered questions on the left, the conversation with Ember and its four checks in the middle, a two-line fix on the right.',
        caption: 'Questions left, checks in the middle, the fix on the right with its odds.',
        phone: { picture: guidedDiagnosisPart, caption: 'The four questions, one at a time.' },
      },
    },
    {
      kind: 'text',
      text: 'Ten minutes after the fix, it breaks again. The customer’s own automation has put the old file back.',
    },
    {
      kind: 'quote',
      text: 'It was green for ten minutes and now it is all gone again. I touched nothing. Can a person look, please?',
      by: 'Sunniva Dahl, platform engineer, to Ember at 10:04',
    },
    {
      kind: 'text',
      text: 'The engineer who takes over sees what was tried and when, what she wants, a draft reply with its four sources, and the box I like best in the product: “Do not ask her again”.',
    },
    {
      kind: 'figure',
      figure: {
        picture: handoff,
        alt: 'The engineer’s desk for case 40\u00a0517: a timeline of what was tried, a summary, a suggested reply with sources, and a list of questions not to repeat.',
        caption: 'The desk at 10:04. She has done the first half for you.',
        phone: { picture: handoffPart, caption: 'The first half, in one breath.' },
      },
    },
  ],
  metrics: [
    {
      icon: 'trend',
      metric: fewerCases.value,
      description: fewerCases.label,
      detail: 'The first quarter after release against the same quarter a year earlier.',
    },
    {
      icon: 'clock',
      metric: '60%',
      description: 'less time to a useful answer',
      detail: 'Median from first message to the answer marked as useful: 50 minutes before, 20 after.',
    },
    {
      icon: 'check',
      metric: '80%',
      description: 'of guided paths end in “It works”',
      detail: 'Pressed by the customer on the last screen. Leaving without a word counts as a no.',
    },
    {
      icon: 'people',
      metric: '35%',
      description: 'less engineer time on a handed-over case',
      detail: 'From the desk’s own log: 40 minutes a case before, 26 with the summary.',
    },
  ],
  process: [
    {
      kind: 'text',
      text: 'Our first assistant, Ember, was fluent. It answered everything, sounded certain, and was wrong one time in six. The support engineers stopped trusting it on day four, and they were right. We took the chat out. For a month we shipped bare checks with plain results, and people liked those better.',
    },
    {
      kind: 'text',
      text: 'Language came back on a short lead. Ember may explain a check that has run, cite a guide, or fetch a person. It may not guess. It says half as much as it did. That is when the 41% began to climb.',
    },
    {
      kind: 'figure',
      figure: {
        picture: phone,
        alt: 'Three phone screens: a spoken question at 09:38, four checks with one failure at 09:41, and “Joined up again” with traces before and after at 09:52.',
        caption: 'Asked, checked, fixed. The last screen is proof: the trace before and after.',
        phone: { picture: phonePart, caption: 'Three fine, one found.' },
      },
    },
    {
      kind: 'points',
      points: [
        {
          title: 'Script first',
          text: 'I wrote the conversations as plays and read them aloud with a support engineer. Whatever made either of us wince was cut before it was ever drawn.',
        },
        {
          title: 'An exam of 400 old cases',
          text: 'Each new Ember sits it before release. The desk wrote the marking scheme, one afternoon a week, so the standard is theirs.',
        },
        {
          title: 'Permission costs a tap',
          text: 'Ember asks before it looks, and 7% of people leave at that screen. We kept it. It also reads configuration but never payloads, so some faults stay out of its reach.',
        },
      ],
    },
  ],
  enterpriseValue: [
    {
      kind: 'text',
      text: 'The desk did not shrink. Four of its engineers now spend their week on whatever causes cases, and 11 of the 20 most frequent causes are gone from the product.',
    },
    {
      kind: 'text',
      text: 'The limits turned out to sell. Read-only, configuration only, until an hour the customer sets: security teams that took weeks to allow a remote session allow this in days.',
    },
    {
      kind: 'text',
      text: 'I used to think that people trust an assistant for what it can do. Here they began to trust it when they saw it stop.',
    },
    {
      kind: 'note',
      title: 'What I would do differently',
      text: 'I would begin with the exam. We had drawn and built for two months before the desk wrote its 400 cases, and it would have failed the fluent Ember in a day, quietly, instead of in front of the engineers whose trust we then had to win back.',
    },
  ],
  externalLink: { label: 'View Live Site', url: 'https://help.spanwell.example.com' },
  designFileHref: '/figma/support-experience',
  callToAction: {
    heading: 'Every assistant needs a line it won’t cross.',
    text: 'Bring the answer that yours must never get wrong, and we will start there.',
    label: 'Get in touch',
    href: '/contact',
  },
}

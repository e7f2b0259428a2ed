import approvals from '../images/case-studies/teams-app-approvals.webp?picture'
import approvalsPart from '../images/case-studies/teams-app-approvals-part.webp?picture'
import components from '../images/case-studies/teams-app-components.webp?picture'
import componentsPart from '../images/case-studies/teams-app-components-part.webp?picture'
import phone from '../images/case-studies/teams-app-phone.webp?picture'
import phonePart from '../images/case-studies/teams-app-phone-part.webp?picture'
import scores from '../images/evidence/teams-app-scores.webp?picture'
import spanGarden from '../images/vibe/span-garden.webp?picture'
import type { CaseStudy } from '../types'
import { card } from './teams-app.card'

export const study: CaseStudy = {
  slug: card.id,
  seo: {
    title: `${card.title}: case study`,
    description:
      'A manager’s people, talks and approvals in one tab of the chat tool: why it shows words instead of scores, and what the pilot broke.',
  },
  header: {
    title: card.title,
    client: card.client,
    date: card.date,
    duration: '8 months',
    role: 'Design Lead',
    team: ['Researcher', 'Product manager', 'Three engineers', 'HR policy specialist'],
    technologies: card.technologies,
  },
  tone: 'pine',
  cover: card.image,
  coverAlt:
    'A screen in a green set with a yellow sun shows the manager’s view: eight people, a one-to-one and open approvals.',
  summary:
    'Eight people, and five apps to ask about each of them. I designed one tab in Parley, the chat tool, for the parts of managing that can’t wait.',
  minute: {
    problem:
      'Leave, money, schedules and goals each had an app of their own. The person they were about had none.',
    role: 'Design lead at Tidehouse, from the first interview to the component kit and the rollout.',
    outcome:
      'Managers answer where they already talk. They change between apps far less, and nobody is ranked.',
  },
  challenge: [
    {
      kind: 'stats',
      stats: [
        { value: '73%', label: 'of managers spent more of the week on admin than on their people' },
        { value: '5+ apps', label: 'to answer one leave request properly' },
        { value: '30+', label: 'interviews before the first drawing' },
      ],
    },
    {
      kind: 'text',
      text: 'Can Bruno take three days off? To say yes with a good conscience, a manager looked up his balance in the HR tool, the schedule in a spreadsheet, open bills in finance and the calendar for cover, and then typed “sure” in Parley.',
    },
    {
      kind: 'text',
      text: 'Atrium wanted a dashboard for this. In the interviews, and in a week of diaries that twelve managers kept for us, nobody asked for one. They asked to be warned earlier and interrupted less.',
    },
    {
      kind: 'quote',
      text: 'I find out who is struggling about a week after I should have.',
      by: 'Support manager, eleven reports',
    },
  ],
  solution: [
    {
      kind: 'text',
      text: 'The home screen is called My people and asks three questions from left to right. Who needs me? What do we talk about? What waits for my yes? Everything else moved one level down or out.',
    },
    {
      kind: 'text',
      text: 'Each person gets a word, not a score. “Stretched” or “has room” is a reading of their last 40 hours, and the hours are printed next to it so that a manager can disagree. Sales had asked for a number from 0 to 100. A number sorts, and a sorted list of people is a ranking, whatever its label says. Saying no cost us a large pilot customer who had been promised scores. It also brought the works councils in, and without them there was no rollout.',
    },
    {
      kind: 'evidence',
      label: 'Asked for, and refused',
      figure: {
        picture: scores,
        alt: 'A printed spreadsheet, “Team health score”: eight people ranked from 91 down to 34. Red pen circles the last name and notes thirteen hours on call; yellow paper says that one column makes it a ranking.',
        caption: 'The scores, as sales had drafted them. The last name belongs to whoever carried the pager.',
        phone: 'whole',
      },
    },
    {
      kind: 'figure',
      figure: {
        picture: approvals,
        alt: 'A request for 24 to 26 June over a team calendar of eight rows. Notes say seven stay, Anika has room, and one bill is due.',
        caption: 'Consequences come before the button: who stays, who covers, what falls due.',
        phone: { picture: approvalsPart, caption: 'The four that wait.' },
      },
    },
    {
      kind: 'text',
      text: 'An approval used to be a form with two buttons. Now it is a small argument: notice given, cover found, one loose end. The app may propose a way to tie it, such as lending Bruno’s release rights to Anika until the 27th. It never presses the button.',
    },
  ],
  metrics: [
    {
      icon: 'trend',
      metric: '75%',
      description: 'fewer switches between apps',
      detail: 'Diary week repeated with the same twelve managers: 64 switches a day before, 16 after.',
    },
    {
      icon: 'spark',
      metric: '89%',
      description: 'of managers come back each week',
      detail: 'Weekly active share of those who finished set-up, mean of months two to four.',
    },
    {
      icon: 'people',
      metric: '10K+',
      description: 'managers use it',
      detail: 'Active accounts at 42 companies, six months after release.',
    },
    {
      icon: 'check',
      metric: '95%',
      description: 'of tasks done at the first try',
      detail: '57 of 60 attempts in the last test round, keyboard and screen-reader users included.',
    },
  ],
  process: [
    {
      kind: 'text',
      text: 'We drew the phone first. Managers do this work between two doors, and a laptop layout lets you put off choosing.',
    },
    {
      kind: 'figure',
      figure: {
        picture: phone,
        alt: 'Three phones on apricot: the day with free hours drawn in, a running one-to-one with its agenda, and a leave request to approve.',
        caption: 'The day, the person, the decision. Each fits one thumb.',
        phone: { picture: phonePart, caption: 'The talk itself, with its minutes.' },
      },
    },
    {
      kind: 'text',
      text: 'Then the pilot, six companies for five weeks, took three of my ideas apart.',
    },
    {
      kind: 'points',
      points: [
        {
          title: 'Approve all',
          text: 'The best-loved button for nine days. On the tenth it waved through a leave across the due date of a bill that nobody else could release. Now the app offers to answer the clear ones together and holds back the one that needs thought.',
        },
        {
          title: 'The mood average',
          text: 'In a team of three, an average is a name. Someone guessed right, and said so. Below four taps the pulse now shows nothing, and I check small numbers first in everything I design.',
        },
        {
          title: 'White space',
          text: 'Managers took an empty afternoon for a loading error and filled it. So we drew free time as a thing with a name: “85 minutes of nothing”.',
        },
      ],
    },
    {
      kind: 'figure',
      figure: {
        picture: components,
        alt: 'Component sheet: nine status chips, a five-step pulse scale of rising discs over a hill, agenda items in five states and empty states.',
        caption: 'Chips say how a week reads, never how good it is. No faces, no red for low.',
        phone: { picture: componentsPart, caption: 'An agenda item, close up.' },
      },
    },
  ],
  enterpriseValue: [
    {
      kind: 'text',
      text: 'A policy is entered once, as rules with paragraph numbers. Managers see a sentence, “asked 13 days ahead, the rule is ten”; auditors see the paragraph behind it. Rights that are lent return by themselves.',
    },
    {
      kind: 'text',
      text: 'IT departments had nothing to install, since a Parley tab comes with Parley’s sign-in. The price was Parley’s frame: its sidebar, its notifications, its review queue of nine working days. We planned releases around it and stopped calling anything a hotfix.',
    },
    {
      kind: 'text',
      text: 'The kit outlived the project. Two years later its approval card was where I began Atrium’s adaptive mail.',
    },
    {
      kind: 'note',
      title: 'What I would do differently',
      text: 'I would sit down with the works councils in the first month. They read the draft of the scores as an insult and the version with words as a contract. One morning with them would have saved us the draft.',
    },
  ],
  designFileHref: '/figma/teams-app',
  callToAction: {
    heading: 'Building for people who look after people?',
    text: 'I’d like to hear what you have been asked to score.',
    label: 'Get in touch',
    href: '/contact',
  },
  next: { title: 'VibeCoding Projects', href: '/#vibecoding', picture: spanGarden },
}

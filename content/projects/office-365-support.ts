import checks from '../images/evidence/office-365-support-checks.webp?picture'
import checksPart from '../images/evidence/office-365-support-checks-part.webp?picture'
import wizard from '../images/evidence/office-365-support-wizard.webp?picture'
import wizardPart from '../images/evidence/office-365-support-wizard-part.webp?picture'
import insights from '../images/projects/office-365-support-insights.webp?picture'
import insightsPart from '../images/projects/office-365-support-insights-part.webp?picture'
import phone from '../images/projects/office-365-support-phone.webp?picture'
import phonePart from '../images/projects/office-365-support-phone-part.webp?picture'
import selfDiagnosis from '../images/projects/office-365-support-self-diagnosis.webp?picture'
import selfDiagnosisPart from '../images/projects/office-365-support-self-diagnosis-part.webp?picture'
import type { ProjectPageContent } from '../types'
import { card } from './office-365-support.card'

export const project: ProjectPageContent = {
  slug: card.id,
  seo: {
    title: `${card.title}: project`,
    description:
      'Twelve checks that find out why office software stopped, repair it, or hand over to a person. 26% increase in deflection.',
    keywords: ['self-service support', 'self-diagnosis', 'deflection', 'CSAT'],
  },
  title: card.title,
  description:
    'Self-diagnosis tools for office software. They find what broke, repair what they can, and hand the rest to a person with the results attached.',
  tags: card.technologies,
  facts: { client: 'A workplace software company', year: '2019', role: 'Product Designer II' },
  callToAction: {
    heading: 'What does your help desk ask first?',
    text: 'If the machine knows the answer, I would like to design how it says so.',
    label: 'Get in touch',
    href: '/contact',
  },
  tone: 'pine',
  hero: card.image,
  heroAlt: 'A ring of twelve checks, nine done and one of them broken, beside the one button that repairs it',
  overview: [
    {
      kind: 'text',
      text: 'I spent three days listening in at a help desk. Mail stops, someone calls, and the desk asks eleven questions. The laptop could have answered nine of them. The tool is that list turned around: the machine answers, the person watches.',
    },
    {
      kind: 'text',
      text: 'The delicate part was honesty. Self-service that hides the phone number looks splendid for a month. So every screen offers to hold your place in the queue, with the wait beside it, and the tool has to win on merit.',
    },
    {
      kind: 'text',
      text: 'A wizard had been there before us. In March the bad ratings quoted one sentence of it, “Contact your administrator.” The people who read it had come because they had none.',
    },
    {
      kind: 'comparison',
      before: {
        picture: wizard,
        phone: wizardPart,
        label: 'Before',
        alt: 'The old Mail Troubleshooter: it could not identify the problem, shows an error number, three hints to try, and the line Contact your administrator.',
      },
      after: {
        picture: checks,
        phone: checksPart,
        label: 'Twelve checks',
        alt: 'Self-diagnosis: a ring of twelve checks, nine done, and the expired send token with one button to refresh it.',
      },
      caption: 'The same fault, told by the wizard and by the checks.',
    },
  ],
  features: [
    {
      title: 'Twelve checks, one ring',
      text: 'Network, sign-in, mailbox, add-ins, token and seven more. The ring fills as they run and marks the one that broke.',
    },
    {
      title: 'One repair, one reason',
      text: 'Each fault comes with a single button and an answer to “Why did this happen?”. Two repairs side by side tested worse than one. So did none.',
    },
    {
      title: 'Only yes or no leaves',
      text: 'A check reports pass or fail. Nothing of the mail is read, and the page says so where people look, beside the progress bar.',
    },
    {
      title: 'A handover that remembers',
      text: 'Still stuck? A person gets the case with all results. Nobody is told to restart first.',
    },
  ],
  insights: [
    {
      title: 'The dead end hurt most',
      text: 'We deleted one sentence and wrote the cases that it had been hiding. There were nineteen.',
    },
    {
      title: 'Sometimes it is us',
      text: 'When the mail relay is down, twelve checks of your laptop are an insult. A two-star note taught us that. Outages move to check one.',
    },
    {
      title: 'Leaving is data',
      text: '1,180 people a week leave early, most within forty seconds. They are not bored. They close the lid and walk to the desk. The tool should keep their place.',
    },
  ],
  images: [
    {
      picture: selfDiagnosis,
      alt: 'Self-diagnosis page “Your mail won’t send. Let’s find out why.”: nine of twelve checks done, an expired send token with the button Refresh the token, and weekly figures at the right',
      caption: 'Found in 21 seconds: the token had expired, the client had kept the old one.',
      phone: { picture: selfDiagnosisPart, caption: 'One repair, one reason.' },
    },
    {
      picture: insights,
      alt: 'Flow diagram of 8,420 sessions from six causes to three endings: 5,305 solved, 1,935 handed over, 1,180 left',
      caption: 'The desk lead’s week. Widths are people, so the next repair picks itself.',
      phone: { picture: insightsPart, caption: 'Six causes, and how much of each was solved.' },
    },
    {
      picture: phone,
      alt: 'Three phone screens: the checks running, the token repaired, and the handover to a person with results attached',
      caption: 'When the laptop is the problem, the phone has to do.',
      phone: { picture: phonePart, caption: 'Eight of twelve, and counting.' },
    },
  ],
  impact: {
    stats: [
      { value: '26%', label: 'increase in deflection' },
      { value: '4.5 of 5', label: 'CSAT, up from 4.1' },
      { value: '63%', label: 'of sessions end without a ticket, was 50%' },
    ],
    text: 'Five offices, weeks 13 to 24. A session counts as deflected when it ends solved and no ticket follows within a week. The higher CSAT is from 1,312 answers; top marks rose 18 points. Had deflection risen alone, I would have suspected us of hiding the phone.',
  },
}

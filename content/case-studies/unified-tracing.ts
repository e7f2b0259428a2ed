import { facts } from '../facts'
import components from '../images/case-studies/unified-tracing-components.webp?picture'
import componentsPart from '../images/case-studies/unified-tracing-components-part.webp?picture'
import search from '../images/case-studies/unified-tracing-search.webp?picture'
import searchPart from '../images/case-studies/unified-tracing-search-part.webp?picture'
import spanLogs from '../images/case-studies/unified-tracing-span-logs.webp?picture'
import spanLogsPart from '../images/case-studies/unified-tracing-span-logs-part.webp?picture'
import trace from '../images/case-studies/unified-tracing-trace.webp?picture'
import tracePart from '../images/case-studies/unified-tracing-trace-part.webp?picture'
import whiteboard from '../images/evidence/unified-tracing-whiteboard.webp?picture'
import { incident } from '../incident'
import { slowTrace, traceSearch } from '../incident-traces'
import type { CaseStudy } from '../types'
import { card } from './unified-tracing.card'

const { pool, deploy } = incident
const { reserve } = slowTrace

export const study: CaseStudy = {
  slug: card.id,
  seo: {
    title: `${card.title}: case study`,
    description:
      'Four observability tools became one page with one clock. The design of distributed tracing at Spanwell, including the launch we took back.',
    keywords: ['distributed tracing', 'observability', 'logs', 'profiling', 'product consolidation'],
  },
  header: {
    title: card.title,
    client: card.client,
    date: card.date,
    duration: '6 months',
    role: 'Lead Product Designer',
    team: ['Two product managers', 'Product designer', 'Seven engineers', 'User researcher'],
    technologies: card.technologies,
  },
  tone: 'ink',
  cover: card.image,
  coverAlt: 'A wall of dark tracing screens seen at an angle, a waterfall of spans in the middle',
  summary:
    'Traces, logs, profiles and metrics lived in four tools that disagreed about the time. I put them on one axis, and a slow request began to explain itself.',
  minute: {
    problem:
      'To explain one slow request, an engineer opened four tools and pasted the same identifier into each. Most gave up and searched the logs.',
    role: 'I led the design: the span row, the shared axis, search, and the talks with four teams that each stood to lose a product.',
    outcome:
      'Far more people open a trace each month, and finding the explanation takes them half as long as with four tools.',
  },
  shape: 'result',
  challenge: [
    {
      kind: 'text',
      text: 'Spanwell had built two products and bought two companies. By 2023 it owned four ways to look at the same request, each with a loyal team, a palette, and a view of what time it was. One rounded to the second. One used the time zone of whoever had shared the link.',
    },
    {
      kind: 'points',
      points: [
        { title: 'Traces', text: 'Knew which call was slow, and nothing of why.' },
        { title: 'Logs', text: 'Knew why, if you already knew when.' },
        { title: 'Profiles', text: 'Knew what the processor did, for a process you had to name.' },
        { title: 'Metrics', text: 'Knew that the pool was full, a minute later, on average.' },
      ],
    },
    {
      kind: 'text',
      text: 'Together they had the answer. In the diaries of 22 engineers, an investigation took six pasted identifiers, and two in three ended in raw logs with a guess. Tracing was the best thing we sold and the least opened.',
    },
  ],
  solution: [
    {
      kind: 'text',
      text: 'One axis, locked. Spans on top, then each log line at its moment, then the profile, then the metrics of the pod. One cursor runs through all of them. I mocked up the obvious dashboard of four panes too; it put the tools closer together and left the reading to you.',
    },
    {
      kind: 'evidence',
      label: 'Discarded, week three',
      figure: {
        picture: whiteboard,
        alt: 'A whiteboard. Left, four panes for traces, logs, profile and metrics, crossed out, with the question who does the reading. Right, circled in green, one time axis with all four under it and a yellow cursor. Below, the cost: the live tail comes eight seconds late.',
        caption: 'Plan A puts four tools side by side. Plan B gives them one clock, and names its price.',
        phone: 'whole',
      },
    },
    {
      kind: 'figure',
      figure: {
        picture: spanLogs,
        alt: `One span on one time axis: spans, fourteen log lines, a profile and metrics. A yellow cursor at ${slowTrace.cursor} ms crosses all four bands.`,
        caption: `${slowTrace.cursor} ms in: the fourth try asks for a connection, and ${pool.waiting} are in line.`,
        phone: { picture: spanLogsPart, caption: '61 in line, at the instant of the log.' },
      },
    },
    {
      kind: 'text',
      text: `Read it downward. The call took ${reserve.took} ms. Its own work is ${reserve.work} of them. The logs name the wait, the profile shows nobody working, the metrics show a pool with ${pool.after} seats and ${pool.waiting} waiting. No step needs an expert. It used to take four.`,
    },
    {
      kind: 'figure',
      figure: {
        picture: trace,
        alt: `Waterfall of one trace of ${slowTrace.took / 1000} seconds. Bars have a bright and a dark part; inventory and its three retries stand out in red.`,
        caption: `One request, ${slowTrace.spans} spans, eleven services. The bright part works, the dark part waits.`,
        phone: { picture: tracePart, caption: 'The likely cause, with its way out.' },
      },
    },
    {
      kind: 'text',
      text: `Search became pointing. You draw a line around the dots that look wrong, and the filters say what they have in common. Here, ${traceSearch.errors} traces with an error, every one on replica-2. Each result is drawn in miniature, three pixels to a span, and after a week people know them by shape.`,
    },
    {
      kind: 'figure',
      figure: {
        picture: search,
        alt: `Trace search: a scatter plot with a dashed line drawn around the red dots after deploy ${deploy.id}, and a list of traces, each with its shape.`,
        caption: `Draw around the odd ones. What all ${traceSearch.errors} share is marked in the filters.`,
        phone: { picture: searchPart, caption: 'Four of the 128 traces.' },
      },
    },
  ],
  metrics: [
    {
      icon: 'people',
      metric: facts.tracingMau.value,
      description: facts.tracingMau.label,
      detail: 'People who open a trace in a month: six months after release against the month before it.',
    },
    {
      icon: 'clock',
      metric: '50%',
      description: 'less time from alert to explanation',
      detail:
        'Eighteen engineers on six recorded incidents, old tools and new. The median fell from 14 minutes to 7.',
    },
    {
      icon: 'check',
      metric: '85%',
      description: 'of investigations finish on one page',
      detail: 'Sessions without a jump to another tool, from product events. With four tools it was 27%.',
    },
    {
      icon: 'spark',
      metric: '40%',
      description: 'fewer searches to the useful trace',
      detail: 'Mean searches in an investigation, from 5.0 to 3.0 within three months.',
    },
  ],
  process: [
    {
      kind: 'text',
      text: 'It all rests on a row 34 pixels high, and the first six weeks went there. Hue says whose it is. Shade says whether it works or waits. An error gets a cross, because red may already be somebody’s team.',
    },
    {
      kind: 'figure',
      figure: {
        picture: components,
        alt: 'Sheet “One row, read twice”: the span row with its parts named, eight team hues with bright and dark halves, and the same trace in three densities.',
        caption: 'One row, read twice: at a glance for length and hue, up close for work and wait.',
        phone: { picture: componentsPart, caption: 'Hue is the team, shade is the wait.' },
      },
    },
    {
      kind: 'text',
      text: 'Eight hues, and a ninth team goes without. In tests nobody could name more. One account with forty teams took this to our chief executive, and I went to explain it in person. We kept eight. They got to choose which.',
    },
    {
      kind: 'text',
      text: 'The axis cost us the live tail. A log line can only be placed once its trace has ended, about eight seconds late. For the 6% who watch logs stream we kept a separate view, in a project meant to remove screens.',
    },
    {
      kind: 'text',
      text: 'And we launched it badly. Overnight we replaced the old view for a tenth of accounts. I had tested with people who had a problem; the first to meet it had habits. Shortcuts that no document mentioned were gone. By ten in the morning we had switched it back.',
    },
    {
      kind: 'text',
      text: 'I spent the next two weeks beside nine of those who complained. We rebuilt fourteen shortcuts and offered both views for a month. The second launch brought eleven messages. Four said thanks.',
    },
    {
      kind: 'note',
      title: 'Leading the team',
      text: 'The designer on my team had drawn half of what we took back. I wrote to the accounts under my own name and put hers on the second launch. She picked the nine people and ran the sessions; I took notes and kept quiet. What she learned there about habit is the reason that she leads search today.',
    },
    {
      kind: 'quote',
      text: 'I used to bring a trace to the meeting. Now I bring the reason.',
      by: 'Staff engineer at a payments company, two months in',
    },
  ],
  enterpriseValue: [
    {
      kind: 'text',
      text: 'Four tools had four prices. One page could be sold as one plan, and most customers of a single tool moved up to it at renewal. Two of the four codebases were retired within a quarter.',
    },
    {
      kind: 'text',
      text: 'It also laid the floor for the Trace Flow Map. The incident in these pictures is the one in that study, replayed later and seen from inside a single request.',
    },
    {
      kind: 'note',
      title: 'What I would do differently',
      text: 'I would offer both views from the first day, to everyone, and let the old one go when nobody opens it any more. That costs a month of two codebases. The apology cost two.',
    },
  ],
  designFileHref: '/figma/unified-tracing',
  callToAction: {
    heading: 'Four tools, one job?',
    text: 'Merging products is mostly listening to those who stand to lose one. I have done it badly, and then well.',
    label: 'Get in touch',
    href: '/contact',
  },
}

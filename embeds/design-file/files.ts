export interface Artboard {
  /** Name of the file in artwork/boards/{slug}. */
  id: string
  title: string
}

interface FilePage {
  name: string
  boards: Artboard[]
}

export interface DesignFile {
  slug: string
  title: string
  client: string
  pages: FilePage[]
}

/** The eight files, in the order of the case studies. */
export const files: DesignFile[] = [
  {
    slug: 'trace-flow-map',
    title: 'Trace flow map',
    client: 'Spanwell',
    pages: [
      {
        name: 'At the desk',
        boards: [
          { id: 'flow-map', title: 'Flow map, 14:11' },
          { id: 'service-detail', title: 'Service detail' },
          { id: 'compare', title: 'Before and after a deploy' },
        ],
      },
      { name: 'On call', boards: [{ id: 'on-call-phone', title: 'Page, path, cause' }] },
      {
        name: 'Resolution',
        boards: [
          { id: 'roll-back', title: 'Roll back, two people' },
          { id: 'calm', title: 'Calm, 14:31' },
        ],
      },
      { name: 'Parts', boards: [{ id: 'components', title: 'Ribbons, nodes, scrubber' }] },
    ],
  },
  {
    slug: 'support-experience',
    title: 'Support experience',
    client: 'Spanwell',
    pages: [
      {
        name: 'Ask',
        boards: [
          { id: 'home', title: 'Help home' },
          { id: 'guided-diagnosis', title: 'Guided diagnosis' },
        ],
      },
      { name: 'Flow', boards: [{ id: 'one-case', title: 'One case, end to end' }] },
      {
        name: 'Answer',
        boards: [
          { id: 'handoff', title: 'The engineer’s desk' },
          { id: 'phone', title: 'On a phone' },
        ],
      },
    ],
  },
  {
    slug: 'azure-maps',
    title: 'Azure Maps Platform',
    client: 'Meridian',
    pages: [
      {
        name: 'Documentation',
        boards: [
          { id: 'isochrones', title: 'Isochrones, docs and map' },
          { id: 'playground', title: 'Route playground' },
        ],
      },
      {
        name: 'Account',
        boards: [
          { id: 'style-editor', title: 'Style editor' },
          { id: 'usage', title: 'A month of usage' },
        ],
      },
      { name: 'Parts', boards: [{ id: 'components', title: 'Markers and controls' }] },
    ],
  },
  {
    slug: 'unified-tracing',
    title: 'Unified tracing',
    client: 'Spanwell',
    pages: [
      { name: 'Find', boards: [{ id: 'search', title: 'Search by shape' }] },
      {
        name: 'Read',
        boards: [
          { id: 'trace', title: 'The waterfall' },
          { id: 'span-logs', title: 'One span, one clock' },
        ],
      },
      {
        name: 'Parts',
        boards: [
          { id: 'components', title: 'Anatomy of a row' },
          { id: 'states', title: 'States of a trace' },
        ],
      },
    ],
  },
  {
    slug: 'adaptive-email',
    title: 'Adaptive email',
    client: 'Atrium',
    pages: [
      {
        name: 'Messages',
        boards: [
          { id: 'inbox', title: 'One message, three rooms' },
          { id: 'cards', title: 'Six cards' },
        ],
      },
      { name: 'Flow', boards: [{ id: 'answer-flow', title: 'How an answer travels' }] },
      {
        name: 'Writing and proof',
        boards: [
          { id: 'composer', title: 'Composer' },
          { id: 'matrix', title: 'Sixteen clients' },
        ],
      },
    ],
  },
  {
    slug: 'ai-creative-exploration',
    title: 'AI creative exploration',
    client: 'Personal',
    pages: [
      {
        name: 'Method',
        boards: [
          { id: 'process', title: 'From sentence to picture' },
          { id: 'light-study', title: 'Light study' },
        ],
      },
      { name: 'Results', boards: [{ id: 'contact-sheet', title: 'Contact sheet' }] },
      {
        name: 'Foundations',
        boards: [
          { id: 'palette', title: 'Palette, measured' },
          { id: 'materials', title: 'Materials' },
        ],
      },
    ],
  },
  {
    slug: 'ht-design-system',
    title: 'hearthtable design system',
    client: 'hearthtable',
    pages: [
      {
        name: 'Foundations',
        boards: [
          { id: 'overview', title: 'The system on a sheet' },
          { id: 'tokens', title: 'Tokens' },
        ],
      },
      { name: 'Use', boards: [{ id: 'candidate-pipeline', title: 'Candidate pipeline' }] },
      {
        name: 'Components',
        boards: [
          { id: 'buttons', title: 'Buttons' },
          { id: 'forms', title: 'Forms' },
        ],
      },
      { name: 'Adoption', boards: [{ id: 'adoption', title: 'Adoption board' }] },
    ],
  },
  {
    slug: 'teams-app',
    title: "Managers' app",
    client: 'Atrium',
    pages: [
      {
        name: 'In Parley',
        boards: [
          { id: 'my-people', title: 'My people' },
          { id: 'approvals', title: 'Approvals' },
        ],
      },
      { name: 'Phone', boards: [{ id: 'phone', title: 'Day, person, decision' }] },
      {
        name: 'Parts',
        boards: [
          { id: 'components', title: 'Small parts' },
          { id: 'week-flow', title: "A manager's week" },
        ],
      },
    ],
  },
]

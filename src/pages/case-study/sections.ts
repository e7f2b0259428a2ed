/** The parts of every case study, in reading order: the element's id and the heading. */
export const SECTIONS = [
  { id: 'challenge', title: 'Challenge' },
  { id: 'solution', title: 'Solution' },
  { id: 'measurable-impact', title: 'Measurable Impact' },
  { id: 'design-process', title: 'Design Process' },
  { id: 'enterprise-value', title: 'Enterprise Value' },
] as const

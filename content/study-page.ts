/** Words that stand on every case study. */
export const studyPage = {
  backLabel: 'Back to Portfolio',
  facts: { duration: 'Duration', role: 'Role', team: 'Team', technologies: 'Technologies' },
  minute: {
    heading: 'In *sixty* seconds',
    readOn: 'Then, if you stay:',
    readingTime: 'min read',
    problem: 'Problem',
    role: 'My role',
    outcome: 'Outcome',
  },
  indexLabel: 'In this case study',
  /** Headings of the parts; a part that a study leaves empty is not on its page. */
  sections: {
    challenge: 'Challenge',
    solution: 'Solution',
    'measurable-impact': 'Measurable Impact',
    'design-process': 'Design Process',
    'enterprise-value': 'Enterprise Value',
  },
  nextLabel: 'Next Project',
}

/** Words that stand on every project page. */
export const projectPage = {
  backLabel: 'Back to Projects',
  facts: { client: 'Client', year: 'Year', role: 'Role' },
  tagsLabel: 'Tags',
  overview: 'Overview',
  features: 'Key Features',
  images: 'Images',
  insights: 'Insights',
  impact: 'Impact',
  nextLabel: 'Next Project',
}

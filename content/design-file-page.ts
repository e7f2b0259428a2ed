/** Words that stand on every design file. */
export const designFilePage = {
  backLabel: 'Back to Portfolio',
  caseStudyLabel: 'Case Study',
  nextLabel: 'Next Project',
  closeUpsHeading: 'Up close',
}

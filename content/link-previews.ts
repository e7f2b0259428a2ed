/** How the picture looks that a pasted link unfolds to. */
interface PreviewLook {
  /** The words above the title. */
  label: string
  ground: 'pine' | 'sky' | 'butter'
  /** The part of the picture that stays; a flat screen is read from its upper left corner. */
  focus: 'center' | 'left top'
}

/** For each kind of page that has a look of its own; the other pages show the owner's role on pine. */
export const previewLooks: Record<'caseStudy' | 'designFile' | 'project', PreviewLook> = {
  caseStudy: { label: 'Case study', ground: 'pine', focus: 'center' },
  designFile: { label: 'Design file', ground: 'sky', focus: 'left top' },
  project: { label: 'Project', ground: 'butter', focus: 'center' },
}

/**
 * Which file of `content/images` stands in the preview of a page. A page that is not listed shows the picture that it
 * begins with, or the spans alone if it begins with none.
 */
export const previewPictures: Record<string, string> = {
  '/': 'ai/03-vermilion-arcade.webp',
  '/visuals': 'visuals/vd-03-pier-cans.webp',
  '/resume': 'ai/02-stoneware-sun.webp',
  '/contact': 'ai/17-reeded-morning.webp',
  '/presentation': 'ai/11-orrery.webp',
  '/figma/adaptive-email': 'case-studies/adaptive-email-cards.webp',
  '/figma/ai-creative-exploration': 'case-studies/ai-creative-exploration-contact-sheet.webp',
  '/figma/azure-maps': 'case-studies/azure-maps-playground.webp',
  '/figma/ht-design-system': 'case-studies/ht-design-system-adoption.webp',
  '/figma/support-experience': 'case-studies/support-experience-guided-diagnosis.webp',
  '/figma/teams-app': 'case-studies/teams-app-approvals.webp',
  '/figma/trace-flow-map': 'case-studies/trace-flow-map-compare.webp',
  '/figma/unified-tracing': 'case-studies/unified-tracing-components.webp',
}

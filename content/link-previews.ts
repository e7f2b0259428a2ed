/** The words above a title in the picture that a pasted link unfolds to; other pages show the owner's role. */
export const previewLabels = {
  caseStudy: 'Case study',
  designFile: 'Design file',
  project: 'Project',
}

/**
 * Which file of `content/images` stands in the preview of a page; a page without one shows the spans alone.
 * Case studies show their cover, design files their study's first figure, projects their hero.
 */
export const previewPictures: Record<string, string> = {
  '/': 'ai/03-vermilion-arcade.webp',
  '/about': 'portraits/tova-merrin.webp',
  '/visuals': 'visuals/vd-03-pier-cans.webp',
  '/resume': 'ai/02-stoneware-sun.webp',
  '/contact': 'ai/17-reeded-morning.webp',
  '/presentation': 'ai/11-orrery.webp',
}

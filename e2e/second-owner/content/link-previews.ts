interface PreviewLook {
  label: string
  ground: 'pine' | 'sky' | 'butter'
  focus: 'center' | 'left top'
}

export const previewLooks: Record<'caseStudy' | 'designFile' | 'project', PreviewLook> = {
  caseStudy: { label: 'Case', ground: 'pine', focus: 'center' },
  designFile: { label: 'File', ground: 'sky', focus: 'left top' },
  project: { label: 'Sketch', ground: 'butter', focus: 'center' },
}

export const previewPictures: Record<string, string> = {}

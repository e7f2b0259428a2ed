import { caseStudyCards } from '../../../content/case-studies/index'
import type { DesignFile } from '../../../content/types'
import type { LoadedPage, PageSource } from '../../navigation/page-handle'
import { FramedFile } from './framed-file'
import { nextFile } from './next-file'
import { PictureGallery } from './picture-gallery'

/** One template for files in a frame, one for files that are pictures; content says which. */
export function page({ content }: PageSource<{ file: DesignFile }>): LoadedPage {
  const nextHref = nextFile(
    content.file,
    caseStudyCards.map(({ id }) => id),
    __DESIGN_FILES__,
  )
  const file = nextHref ? { ...content.file, nextHref } : content.file
  return {
    Component: DesignFilePage.bind(null, { file }),
    handle: { seo: file.seo, darkTop: file.kind === 'frame' },
  }
}

function DesignFilePage({ file }: { file: DesignFile }) {
  return file.kind === 'frame' ? <FramedFile file={file} /> : <PictureGallery file={file} />
}

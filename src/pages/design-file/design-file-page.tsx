import { designFiles } from '../../../content/design-files'
import type { DesignFile } from '../../../content/types'
import type { LoadedPage } from '../../page-handle'
import { FramePage } from './frame-page'
import { GalleryPage } from './gallery-page'

/** One template for files in a frame, one for files that are pictures; content says which. */
export function designFilePage(slug: string): LoadedPage {
  const file = designFiles.find((candidate) => candidate.slug === slug)
  if (!file) throw new Error(`content/design-files.ts has no file with the slug "${slug}".`)
  return {
    Component: DesignFilePage.bind(null, { file }),
    handle: { seo: file.seo, darkTop: file.kind === 'frame' },
  }
}

function DesignFilePage({ file }: { file: DesignFile }) {
  return file.kind === 'frame' ? <FramePage file={file} /> : <GalleryPage file={file} />
}

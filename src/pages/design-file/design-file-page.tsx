import type { DesignFile } from '../../../content/types'
import type { LoadedPage } from '../../page-handle'
import { FramePage } from './frame-page'
import { GalleryPage } from './gallery-page'

/** One template for files in a frame, one for files that are pictures; content says which. */
export function designFilePage(file: DesignFile): LoadedPage {
  return {
    Component: DesignFilePage.bind(null, { file }),
    handle: { seo: file.seo, darkTop: file.kind === 'frame' },
  }
}

function DesignFilePage({ file }: { file: DesignFile }) {
  return file.kind === 'frame' ? <FramePage file={file} /> : <GalleryPage file={file} />
}

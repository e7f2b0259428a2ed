import type { DesignFile } from '../../../content/types'
import type { LoadedPage, PageSource } from '../../navigation/page-handle'
import { FramedFile } from './framed-file'
import { PictureGallery } from './picture-gallery'

/** One template for files in a frame, one for files that are pictures; content says which. */
export function page({ content: { file } }: PageSource<{ file: DesignFile }>): LoadedPage {
  return {
    Component: DesignFilePage.bind(null, { file }),
    handle: { seo: file.seo, darkTop: file.kind === 'frame' },
  }
}

function DesignFilePage({ file }: { file: DesignFile }) {
  return file.kind === 'frame' ? <FramedFile file={file} /> : <PictureGallery file={file} />
}

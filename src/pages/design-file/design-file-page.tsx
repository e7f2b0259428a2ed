import { memo } from 'react'
import { useLoaderData } from 'react-router'
import type { DesignFileContent } from './design-file-content'
import { FramedFile } from './framed-file'
import { PictureGallery } from './picture-gallery'

/** One template for files in a frame, one for files that are pictures; content says which. */
export const Component = memo(function DesignFilePage() {
  const { file } = useLoaderData<DesignFileContent>()
  return file.kind === 'frame' ? <FramedFile file={file} /> : <PictureGallery file={file} />
})

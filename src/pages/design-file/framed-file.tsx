import type { EmbeddedDesignFile } from '../../../content/types'
import { EmbedFrame } from '../../components/embed-frame'
import { withoutAccent } from '../../components/ui/accent'
import { CloseUps } from './close-ups'
import { DesignFileHeader } from './design-file-header'

/** A dark canvas with the dots of a design tool; the file lies on it as large as the column allows. */
export function FramedFile({ file }: { file: EmbeddedDesignFile }) {
  return (
    <article className="on-dark bg-ink print:text-ink bg-[radial-gradient(var(--color-pine)_1.5px,var(--color-transparent)_1.5px)] bg-size-[28px_28px] pt-24 pb-20">
      <div className="column">
        <DesignFileHeader file={file} label="Design file" look="light" />
        <div className="mt-10 max-md:-mx-2 lg:mt-14">
          <EmbedFrame
            url={file.embedUrl}
            title={`${withoutAccent(file.title)} design file`}
            lazy={file.lazy}
            context={`design file ${file.slug}`}
          />
        </div>
        {file.closeUps && <CloseUps figures={file.closeUps} />}
      </div>
    </article>
  )
}

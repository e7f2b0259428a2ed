import { IconArrowRight } from '@tabler/icons-react'
import { designFilePage } from '../../../content/design-file-page'
import type { DesignFile } from '../../../content/types'
import { record } from '../../analytics/record'
import { BackLink } from '../../components/back-link'
import { Accented } from '../../components/ui/accented'
import { ButtonLink } from '../../components/ui/button-link'

interface DesignFileHeaderProps {
  file: DesignFile
  /** What stands in mono above the title. */
  label: string
  look: 'light' | 'primary'
}

/** What the file is, and the ways to its story and to the next file. */
export function DesignFileHeader({ file, label, look }: DesignFileHeaderProps) {
  return (
    <header className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-12 lg:items-end">
      <div className="flex flex-col lg:col-span-7">
        <BackLink to="/">{designFilePage.backLabel}</BackLink>
        <p className="meta mt-8 flex items-center gap-3 lg:mt-12">
          <span className="span-mark h-1.5 w-10 rounded-full bg-vermilion" aria-hidden="true" />
          {label}
        </p>
        <h1 className="display mt-4 text-page">
          <Accented text={file.title} />
        </h1>
      </div>
      <div className="lg:col-span-5">
        <p className="max-w-[25em]">{file.summary}</p>
        <p className="mt-6 flex flex-wrap gap-3" data-print="hide">
          {file.caseStudyHref && (
            <ButtonLink
              to={file.caseStudyHref}
              look={look}
              onClick={() => record('cta_click', { cta: 'Case Study', location: 'design file' })}
            >
              {designFilePage.caseStudyLabel}
            </ButtonLink>
          )}
          {file.nextHref && (
            <ButtonLink to={file.nextHref} look="outline">
              {designFilePage.nextLabel}
              <IconArrowRight aria-hidden="true" size={18} />
            </ButtonLink>
          )}
        </p>
      </div>
    </header>
  )
}

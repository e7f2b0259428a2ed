import type { ComponentProps } from 'react'
import { SectionHeading } from '../../components/section-heading'

/** A section heading that shrinks on paper, where a resume has two pages. */
export function ResumeHeading(props: ComponentProps<typeof SectionHeading>) {
  return (
    <div className="print:break-after-avoid print:[&_h2]:text-[15pt] print:[&_p]:hidden print:[&>header]:mb-2">
      <SectionHeading {...props} />
    </div>
  )
}

import { SpanMark } from '../../components/ui/span-mark'

export function ProfessionalSummary({ heading, paragraphs }: { heading: string; paragraphs: string[] }) {
  const [first, ...rest] = paragraphs
  return (
    <section
      aria-labelledby="summary-title"
      className="section-space column print:break-inside-avoid print:px-0 print:py-2"
    >
      <div className="grid gap-x-10 gap-y-6 print:block md:grid-cols-12">
        <h2
          id="summary-title"
          className="meta flex items-center gap-3 self-start text-ink-soft md:col-span-4 md:pt-2"
        >
          <SpanMark className="w-10 print:hidden" />
          {heading}
        </h2>
        <div className="md:col-span-8">
          <p className="display text-title leading-[1.25] text-balance md:text-[1.375rem] lg:text-[2rem] print:mt-1 print:text-pretty lg:leading-[1.2] print:text-[11pt]">
            {first}
          </p>
          {rest.map((paragraph) => (
            <p
              key={paragraph}
              className="mt-7 max-w-[41em] text-lead text-balance text-ink-soft print:mt-2 print:text-pretty print:text-[10pt]"
            >
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}

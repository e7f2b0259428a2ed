import { memo } from 'react'
import { useLoaderData } from 'react-router'
import { studyPage } from '../../../content/study-page'
import { viewer } from '../../../content/viewer'
import { BelowFold } from '../../components/below-fold'
import { Blocks } from '../../components/blocks'
import { CallToAction } from '../../components/call-to-action'
import { NextProject } from '../../components/next-project'
import { ReadingLine } from '../../components/reading-line'
import { TONES } from '../../components/tones'
import { FigureViewing } from '../../components/viewer/figure-viewing'
import type { CaseStudyContent } from './case-study-content'
import { CaseStudyFacts } from './case-study-facts'
import { CaseStudyHero } from './case-study-hero'
import { ImpactMetrics } from './impact-metrics'
import { PlayableFigure } from './playable-figure'
import { ReadingSection } from './reading-section'
import { SectionIndex } from './section-index'
import { type StudySection, studySections } from './sections'
import { SixtySeconds } from './sixty-seconds'

const FIGURE_SIZES = '(min-width: 64rem) 71vw, 100vw'

/** One template for all case studies; their shapes differ in the order of the parts. */
export const Component = memo(function CaseStudyPage() {
  const { study, next, readingMinutes } = useLoaderData<CaseStudyContent>()
  const sections = studySections(study)
  return (
    <article className="reading-scope">
      <ReadingLine />
      <CaseStudyHero study={study} />
      <BelowFold>
        <CaseStudyFacts header={study.header} />
        <SixtySeconds minute={study.minute} readingMinutes={readingMinutes} />
        <FigureViewing words={viewer}>
          <div className="reading-text relative">
            <div className="pointer-events-none absolute inset-0 z-10 hidden lg:block" data-print="hide">
              <div className="column h-full py-[clamp(4.5rem,9vw,8.5rem)]">
                <div className="pointer-events-auto sticky top-28 w-fit">
                  <SectionIndex sections={sections} />
                </div>
              </div>
            </div>
            {sections.map((section, index) => (
              <Section
                key={section.id}
                section={section}
                before={sections.slice(0, index)}
                band={TONES[study.tone].band}
              />
            ))}
          </div>
        </FigureViewing>
        <CallToAction content={study.callToAction} tone={study.tone} location="case study" />
        {next && <NextProject label={studyPage.nextLabel} next={next} />}
      </BelowFold>
    </article>
  )
})

interface SectionProps {
  section: StudySection
  /** The sections above it. */
  before: StudySection[]
  band: string
}

function Section({ section, before, band }: SectionProps) {
  const { id, title, blocks, metrics } = section
  if (metrics) return <ImpactMetrics id={id} title={title} metrics={metrics} band={band} />
  const paper = before.length === 0 ? 'border-t border-line' : ''
  // The grounds of texts take turns.
  const ground = before.filter(({ blocks }) => blocks).length % 2 === 0 ? paper : 'bg-bone'
  return (
    <ReadingSection id={id} title={title} className={ground}>
      <Blocks
        blocks={blocks}
        figureSizes={FIGURE_SIZES}
        playable={(figure, play) => <PlayableFigure figure={figure} play={play} sizes={FIGURE_SIZES} />}
      />
    </ReadingSection>
  )
}

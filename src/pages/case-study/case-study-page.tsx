import type { CaseStudy } from '../../../content/types'
import { viewer } from '../../../content/viewer'
import { BelowFold } from '../../components/below-fold'
import { Blocks } from '../../components/blocks'
import { CallToAction } from '../../components/call-to-action'
import { NextProject } from '../../components/next-project'
import { ReadingLine } from '../../components/reading-line'
import { TONES } from '../../components/tones'
import { FigureViewing } from '../../components/viewer/figure-viewing'
import type { LoadedPage, PageSource } from '../../navigation/page-handle'
import { CaseStudyFacts } from './case-study-facts'
import { CaseStudyHero } from './case-study-hero'
import { ImpactMetrics } from './impact-metrics'
import { PlayableFigure } from './playable-figure'
import { ReadingSection } from './reading-section'
import { readingMinutes } from './reading-time'
import { SectionIndex } from './section-index'
import { SECTIONS } from './sections'
import { SixtySeconds } from './sixty-seconds'

const FIGURE_SIZES = '(min-width: 64rem) 71vw, 100vw'
const [CHALLENGE, SOLUTION, IMPACT, PROCESS, VALUE] = SECTIONS

/** One template for all case studies. */
export function page({ content: { study } }: PageSource<{ study: CaseStudy }>): LoadedPage {
  return {
    Component: CaseStudyPage.bind(null, { study }),
    handle: { seo: study.seo, darkTop: TONES[study.tone].dark, vermilionTop: study.tone === 'vermilion' },
  }
}

function CaseStudyPage({ study }: { study: CaseStudy }) {
  return (
    <article className="reading-scope">
      <ReadingLine />
      <CaseStudyHero study={study} />
      <BelowFold>
        <CaseStudyFacts header={study.header} />
        <SixtySeconds minute={study.minute} metrics={study.metrics} readingMinutes={readingMinutes(study)} />
        <FigureViewing words={viewer}>
          <div className="reading-text relative">
            <div className="pointer-events-none absolute inset-0 z-10 hidden lg:block" data-print="hide">
              <div className="column h-full py-[clamp(4.5rem,9vw,8.5rem)]">
                <div className="pointer-events-auto sticky top-28 w-fit">
                  <SectionIndex />
                </div>
              </div>
            </div>
            <ReadingSection {...CHALLENGE} className="border-t border-line">
              <Blocks blocks={study.challenge} figureSizes={FIGURE_SIZES} />
            </ReadingSection>
            <ReadingSection {...SOLUTION} className="bg-bone">
              <Blocks
                blocks={study.solution}
                figureSizes={FIGURE_SIZES}
                playable={(figure, play) => (
                  <PlayableFigure figure={figure} play={play} sizes={FIGURE_SIZES} />
                )}
              />
            </ReadingSection>
            <ImpactMetrics {...IMPACT} metrics={study.metrics} band={TONES[study.tone].band} />
            <ReadingSection {...PROCESS}>
              <Blocks blocks={study.process} figureSizes={FIGURE_SIZES} />
            </ReadingSection>
            <ReadingSection {...VALUE} className="bg-bone">
              <Blocks blocks={study.enterpriseValue} figureSizes={FIGURE_SIZES} />
            </ReadingSection>
          </div>
        </FigureViewing>
        <CallToAction content={study.callToAction} tone={study.tone} location="case study" />
        <NextProject next={study.next} />
      </BelowFold>
    </article>
  )
}

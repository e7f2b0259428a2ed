import { useLoaderData } from 'react-router'
import { Accented } from '../../components/ui/accented'
import { SpanMark } from '../../components/ui/span-mark'
import { ActivityCounts } from './activity-counts'
import { scrollFunnel, viewsPerDay } from './chart-data'
import type { DashboardContent } from './dashboard-content'
import { DeviceTypes } from './device-types'
import { EmptyNotice } from './empty-notice'
import { ExportButton } from './export-button'
import { Figure } from './figure'
import { Panel } from './panel'
import { QuickContact } from './quick-contact'
import { RecentActivity } from './recent-activity'
import { recentEvents } from './recent-events'
import { ScrollFunnel } from './scroll-funnel'
import { StatusLine } from './status-line'
import { conversionRate, summarizeEvents } from './summarize-events'
import { TopPages } from './top-pages'
import { useEventLog } from './use-event-log'
import { ViewsChart } from './views-chart'

/** Panels stand side by side only where both have room. */
const WIDE = 'md:col-span-12 lg:col-span-8'
const NARROW = 'md:col-span-12 lg:col-span-4'

export function Component() {
  const { words: dashboard, contact, linkedinUrl } = useLoaderData<DashboardContent>()
  const log = useEventLog()
  const events = log ?? []
  const summary = summarizeEvents(events)
  const { cards, activity } = dashboard
  return (
    <div className="column pt-30 pb-20 md:pt-36 md:pb-28">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 md:mb-10 md:flex-nowrap">
        <div>
          <p className="meta mb-4 flex items-center gap-3 text-ink-soft">
            <SpanMark />
            {dashboard.label}
          </p>
          <h1 className="display text-heading">
            <Accented text={dashboard.heading} />
          </h1>
          <p className="mt-3 max-w-[30.5em] text-lead text-balance text-ink-soft">{dashboard.intro}</p>
        </div>
        <ExportButton events={events} label={dashboard.exportLabel} />
      </header>
      <div className="on-dark overflow-hidden rounded-image bg-pine-deep shadow-card [print-color-adjust:exact]">
        <StatusLine events={events} privacy={dashboard.privacy} />
        <div className="grid gap-px bg-paper/12 md:grid-cols-12">
          <section
            aria-labelledby="views-heading"
            className="bg-pine-deep p-5 md:col-span-12 md:p-8 lg:col-span-8 lg:row-span-3"
          >
            <Figure label={cards.totalViews} value={summary.totalViews} size="large" />
            {log?.length === 0 ? (
              <EmptyNotice words={dashboard.empty} />
            ) : (
              <ViewsChart words={dashboard.viewsPerDay} days={log ? viewsPerDay(log, new Date()) : []} />
            )}
          </section>
          <Figure label={cards.ctaClicks} value={summary.ctaClicks} mark="bg-sky" />
          <Figure label={cards.resumeDownloads} value={summary.resumeDownloads} mark="bg-butter" />
          <Figure
            label={cards.conversionRate}
            value={`${conversionRate(summary)}%`}
            note={cards.conversionNote}
            mark="bg-vermilion"
          />
          <Panel id="top-pages" heading={dashboard.topPages.heading} className={WIDE}>
            <TopPages pages={summary.topPages} empty={dashboard.topPages.empty} />
          </Panel>
          <Panel id="devices" heading={dashboard.devices.heading} className={NARROW}>
            <DeviceTypes types={summary.deviceTypes} words={dashboard.devices} />
          </Panel>
          <Panel id="scroll" heading={dashboard.scroll.heading} className={NARROW}>
            <ScrollFunnel
              steps={scrollFunnel(events)}
              views={summary.totalViews}
              average={summary.avgScrollDepth}
              words={dashboard.scroll}
            />
          </Panel>
          <Panel
            id="activity"
            heading={activity.heading}
            className={WIDE}
            aside={<ActivityCounts summary={summary} words={activity} />}
          >
            <RecentActivity events={recentEvents(events)} words={activity} />
          </Panel>
        </div>
      </div>
      <QuickContact contact={contact} linkedinUrl={linkedinUrl} words={dashboard.quickContact} />
    </div>
  )
}

import type { DashboardSummary } from './summarize-events'

interface ActivityCountsProps {
  summary: DashboardSummary
  words: { caseStudyViews: string; contactActions: string }
}

export function ActivityCounts({ summary, words }: ActivityCountsProps) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1">
      <Count label={words.caseStudyViews} value={summary.caseStudyViews} />
      <Count label={words.contactActions} value={summary.contactActions} />
    </dl>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex gap-2.5">
      <dt className="text-paper/75">{label}</dt>
      <dd className="text-butter">{value}</dd>
    </div>
  )
}

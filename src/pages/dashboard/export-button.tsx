import { IconDownload } from '@tabler/icons-react'
import type { StoredEvent } from '../../analytics/events'
import { Button } from '../../components/ui/button'
import { csvFileName, eventsCsv } from './events-csv'

/** The browser needs the address until it has begun to save the file. */
const REVOKE_AFTER_MS = 10_000

export function ExportButton({ events, label }: { events: StoredEvent[]; label: string }) {
  function download() {
    const url = URL.createObjectURL(new Blob([eventsCsv(events)], { type: 'text/csv;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = csvFileName(new Date())
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
  }
  return (
    <Button onClick={download} data-print="hide" className="shrink-0">
      <IconDownload aria-hidden="true" size={18} stroke={1.8} />
      {label}
    </Button>
  )
}

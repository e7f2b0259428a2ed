import { IconDownload } from '@tabler/icons-react'
import { OWNER_API } from '../../shared/owner-api'

/** A table as a file. */
export function DownloadLink({ file, label }: { file: string; label: string }) {
  return (
    <a
      href={`${OWNER_API}/${file}`}
      download={file}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-small text-ink-soft underline decoration-line decoration-2 underline-offset-4 hover:text-ink hover:decoration-vermilion"
    >
      <IconDownload aria-hidden="true" size={17} stroke={1.8} />
      {label}
    </a>
  )
}

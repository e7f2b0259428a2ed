interface FigureProps {
  label: string
  value: number | string
  note?: string
  size?: 'large'
  /** Colour of the span beside the label. */
  mark?: string
}

/** Label and count on one line; three fields in a row are too narrow for that, so that they stack. */
const FIELD =
  'flex items-end justify-between gap-4 bg-pine-deep p-5 md:max-lg:flex-col md:max-lg:items-start md:col-span-4 md:p-8'

/** A count set as typography. */
export function Figure({ label, value, note, size, mark }: FigureProps) {
  const large = size === 'large'
  return (
    <dl className={large ? '' : FIELD}>
      <dt className="meta text-paper/75">
        {mark && (
          <span aria-hidden="true" className={`span-mark mb-3 block h-1.5 w-8 rounded-full ${mark}`} />
        )}
        {label}
        {note && <span className="block text-balance text-paper/70">{note}</span>}
      </dt>
      <dd
        className={`font-mono tracking-tighter tabular-nums ${large ? 'mt-2 text-figure' : 'text-heading'}`}
      >
        {value}
      </dd>
    </dl>
  )
}

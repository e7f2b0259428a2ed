import type { Notice } from '../toasts'

/** Says on the page what a toast would have said. */
export function InlineNotice({ kind, title, text }: Notice) {
  const colors = kind === 'error' ? 'bg-ember text-white' : 'bg-butter'
  return (
    <p className={`mt-6 rounded-tile px-5 py-4 text-small ${colors}`}>
      <strong className="block font-medium">{title}</strong>
      {text}
    </p>
  )
}

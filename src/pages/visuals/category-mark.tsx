import type { VisualCategory } from '../../../content/types'
import { SpanMark } from '../../components/ui/span-mark'

/** Which kind of work it is, quieter than the picture above it. */
export function CategoryMark({ category, className = '' }: { category: VisualCategory; className?: string }) {
  return (
    <span className={`meta inline-flex items-center gap-2 ${className}`}>
      <SpanMark colour={category === 'UI/UX' ? 'bg-sky' : 'bg-vermilion'} className="w-4" />
      {category}
    </span>
  )
}

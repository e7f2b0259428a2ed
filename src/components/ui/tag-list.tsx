import { Tag } from './tag'

/** Tags in a row; with a limit, the rest is counted in a last tag. */
export function TagList({
  tags,
  limit = tags.length,
  label,
}: {
  tags: string[]
  limit?: number
  label: string
}) {
  const rest = tags.length - limit
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={label}>
      {tags.slice(0, limit).map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Tag>+{rest}</Tag>
        </li>
      )}
    </ul>
  )
}

import type { VibeProject } from '../../../content/types'
import { TagList } from '../../components/ui/tag-list'

const TAGS_SHOWN = 2

export function VibeTags({ project }: { project: VibeProject }) {
  return <TagList tags={project.technologies} limit={TAGS_SHOWN} label={`Technologies of ${project.title}`} />
}

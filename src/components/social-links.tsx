import type { SocialLink } from '../../content/types'
import { record } from '../analytics/record'
import { isLink } from './is-link'
import { Tooltip } from './ui/tooltip'

/** A link with the icon of its network, as markup. */
export interface DrawnLink extends SocialLink {
  drawing: string
}

export function SocialLinks({ links, context }: { links: DrawnLink[]; context: string }) {
  return (
    <ul className="flex gap-2">
      {links
        .filter(({ url }) => isLink(url))
        .map(({ name, url, drawing }) => (
          <li key={name}>
            <Tooltip text={name}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                onClick={({ currentTarget }) => record('external_link', { url: currentTarget.href, context })}
                className="grid size-12 place-items-center rounded-control border border-current/40 transition hover:border-current hover:bg-current/12"
              >
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build */}
                <span dangerouslySetInnerHTML={{ __html: drawing }} />
                <span className="sr-only">{name} (opens in a new tab)</span>
              </a>
            </Tooltip>
          </li>
        ))}
    </ul>
  )
}

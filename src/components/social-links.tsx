import { networkIcons } from 'virtual:network-icons'
import type { SocialLink } from '../../content/types'
import { record } from '../analytics/record'
import { isLink } from './is-link'
import { Tooltip } from './ui/tooltip'

export function SocialLinks({ links, context }: { links: SocialLink[]; context: string }) {
  return (
    <ul className="flex gap-2">
      {links.map(({ name, url, icon }) => {
        const Icon = networkIcons[icon]
        if (!Icon || !isLink(url)) return null
        return (
          <li key={name}>
            <Tooltip text={name}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                onClick={({ currentTarget }) => record('external_link', { url: currentTarget.href, context })}
                className="grid size-12 place-items-center rounded-control border border-current/40 transition hover:border-current hover:bg-current/12"
              >
                <Icon aria-hidden="true" size={22} stroke={1.6} />
                <span className="sr-only">{name} (opens in a new tab)</span>
              </a>
            </Tooltip>
          </li>
        )
      })}
    </ul>
  )
}

import type { SocialLink } from '../../content/types'
import { record } from '../analytics/record'
import { isLink } from '../lib/is-link'
import icons from './network-icons.svg'
import { Tooltip } from './ui/tooltip'

export function SocialLinks({ links, context }: { links: SocialLink[]; context: string }) {
  return (
    <ul className="flex gap-2">
      {links.map(({ name, url, icon }) => {
        if (!isLink(url)) return null
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
                <svg
                  aria-hidden="true"
                  className="size-5.5 fill-none stroke-current stroke-[1.6]"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                >
                  <use href={`${icons}#${icon}`} />
                </svg>
                <span className="sr-only">{name} (opens in a new tab)</span>
              </a>
            </Tooltip>
          </li>
        )
      })}
    </ul>
  )
}

import { renderToStaticMarkup } from 'react-dom/server'
import { browserColors } from '../../content/theme'
import { HeadElement, InlineElement } from '../inline-element'
import type { SiteSettings } from '../loading/site-settings'
import { gateHead, linkWords } from './gate-head'

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${browserColors.ground};font:1.125rem/1.5 system-ui,sans-serif}`

/** The document of a recipient's link, with the script that opens it. */
export function renderLinkDocument(script: string, settings: SiteSettings): string {
  const { opening, unreachable, noScript } = linkWords
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {gateHead(settings).map((tag) => (
          <HeadElement key={JSON.stringify(tag)} {...tag} />
        ))}
        <InlineElement as="style" text={STYLE} />
      </head>
      <body>
        <p role="status">{opening}</p>
        <p role="alert" hidden>
          {unreachable}
        </p>
        <noscript>{noScript}</noscript>
        <InlineElement as="script" text={script} />
      </body>
    </html>,
  )}`
}

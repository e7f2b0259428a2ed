import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { browserColors } from '../content/theme'
import type { EarlyPicture } from './components/ui/early-pictures'
import { HeadElement, InlineElement } from './inline-element'
import type { HeadTag } from './layout/head-tags'
import type { DocumentData } from './loading/page-data'

/** What the bundler knows, and the settings of the site. */
export interface DocumentFiles {
  /** The inline script. */
  start: string
  sheet: string
  /** The faces that have to be downloaded. */
  fonts: string
  gateScript: string
  /** The page's script, and all that it and the page import. */
  pageScript: string
  pageChunks: string[]
  icon: string
  analytics: AnalyticsElement[]
}

/** A script of the service that counts visits. */
export interface AnalyticsElement {
  attributes: Record<string, string | boolean>
  text: string
}

interface DocumentProps {
  files: DocumentFiles
  head: HeadTag[]
  /** What a newcomer sees, if this document has it. */
  gate?: { html: string; pictures: EarlyPicture[] } | undefined
  /** What a visitor sees who may enter, if this document has it. */
  page?: { html: string; data: DocumentData; pictures: EarlyPicture[] } | undefined
}

/** The HTML of an address. React renders it once, as a text, and owns nothing of it in the browser but `#root`. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<SiteDocument {...props} />)}`
}

function SiteDocument({ files, head, gate, page }: DocumentProps) {
  return (
    // With both in it, the inline script decides which of them is seen.
    <html lang="en" data-access={gate && page ? undefined : page ? 'open' : 'closed'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={browserColors.bar} />
        <link rel="icon" href={files.icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {head.map((tag) => (
          <HeadElement key={JSON.stringify(tag)} {...tag} />
        ))}
        {gate && <PicturePreloads id="gate-pictures" pictures={gate.pictures} />}
        {page && <PicturePreloads id="first-pictures" pictures={page.pictures} />}
        <InlineElement as="script" text={files.start} />
        <InlineElement as="style" id="sheet" text={files.sheet} />
        <InlineElement as="style" id="fonts" media="not all" text={files.fonts} />
        {files.analytics.map(({ attributes, text }) => (
          <InlineElement key={JSON.stringify(attributes) + text} as="script" {...attributes} text={text} />
        ))}
      </head>
      <body>
        {gate && <InlineElement as="div" id="gate" text={gate.html} />}
        {page && (
          <>
            <InlineElement as="div" id="root" text={page.html} />
            <InlineElement
              as="script"
              type="application/json"
              id="page-data"
              text={JSON.stringify(page.data).replaceAll('<', '\\u003c')}
            />
          </>
        )}
        {gate && (
          <Template id="gate-scripts">
            <script type="module" src={files.gateScript} />
          </Template>
        )}
        {page && (
          <>
            <Template id="page-preloads">
              {files.pageChunks.map((href) => (
                <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
              ))}
            </Template>
            <Template id="page-scripts">
              <script type="module" src={files.pageScript} />
            </Template>
          </>
        )}
        <noscript>
          {gate
            ? 'This portfolio opens with a password, and that needs JavaScript.'
            : 'This portfolio needs JavaScript.'}
        </noscript>
      </body>
    </html>
  )
}

function PicturePreloads({ id, pictures }: { id: string; pictures: EarlyPicture[] }) {
  return (
    <Template id={id}>
      {pictures.map(({ picture, sizes, priority, media }) => (
        <link
          key={picture.src}
          rel="preload"
          as="image"
          imageSrcSet={picture.srcSet}
          imageSizes={sizes}
          fetchPriority={priority}
          media={media}
        />
      ))}
    </Template>
  )
}

/** Rendered apart: React would lift a link out of the template into the head, where it takes effect. */
function Template({ id, children }: { id: string; children: ReactNode }) {
  return <InlineElement as="template" id={id} text={renderToStaticMarkup(children)} />
}

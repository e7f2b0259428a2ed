import type { AnalyticsElement } from '../../src/document'

export const ANALYTICS_KINDS = ['plausible', 'umami', 'google'] as const

export interface AnalyticsTag {
  kind: (typeof ANALYTICS_KINDS)[number]
  /** What the service calls the site: a domain (Plausible), a website's id (Umami), a measurement id (Google). */
  id: string
  /** Where the service runs. */
  host: string
}

/** What the policy of the site has to allow for a tag. */
export interface TagSources {
  scripts: string[]
  connections: string[]
  images: string[]
}

export const ANALYTICS_HOSTS: Record<AnalyticsTag['kind'], string> = {
  plausible: 'https://plausible.io',
  umami: 'https://cloud.umami.is',
  google: 'https://www.googletagmanager.com',
}

/** Google sends what it counts to hosts of several names. */
const GOOGLE = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
/** Umami's own service counts at another address than it is loaded from. */
const UMAMI_COUNTS = ['https://api-gateway.umami.dev', 'https://gateway.umami.is']

/** The elements that the service asks for. Inline scripts are let through by their hash, as the site's own are. */
export function tagElements({ kind, id, host }: AnalyticsTag): AnalyticsElement[] {
  if (kind === 'umami') return [script({ defer: true, src: `${host}/script.js`, 'data-website-id': id })]
  if (kind === 'plausible')
    return [
      // Events that are recorded before the script has come wait here.
      inline('window.plausible=function(){(plausible.q=plausible.q||[]).push(arguments)}'),
      script({ defer: true, src: `${host}/js/script.js`, 'data-domain': id }),
    ]
  return [
    inline(
      `window.dataLayer=[];window.gtag=function(){dataLayer.push(arguments)};gtag("js",new Date);gtag("config",${JSON.stringify(id)})`,
    ),
    script({ async: true, src: `${host}/gtag/js?id=${encodeURIComponent(id)}` }),
  ]
}

export function tagSources({ kind, host }: AnalyticsTag): TagSources {
  if (kind === 'google') return { scripts: [host], connections: [host, ...GOOGLE], images: [host, ...GOOGLE] }
  const elsewhere = host === ANALYTICS_HOSTS.umami ? UMAMI_COUNTS : []
  return { scripts: [host], connections: [host, ...elsewhere], images: [] }
}

function script(attributes: Record<string, string | boolean>): AnalyticsElement {
  return { attributes, text: '' }
}

function inline(text: string): AnalyticsElement {
  return { attributes: {}, text }
}

import { owner } from './site'
import type { Seo } from './types'

export const notFound = {
  seo: {
    title: `Page Not Found | ${owner.name}`,
    description: `This address leads nowhere on the portfolio of ${owner.name}. The work is one click away.`,
    noindex: true,
  } satisfies Seo,
  code: '404',
  heading: 'Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  homeLabel: 'Return to Home',
  contactLabel: 'Contact Support',
}

export const renderError = {
  heading: 'Something went wrong',
  text: 'We encountered an unexpected error. Please try refreshing the page.',
  retryLabel: 'Try Again',
  homeLabel: 'Go Home',
}

import { owner } from './site'
import type { Seo } from './types'

export const dashboard = {
  seo: {
    title: `Recruiter Dashboard | ${owner.name}`,
    description:
      'What was opened, read and clicked on this portfolio, from the events that this browser has recorded.',
    noindex: true,
  } satisfies Seo,
  label: 'portfolio · live trace',
  heading: '*Recruiter* Dashboard',
  intro: 'What was opened, how far it was read, and what came of it.',
  exportLabel: 'Export CSV',
  /** Stands in the panel at all times. */
  privacy: 'Recorded in this browser only. The last 100 events are kept.',
  cards: {
    totalViews: 'Total Views',
    ctaClicks: 'CTA Clicks',
    resumeDownloads: 'Resume Downloads',
    conversionRate: 'Conversion Rate',
    /** How the rate is made. */
    conversionNote: 'contact actions per view',
  },
  viewsPerDay: { heading: 'Views per day', day: 'Day', views: 'Views' },
  topPages: { heading: 'Top Pages', empty: 'No page has been opened yet.' },
  scroll: { heading: 'Scroll depth', average: 'average depth', note: 'pages read at least this far' },
  devices: { heading: 'Device Types', desktop: 'Desktop', mobile: 'Mobile', tablet: 'Tablet' },
  activity: {
    heading: 'Recent Activity',
    empty: 'No event has been recorded yet.',
    unknownTime: 'Unknown',
    caseStudyViews: 'Case study views',
    contactActions: 'Contact actions',
    /** What each event is called here. An event of another name is shown by that name. */
    events: {
      page_load: 'Page view',
      scroll_depth: 'Scrolled',
      cta_click: 'CTA click',
      case_study_view: 'Case study',
      resume_download: 'Resume download',
      contact_action: 'Contact',
      external_link: 'Outbound link',
    } as Record<string, string>,
  },
  empty: {
    heading: 'Nothing has happened *yet*',
    text: 'Events are recorded in this browser only. Open a few pages and come back, or leave this tab open: each event appears here the moment it is recorded.',
    note: 'On localhost nothing is recorded; 127.0.0.1 records.',
    linkLabel: 'Open the portfolio',
  },
  quickContact: {
    heading: '*Quick* Contact',
    email: 'Email',
    linkedin: 'LinkedIn',
    phone: 'Phone',
  },
}

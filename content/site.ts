import type {
  ContactInfo,
  EmbedAddresses,
  NavigationLink,
  OptionalPage,
  Owner,
  ResumeDownload,
  SocialLink,
} from './types'

/** Who the site belongs to. */
export const owner: Owner = {
  /** The sample owner. Delete this line when the content is yours: tests then ask for rules only, not for its facts. */
  sample: true,
  name: 'Tova Merrin',
  role: 'Senior Product Designer',
  tagline: 'Making invisible systems legible.',
  availability: 'Open to AI & Design Opportunities',
}

/** Shown on the contact page, in the footer, on the legal pages and in the resume PDF. */
export const contact: ContactInfo = {
  email: 'tova.merrin@example.com',
  phone: '(503) 555-0142',
  location: 'Portland, OR (remote)',
  workingHours: 'Monday - Friday, 9AM - 5PM PST',
}

/** Where the owner can be held to the legal pages, without a note on remote work, and under which law. */
export const jurisdiction = { place: 'Portland, OR', law: 'The law of the State of Oregon applies.' }

/** Pages that this site doesn't have, like `/presentation`. Links of the navigation to them are left out, too. */
export const pagesLeftOut: OptionalPage[] = []

/** Where "Back to Projects" leads: the section of Home that shows them. */
export const projectsHref = '/#vibecoding'

/** The header's links, in order. */
export const navigation: NavigationLink[] = [
  { name: 'Portfolio', href: '/' },
  { name: 'Visuals', href: '/visuals' },
  { name: 'Resume', href: '/resume' },
  { name: 'About', href: '/about' },
  { name: 'Contact', href: '/contact' },
]

/** The footer's links, in order. */
export const footerNavigation: NavigationLink[] = [
  { name: 'About', href: '/about' },
  { name: 'Portfolio', href: '/' },
  { name: 'Visuals', href: '/visuals' },
  { name: 'Resume', href: '/resume' },
  { name: 'Contact', href: '/contact' },
]

export const legalNavigation: NavigationLink[] = [
  { name: 'Privacy Policy', href: '/privacy-policy' },
  { name: 'Terms of Service', href: '/terms-of-service' },
  { name: 'Cookie Policy', href: '/cookie-policy' },
]

/** Any number, none included. `icon` may be one of those that `NetworkIcon` in types.ts lists. */
export const socialLinks: SocialLink[] = [
  { name: 'LinkedIn', url: 'https://linkedin.example.com/in/tova-merrin', icon: 'linkedin' },
  { name: 'Dribbble', url: 'https://dribbble.example.com/tova-merrin', icon: 'dribbble' },
  { name: 'Behance', url: 'https://behance.example.com/tova-merrin', icon: 'behance' },
]

/** The PDF is made from `resume.ts` by the build, unless there is a `content/resume.pdf`, which takes its place. */
export const resumeDownload: ResumeDownload = {
  label: 'Resume',
  filename: 'Tova-Merrin-Resume.pdf',
  path: 'documents/tova-merrin-resume.pdf',
}

/** What the frames of the Interactive Portfolio show: pages of this site, or any http(s) address. */
export const embeds: EmbedAddresses = {
  figmaUrl: '/embeds/design-file?file=ht-design-system',
  prototypeUrl: '/embeds/prototype',
  codepenUrl: '/embeds/code-experiment',
}

/** Parts of every page's head. */
export const seoDefaults = {
  siteName: 'Tova Merrin, product designer',
  /** Where the site will live; canonical addresses and link previews begin with it. */
  origin: 'https://tova-merrin.example.com',
  locale: 'en_US',
}

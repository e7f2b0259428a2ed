import type {
  ContactInfo,
  EmbedAddresses,
  NavigationLink,
  OptionalPage,
  Owner,
  ResumeDownload,
  SocialLink,
} from '../../../content/types'

export const owner: Owner = {
  name: 'Łucja Nguyễn',
  role: 'Service Designer',
  tagline: 'Queues that explain themselves.',
  availability: 'Free for projects from spring',
}

export const contact: ContactInfo = {
  email: 'lucja@nguyen-service.example',
  phone: '+49 (0)30 23125 017',
  location: 'Berlin, Germany',
  workingHours: 'Tuesday to Friday, 10:00 to 16:00',
}

export const jurisdiction = { place: 'Berlin, Germany', law: 'German law applies.' }

export const pagesLeftOut: OptionalPage[] = ['/dashboard']

export const projectsHref = '/#projects'

export const navigation: NavigationLink[] = [
  { name: 'Work', href: '/' },
  { name: 'About', href: '/about' },
  { name: 'Pictures', href: '/visuals' },
  { name: 'CV', href: '/resume' },
  { name: 'Write', href: '/contact' },
]

export const footerNavigation: NavigationLink[] = [
  { name: 'Work', href: '/' },
  { name: 'About', href: '/about' },
  { name: 'CV', href: '/resume' },
  { name: 'Dashboard', href: '/dashboard' },
]

export const legalNavigation: NavigationLink[] = [
  { name: 'Privacy', href: '/privacy-policy' },
  { name: 'Terms', href: '/terms-of-service' },
  { name: 'Cookies', href: '/cookie-policy' },
]

export const socialLinks: SocialLink[] = [
  { name: 'Behance', url: 'https://behance.example/lucja-nguyen', icon: 'behance' },
]

export const resumeDownload: ResumeDownload = {
  label: 'CV',
  filename: 'Nguyen-CV.pdf',
  path: 'papers/nguyen-cv.pdf',
}

export const embeds: EmbedAddresses = { figmaUrl: '#', prototypeUrl: '#', codepenUrl: '#' }

export const seoDefaults = {
  siteName: 'Łucja Nguyễn, service design',
  origin: 'https://nguyen-service.example',
  locale: 'en_GB',
}

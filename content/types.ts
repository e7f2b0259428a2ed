/** Every entity that the pages show. Content files hold values of these types and nothing else. */

/**
 * A heading in which one phrase may stand in the serif italic, between two asterisks: `About *Me*`. Visitors see the
 * words only.
 */
export type AccentedText = string

/** A master of `content/images` with the variants that the build makes of it. */
export interface Picture {
  /** Address of its widest file. */
  src: string
  /** Pixel size of the master; sets the aspect ratio on the page. */
  width: number
  height: number
  /** Average colour, shown until the picture has loaded. */
  color: string
  /** The addresses of all its files with their widths, as in the `srcset` attribute. */
  srcSet: string
  /** Its file. Only the build is told. */
  master?: string
}

/** A picture in a text, with what it says. */
export interface Figure {
  picture: Picture
  /** What the picture shows, for those who can't see it. */
  alt: string
  /** One short line under the picture. */
  caption: string
  /** How it stands on a phone, where the type of an interface would be too small to read. */
  phone?: PhoneForm
}

/** On a phone: the whole picture where nothing in it has to be read, else a part of it with a line of its own. */
export type PhoneForm = 'whole' | { picture: Picture; caption: string }

/** What search engines and link previews are told of a page. */
export interface Seo {
  /** Unique on the site; shown in the browser's tab. */
  title: string
  /** 50 to 160 characters. */
  description: string
  keywords?: string[]
  /** Keeps the page out of search engines. */
  noindex?: boolean
}

export interface Owner {
  /**
   * Stands here while the sample owner is installed: then the specification's own facts and counts are tested, too
   * (`*.sample.test.ts`, and the journeys that say so).
   */
  sample?: true
  name: string
  /** The profession, on the gate and in link previews; the present post is the first role of `resume.ts`. */
  role: string
  tagline: string
  availability: string
}

/** Pages that a site can do without. */
export type OptionalPage = '/about' | '/visuals' | '/presentation' | '/dashboard'

export interface NavigationLink {
  name: string
  href: string
}

export interface SocialLink {
  name: string
  /** Here as in every `url`: `#` means that there is no link. */
  url: string
  /** Which mark stands for it; `link` and `web` are plain signs for every other place. */
  icon: NetworkIcon
}

export type NetworkIcon =
  | 'behance'
  | 'bluesky'
  | 'codepen'
  | 'dribbble'
  | 'facebook'
  | 'figma'
  | 'github'
  | 'instagram'
  | 'linkedin'
  | 'mastodon'
  | 'medium'
  | 'pinterest'
  | 'threads'
  | 'tiktok'
  | 'vimeo'
  | 'x'
  | 'youtube'
  | 'link'
  | 'web'

export interface ContactInfo {
  email: string
  /** As people read it, with its country code unless it is American. Empty where there is none. */
  phone: string
  location: string
  workingHours: string
}

export interface ResumeDownload {
  /** On the header's button, before the word PDF. */
  label: string
  /** The name under which the visitor's browser saves the file. */
  filename: string
  /** Public bucket and file: `bucket/file.pdf`. */
  path: string
}

/** A skill with a percentage bar. */
export interface Skill {
  name: string
  /** 0 to 100. */
  proficiency: number
}

/** A short titled text: expertise card, process step, insight, feature. */
export interface Point<Text = string> {
  title: string
  text: Text
}

/** A figure set large, with what it counts. */
export interface Stat {
  value: string
  label: string
}

/** The kind of a project. Each has a filter in `home.ts`, where the visitor reads its name. */
export type ProjectCategory = string

/** A card of Featured Work. */
export interface PortfolioProject {
  /** The case study's slug. */
  id: string
  title: string
  /** Two sentences at most; its first 80 characters are the picture's alternative text. */
  description: string
  image: Picture
  category: ProjectCategory
  technologies: string[]
  /** The one result that a recruiter should remember. */
  impact: string
  /** A path that begins with `/` opens in the same window, any other address in a new tab. */
  caseStudyUrl: string
  client: string
  date: string
  /** Stands for a confidential study: only title, description and picture are shown, and the picture is veiled. */
  veiled?: true
}

export interface ExperienceEntry {
  title: string
  company: string
  /** As shown: `2022-Present`. */
  duration: string
  description: string
  /** The badge: a few words. */
  highlight: string
}

/** The resume page and the PDF say more of each role. */
export interface ResumeEntry extends ExperienceEntry {
  location: string
  highlights: string[]
  products: string[]
}

export interface Education {
  heading: string
  title: string
  school: string
  duration: string
}

/** The resume page, and the PDF that is made of it. Lists may be empty: then their part is not there. */
export interface Resume {
  title: string
  summaryLine: string
  downloadLabel: string
  linkedinLabel: string
  contactHeading: string
  highlightsHeading: string
  highlights: (Stat & { text: string })[]
  experienceHeading: string
  productsLabel: string
  experience: ResumeEntry[]
  /** The years of the axis on which the roles are drawn; a present role reaches the last. */
  timeline: { from: number; to: number }
  skillsHeading: string
  skillGroups: SkillGroup[]
  vibeCoding: { heading: AccentedText; points: Point[] }
  professionalSummary: { heading: string; paragraphs: string[] }
  contracts: { heading: string; points: Point[] }
  education?: Education
}

export interface SkillGroup {
  name: string
  skills: string[]
}

export interface AiConcept {
  id: string
  title: string
  category: 'illustrations'
  description: string
  image: Picture
  /** What was typed to make the picture. */
  prompt: string
  tags: string[]
}

export interface VibeProject {
  id: string
  title: string
  description: string
  image: Picture
  technologies: string[]
  /** A `/project/` path is the project's page. */
  liveUrl: string
  githubUrl: string
  featured: boolean
}

/** As visitors read it. Each has a filter in `visuals.ts`. */
export type VisualCategory = string

export interface VisualItem {
  id: string
  title: string
  category: VisualCategory
  image: Picture
  description: string
}

export interface Testimonial {
  quote: string
  name: string
  title: string
  company: string
  avatar: Picture
  linkedinUrl: string
}

export interface CompanyLogo {
  name: string
  /** Single-ink SVG. */
  svg: string
}

export interface CaseStudyHeader {
  title: string
  client: string
  date: string
  duration: string
  role: string
  team: string[]
  technologies: string[]
}

export type MetricIcon = 'trend' | 'clock' | 'people' | 'shield' | 'spark' | 'layers' | 'globe' | 'check'

export interface ImpactMetric {
  icon: MetricIcon
  /** The figure as it is set: `75%`. */
  metric: string
  /** What the figure counts: a few words. */
  description: string
  /** How it was measured, or what it replaced: one sentence. */
  detail: string
}

/** The ground colour of a page's hero. */
export type Tone = 'pine' | 'ink' | 'vermilion' | 'butter' | 'sky' | 'sage'

/** One of two pictures that lie over each other. */
export interface ComparedPicture {
  picture: Picture
  /** What phones show of it, where its type would be too small there; both sides in one size. */
  phone?: Picture
  alt: string
  /** Stands in its corner: `Before, 2015`. */
  label: string
}

/**
 * How the work came about: what was there before, was thrown away, or changed a mind. It stands after the paragraph
 * that tells of it.
 */
export type Evidence =
  | {
      kind: 'evidence'
      /** What it is, in a few words: `Thrown away, week 9`. */
      label: string
      figure: Figure
    }
  /** Where a comparison says more: two pictures of one size, with a handle between them. */
  | { kind: 'comparison'; before: ComparedPicture; after: ComparedPicture; caption: string }

/**
 * How a study is told: `answer` goes from challenge to solution and then tells how it came about, `search` tells of the
 * way first, and `result` opens with its figures.
 */
export type StudyShape = 'answer' | 'search' | 'result'

/** A figure that can be played. */
export type Playable = 'incident'

/**
 * A text of a study or project. It is written as a string, in which some Markdown may stand: `**bold**`, `*emphasis*`,
 * `[a link](/about)`, `` `code` ``, and in a block of kind `text` also lists and fenced code. The build reads it, so that
 * pages get plain data; a text without any mark stays the string that it is.
 */
export type RichText = string | RichNode[]

export type RichNode =
  | string
  | { tag: 'strong' | 'em' | 'code'; children: RichNode[] }
  | { tag: 'a'; href: string; children: RichNode[] }
  | { tag: 'br' }

/** A film with words spoken needs captions (a `.vtt` file); one without says `silent`. */
export type VideoCaptions = 'silent' | { src: string; language: string; label: string }

/** A part of a longer text, in reading order. */
export type Block =
  | { kind: 'text'; text: RichText }
  | {
      kind: 'figure'
      figure: Figure
      /**
       * What the figure becomes when a visitor plays it: a folder of `content/figures`. Without script, and on
       * paper, it is the picture.
       */
      play?: string
    }
  | { kind: 'points'; points: Point<RichText>[] }
  | { kind: 'stats'; stats: Stat[] }
  | {
      kind: 'quote'
      text: RichText
      by: string
      /** The language of the quote, where it is another one: `he`. */
      lang?: string
      /** Of scripts that run from right to left. */
      dir?: 'rtl'
    }
  | { kind: 'list'; ordered: boolean; items: RichText[] }
  | { kind: 'code'; code: string; language?: string }
  | {
      kind: 'video'
      /** `import film from '../videos/x.mp4?url'`: MP4 or WebM. */
      src: string
      /** What is seen until it is played; its size is the film's. */
      poster: Picture
      /** What the film shows, for those who can't see it. */
      alt: string
      caption: string
      captions: VideoCaptions
    }
  /** A paragraph with a small heading: who was led, what would be done otherwise. */
  | ({ kind: 'note' } & Point<RichText>)
  | Evidence

export interface ExternalLink {
  label: 'View Live' | 'View Live Site' | 'Learn More' | 'Visit Website'
  url: string
}

export interface CallToAction {
  heading: string
  text: RichText
  label: string
  href: string
}

/** The link at the end of a page to the next one. */
export interface NextProject {
  title: string
  href: string
  picture: Picture
}

/** Of every page that a content file makes. */
interface MadePage {
  /** The name of its file, and the end of its address. */
  slug: string
  /** Not built; `npm run dev` shows it. */
  draft?: true
  /** Ends of earlier addresses, which lead here. */
  formerSlugs?: string[]
}

export interface CaseStudy extends MadePage {
  /** On no list and unknown to search engines: only who has its address finds it. */
  listed?: false
  /**
   * Under NDA: closes the study, its pictures and its design file also to visitors who know the general password. Needs
   * LOCK=server; its own password is a setting, STUDY_PASSWORD_{SLUG}.
   */
  confidential?: true
  seo: Seo
  header: CaseStudyHeader
  tone: Tone
  cover: Picture
  coverAlt: string
  /** Which part of the cover's width stays in a taller box, from 0% (left) to 100%; 40% unless it says so. */
  coverFocus?: `${number}%`
  /** One or two sentences under the title. */
  summary: string
  /** What a visitor in a hurry takes along. */
  minute: { problem: string; role: string; outcome: string }
  /** The order of the parts; `answer` unless it says so. */
  shape?: StudyShape
  /** From here on the parts of the text, in reading order: one that is left out, or empty, is not on the page. */
  challenge?: Block[]
  solution?: Block[]
  /** The first one is set largest; any number. */
  metrics?: ImpactMetric[]
  process?: Block[]
  enterpriseValue?: Block[]
  externalLink?: ExternalLink
  /** Link to the design file, where the page shows one. */
  designFileHref?: string
  callToAction: CallToAction
  /** Where the page leads at its end, if not to the next study of `index.ts` (after the last one, to the first). */
  next?: NextProject
}

interface DesignFileBase extends MadePage {
  seo: Seo
  title: AccentedText
  /** What the file holds, in one or two sentences. */
  summary: string
  /** The story of the file, where there is one. */
  caseStudyHref?: string
  /** Where the page leads on, if not to the next design file in the order of the studies. */
  nextHref?: string
}

/** A file in a frame. */
export interface EmbeddedDesignFile extends DesignFileBase {
  kind: 'frame'
  /** A page of ours or a Figma address. */
  embedUrl: string
  /** Load the frame only when it comes near the screen. */
  lazy?: boolean
  /** Details that can be read without opening the file, on a phone above all. */
  closeUps?: Figure[]
}

/** A page of pictures instead of a frame. */
export interface GalleryDesignFile extends DesignFileBase {
  kind: 'gallery'
  images: AiConcept[]
  callToAction: CallToAction
}

export type DesignFile = EmbeddedDesignFile | GalleryDesignFile

export interface ProjectPageContent extends MadePage {
  seo: Seo
  title: string
  description: string
  tags: string[]
  facts: { client: string; year: string; role: string }
  tone: Tone
  hero: Picture
  heroAlt: string
  overview: Block[]
  features: Point<RichText>[]
  insights: Point<RichText>[]
  images: Figure[]
  impact: { stats: Stat[]; text: RichText }
  externalLink?: ExternalLink
  callToAction: CallToAction
}

/** What each composition of a slide needs, by its kind. */
interface SlideContents {
  /** The stage before the talk. */
  opening: { name: string; role: string }
  rules: { rules: string[] }
  /** A project as a trace; a span begins and ends in tenths of it. */
  spans: { spans: { name: string; text: string; from: number; to: number }[] }
  /** A screen beside what it changed. */
  comparison: { picture: Picture; alt: string; before: Stat; after: Stat; wider: Stat }
  /** A route with its three stops, a screen, the part of it that phones show, and figures. */
  route: {
    picture: Picture
    part: Picture
    alt: string
    stops: [string, string, string]
    /** `of` says what was counted. */
    figures: (Stat & { of?: string })[]
  }
  /** Three figures over the years that they took; `to` is left out while a role lasts. */
  record: { figures: [Stat, Stat, Stat]; roles: { company: string; from: number; to?: number }[] }
  /** A picture beside what one does. */
  habits: { picture: Picture; alt: string; habits: Point[] }
  /** A portrait and a few prints on a table. */
  prints: {
    portrait: Picture
    alt: string
    cards: { picture: Picture; alt: string; caption: string }[]
  }
  closing: { picture: Picture; email: string; phone: string }
}

export interface SlideOf<Kind extends keyof SlideContents> {
  kind: Kind
  id: string
  title: AccentedText
  subtitle: string
  content: SlideContents[Kind]
  /** For the speaker's eyes: what to say, one thought per line. */
  notes: string[]
}

/** A slide of the deck: any number of each kind, in any order. */
export type Slide = { [Kind in keyof SlideContents]: SlideOf<Kind> }[keyof SlideContents]

/** A titled part of a legal page. */
export interface LegalSection {
  heading: string
  paragraphs: string[]
  /** What is said instead on a site whose visits this service counts (SITE_ANALYTICS). */
  counted?: Record<'plausible' | 'umami' | 'google', string[]>
  /** What is said instead on a site without a password; nothing leaves the part out. */
  withoutPassword?: string[]
  /** What is said instead on a site whose visitors write by mail (SITE_CONTACT=mail); nothing leaves the part out. */
  withoutForm?: string[]
}

export interface LegalPageContent {
  slug: string
  seo: Seo
  title: AccentedText
  lastUpdated: string
  intro: string
  sections: LegalSection[]
  /** What is otherwise on a site with the lock (LOCK=server): the intro, and a section that comes first. */
  locked?: { intro: string; section: LegalSection }
}

/** Home's first screen. */
export interface HomeHero {
  badge: string
  headline: AccentedText
  intro: string
  /** Leads to the section `projects`; shown where Home has one, as `figmaLabel` where it has `embeds`. */
  exploreLabel: string
  resumeLabel: string
  figmaLabel: string
  scrollLabel: string
  caption: { title: string; text: string }
  /** Six square pictures; three tiles of plain shapes complete them, or stand alone. */
  mosaic?: { picture: Picture; alt: string }[]
}

interface SectionWords {
  heading: AccentedText
  /** The mono line above the heading. */
  label: string
}

export interface AboutWords extends SectionWords {
  paragraphs: string[]
  /** The present post and, where there is one, the last. */
  roles: { label: string; title: string; period: string }[]
  skillsHeading: string
  skills: Skill[]
  expertiseHeading: string
  expertise: Point[]
}

export interface FeaturedWorkWords extends SectionWords {
  intro: string
  filtersLabel: string
  /** Shown where there are several kinds of work; one that finds nothing is left out. */
  filters: { value: 'all' | ProjectCategory; label: string }[]
  impactLabel: string
}

/** Studies beyond those that Home shows at first: it fetches their cards when a visitor asks for them. */
export interface FurtherProjects {
  /** On the button below the others. */
  label: string
  /** Said where they can't be fetched. */
  failed: string
  load: () => Promise<PortfolioProject[]>
}

export interface ResumeSectionWords extends SectionWords {
  intro: string
  downloadLabel: string
  contactHeading: string
  /** Where the owner is employed; the contact page names where the owner lives. */
  location: string
  linkedinLabel: string
  experienceHeading: string
  experience: ExperienceEntry[]
  timeline: { from: number; to: number }
  coreSkillsHeading: string
  coreSkills: string[]
}

export interface ConceptsWords extends SectionWords {
  intro: string
  promptLabel: string
  galleryLabel: string
  /** The page of all pictures, where there is one. */
  galleryHref?: string
  items: AiConcept[]
}

export interface VibeWords extends SectionWords {
  intro: string
  featuredHeading: string
  moreHeading: string
  liveLabel: string
  codeLabel: string
  /** Said of a button whose address is `#`. */
  unavailableLabel: string
}

export interface InteractiveWords extends SectionWords {
  intro: string
  tabsLabel: string
  tabs: { value: 'figma' | 'prototype' | 'code'; label: string; frameTitle: string; text: string }[]
  openPrototypeLabel: string
}

/** A section of Home. Its `id` is its address, as in `/#contact`. One that has nothing to show is left out. */
export type HomeSection =
  | { id: 'about'; words: AboutWords }
  | { id: 'projects'; words: FeaturedWorkWords; projects: PortfolioProject[]; further?: FurtherProjects }
  | { id: 'resume'; words: ResumeSectionWords }
  | { id: 'midjourney'; words: ConceptsWords }
  | { id: 'vibecoding'; words: VibeWords; projects: VibeProject[] }
  | { id: 'embeds'; words: InteractiveWords }
  | { id: 'contact' }

/** What a legal page says otherwise on a site with links and readers. */
export interface LegalChanges {
  intro: string
  /** With the lock as well. */
  lockedIntro?: string
  /** Comes first. */
  section: LegalSection
  /** Paragraphs in the place of others, by their heading. */
  replaced: Record<string, string[]>
}

/** An embedded frame of the Interactive Portfolio. */
export interface EmbedAddresses {
  figmaUrl: string
  prototypeUrl: string
  codepenUrl: string
}

/** A number in calm, and while the incident burns. */
export type CalmAndBurning = [calm: number, burning: number]

/** A box of the flow map. Its id is its name. */
export interface IncidentNode {
  id: string
  /** The column, from clients (0) to stores and what stands outside (4). */
  tier: number
  /** What runs elsewhere is not counted as a service. */
  kind: 'client' | 'service' | 'outside'
  /** Whose it is: the hue. */
  team: string
  /** Calls a second that come in. */
  rate: CalmAndBurning
  /** In milliseconds. */
  p95?: CalmAndBurning
  /** Percent of calls that fail. */
  failing?: CalmAndBurning
  /** The one thing that its box says when it burns. */
  symptom?: 'failing' | 'slow' | 'poolFull'
}

/** A band of the flow map. */
export interface IncidentCall {
  from: string
  to: string
  /** Calls a second. */
  rate: CalmAndBurning
  /** The burning path, and the same call again. */
  part?: 'path' | 'retry'
}

/** How a curve moves on an ordinary day. */
export type ChartHabit = 'steady' | 'wave' | 'teeth' | 'bursts' | 'spike'

/** One of the forty charts that an alert used to open. */
export interface IncidentChart {
  service: string
  measure: string
  unit?: 'a second' | 'milliseconds' | 'percent'
  value: CalmAndBurning
  habit: ChartHabit
}

/** What the figure that can be played says. `{time}`, `{service}` and the like are filled in. */
export interface IncidentPlay {
  /** The product's colors, by name; in the figure's style sheet `--{name}`. */
  palette: Record<string, string>
  /** The hues of the teams. */
  teams: Record<string, string>
  open: string
  lead: string
  stopwatch: string
  giveUp: string
  close: string
  /** Kind words for a wrong guess; `other` for a service that has none of its own. */
  notes: Record<string, string>
  charts: {
    step: string
    question: string
    task: string
    wall: string
    found: string
    shown: string
    go: string
  }
  map: { step: string; question: string; task: string; boxes: string; found: string; shown: string }
  tiers: string[]
  /** Boxes of the small map that stand for several. */
  folded: { clients: string; browsing: string }
  symptoms: { failing: string; slow: string; poolFull: string }
  again: string
  /** What a chart showed in calm, for those who can't see its curve. */
  was: string
  time: {
    label: string
    value: string
    chart: string
    play: string
    pause: string
    back: string
    forward: string
    deploy: string
    rollBack: string
  }
  result: {
    title: string
    you: string
    replays: string
    charts: string
    map: string
    minutes: string
    gaveUp: string
    remark: string
    again: string
  }
}

export interface Typeface {
  family: string
  /** The file of an installed package. */
  file: string
  /** What of a variable font is kept; a single value cuts the axis out. */
  axes?: Record<string, number | { min: number; max: number }>
  style: 'normal' | 'italic'
  /** Takes the font's place until it has come, with its measures, so that nothing shifts then. */
  standIn?: {
    family: string
    local: string[]
    sizeAdjust: string
    ascent: string
    descent: string
  }
  /** What follows the two in the list of families. */
  fallbacks: string
}

export type Typefaces = Record<'display' | 'text' | 'serif' | 'mono', Typeface>

/** The password screen. */
export interface GateWords {
  title: string
  prompt: string
  passwordPlaceholder: string
  showLabel: string
  hideLabel: string
  submitLabel: string
  invalid: string
  /** Under the form. */
  footer: string
  background: Picture
  /** What only a locked site's gate may have to say (LOCK=server). */
  locked: Record<'data-too-many' | 'data-unreachable' | 'data-cookies', string>
  /** For whoever comes by a link of one's own (OWNER_PASSWORD). */
  link: {
    opening: string
    unreachable: string
    noScript: string
    /** Above the form; the owner's address follows. */
    ended: string
  }
  /** Where things are in this picture, in parts of its width and height: they move when the gate opens. */
  scene: {
    /** The radius is in parts of the width. */
    ball: { x: number; y: number; radius: number }
    /** The side of the window that the light comes from. */
    light: { x: number; top: number; bottom: number; paint: string }
  }
}

export interface ContactFormWords {
  /** `missing` is said of a field that was left empty. */
  fields: Record<
    'name' | 'email' | 'subject' | 'message',
    { label: string; placeholder: string; missing: string }
  >
  submitLabel: string
  pendingLabel: string
  sent: { title: string; text: string }
  failed: { title: string; text: string }
}

/** Stands on the contact page and at the end of Home. */
export interface ContactSectionWords extends ContactFormWords {
  heading: AccentedText
  tagline: string
  detailsHeading: string
  socialHeading: string
  /** Names of the rows of contact details. */
  detailLabels: Record<keyof ContactInfo, string>
}

/** Stands in place of the form where the site was built with SITE_CONTACT=mail. */
export interface MailCardWords {
  title: string
  text: string
  label: string
}

import { caseStudyCards } from './case-studies/index'
import { counted, sentence } from './counted'
import { experience, spanwell, tidehouse, timeline } from './experience'
import threads from './images/ai/01-threads-of-light.webp?picture'
import stoneware from './images/ai/02-stoneware-sun.webp?picture'
import arcade from './images/ai/03-vermilion-arcade.webp?picture'
import islands from './images/ai/04-stepped-islands.webp?picture'
import marbleRun from './images/ai/05-marble-run.webp?picture'
import streamlines from './images/ai/06-streamline-ribbons.webp?picture'
import soapFilm from './images/ai/07-soap-film.webp?picture'
import mobile from './images/ai/08-balancing-mobile.webp?picture'
import flowMap from './images/mosaic/1.webp?picture'
import approvalMail from './images/mosaic/2.webp?picture'
import managersPhone from './images/mosaic/3.webp?picture'
import streetMap from './images/mosaic/4.webp?picture'
import trace from './images/mosaic/5.webp?picture'
import usageLayers from './images/mosaic/6.webp?picture'
import { owner } from './site'
import type {
  AboutWords,
  AiConcept,
  ConceptsWords,
  FeaturedWorkWords,
  HomeHero,
  HomeSection,
  InteractiveWords,
  Point,
  ResumeSectionWords,
  Seo,
  Skill,
  VibeWords,
} from './types'
import { vibeProjects } from './vibe-projects'

const studies = sentence(counted(caseStudyCards.length, 'case study', 'case studies'))

export const seo: Seo = {
  title: `${owner.name}, ${owner.role}`,
  description: `Portfolio of a senior product designer: AI-driven interfaces, observability, maps and design systems. ${studies} with what they cost and changed.`,
  keywords: [
    'product design',
    'AI interfaces',
    'design systems',
    'observability',
    'accessibility',
    'portfolio',
  ],
}

const mosaic: HomeHero['mosaic'] = [
  {
    picture: flowMap,
    alt: 'Flow map, close up: calls from “inventory” burn on their way to a full “stock-db”, three retries each',
  },
  {
    picture: approvalMail,
    alt: 'A mail that asks for a yes: Lisbon offsite, €18,000 of €20,000, Approve, A part or Ask',
  },
  {
    picture: managersPhone,
    alt: 'Phone app for managers in a one-to-one: 16 minutes left, the next topic open',
  },
  {
    picture: streetMap,
    alt: 'Street map with a truck route over Salt bridge, which states its weight limit',
  },
  { picture: trace, alt: 'Trace, close up: spans of one request, the slow ones in red' },
  { picture: usageLayers, alt: 'Usage chart drawn as layers of a landscape, with a pale disc behind it' },
]

export const hero: HomeHero = {
  badge: 'Product Design + Engineering',
  headline: 'Creating *intelligent* experiences',
  intro:
    'I lead product design at Spanwell, where engineers find out what their software is doing at three in the morning. Before that, five years at the product studio Tidehouse: hiring tools, mail and guidance for hearthtable, Atrium and Pathpoint.',
  exploreLabel: 'Explore My Work',
  resumeLabel: 'View Resume',
  figmaLabel: 'View Figma Files',
  scrollLabel: 'Scroll down to the projects',
  caption: { title: 'Design System', text: 'Components & Patterns' },
  mosaic,
}

const skills: Skill[] = [
  { name: 'Product Design & Strategy', proficiency: 95 },
  { name: 'AI-Driven Interface Design', proficiency: 92 },
  { name: 'Design Systems & Tokens', proficiency: 90 },
  { name: 'Cross-functional Leadership', proficiency: 88 },
  { name: 'Prototyping & User Testing', proficiency: 85 },
  { name: 'Accessibility & Inclusive Design', proficiency: 90 },
]

const expertise: Point[] = [
  {
    title: 'Enterprise Design Systems',
    text: 'Tokens, components and the meeting where someone says no. A system is finished when teams stop asking me about it.',
  },
  {
    title: 'Observability Platforms',
    text: 'Traces, logs and metrics drawn as one story, so that the person on call reads a cause and not a wall of charts.',
  },
  {
    title: 'Accessibility Leadership',
    text: 'I wrote the handbook, then the release check that makes it matter. Both are shorter than you fear.',
  },
  {
    title: 'AI Integration',
    text: 'The model suggests and shows its evidence. A person decides. I design the seam between the two.',
  },
]

export const about: AboutWords = {
  heading: 'About *Me*',
  label: 'Who draws this',
  paragraphs: [
    'I design for people who are busy, tired or on call. Somewhere a system already knows the answer they need. My job is to get it onto the screen in time.',
    'I started in print and on boats, where a mistake is paid for in paper or in salt water. It left me with three habits: go and watch, prototype in the real material, and take one thing out before release.',
  ],
  roles: [
    { label: 'Current Role', title: spanwell.title, period: spanwell.duration },
    { label: 'Previous', title: tidehouse.title, period: tidehouse.duration },
  ],
  skillsHeading: 'Skills and Expertise',
  skills,
  expertiseHeading: 'Key Expertise',
  expertise,
}

const filters: FeaturedWorkWords['filters'] = [
  { value: 'all', label: 'All Projects' },
  { value: 'product', label: 'Product Design' },
  { value: 'ai-platform', label: 'AI Platforms' },
  { value: 'design-system', label: 'Design Systems' },
  { value: 'ai-creative', label: 'AI Creative' },
]

export const featuredWork: FeaturedWorkWords = {
  heading: 'Featured *Work*',
  label: 'Case studies',
  intro: `${studies}. Each opens with a sixty-second version, for readers with forty tabs open.`,
  filtersLabel: 'Filter projects by kind',
  filters,
  impactLabel: 'Impact',
}

export const resumeSection: ResumeSectionWords = {
  heading: 'Resume',
  label: 'Roles',
  intro: `${sentence(counted(experience.length, 'role', 'roles'))}, one thread: take something complicated that people depend on, and make it readable.`,
  downloadLabel: 'Download Resume',
  contactHeading: 'Contact',
  location: 'San Francisco (remote)',
  linkedinLabel: 'LinkedIn',
  experienceHeading: 'Experience',
  experience,
  timeline,
  coreSkillsHeading: 'Core Skills',
  coreSkills: [
    'Product strategy',
    'Interaction design',
    'Information architecture',
    'Data visualization',
    'Design systems',
    'Design tokens',
    'AI interface patterns',
    'Prototyping in React',
    'User research',
    'Accessibility, WCAG 2.2',
    'Design critique',
    'Team leadership',
  ],
}

const conceptItems: AiConcept[] = [
  {
    id: 'threads-of-light',
    title: 'Threads of Light',
    category: 'illustrations',
    description: 'Forty-four cables, one ring. What a trace looks like before anyone draws the chart.',
    image: threads,
    prompt:
      'bundle of smooth cables pinched through one bone-white ring, a handful lit amber and vermilion, the rest deep green and pale blue, black-green void, shallow focus, one request finding its way through a system',
    tags: ['Tracing', 'Glow', 'Metaphor'],
  },
  {
    id: 'stoneware-and-sun',
    title: 'Stoneware and Sun',
    category: 'illustrations',
    description: 'Stoneware on a shelf. I was looking for a palette for myself, and this one stayed.',
    image: stoneware,
    prompt:
      'still life of hand-thrown stoneware, speckled bone clay, one dark green dipped glaze, one tall vermilion vase, large flat yellow sun disc on the wall, low warm side light, soft long shadow, editorial product photography',
    tags: ['Still life', 'Ceramic', 'Palette'],
  },
  {
    id: 'vermilion-arcade',
    title: 'Vermilion Arcade',
    category: 'illustrations',
    description: 'One color, one vanishing point. A study in how far light alone can carry a layout.',
    image: arcade,
    prompt:
      'endless vaulted corridor in vermilion plaster, late sun falling between the piers, thin haze, a white ring and a dark sphere waiting halfway, one-point perspective, vertical',
    tags: ['Architecture', 'Light', 'Haze'],
  },
  {
    id: 'stepped-islands',
    title: 'Stepped Islands',
    category: 'illustrations',
    description:
      'Contour lines you could walk on. Made during an argument about map layers. It ended the argument.',
    image: islands,
    prompt:
      'terraced islands from bone to deep green in still water, wide orange sun touching the horizon, broken reflection, peach dusk, a small round plinth with a red ball, architectural model',
    tags: ['Cartography', 'Water', 'Dusk'],
  },
  {
    id: 'marble-run',
    title: 'Marble Run',
    category: 'illustrations',
    description: 'A queue, drawn honestly: several balls on one track, and only one of them is yours.',
    image: marbleRun,
    prompt:
      'white porcelain track coiling down a green column, one marble lit from within, others waiting, red ball on top, yellow ring on the floor, dark green studio, warm key light from the upper left, vertical',
    tags: ['Queue', 'Porcelain', 'Studio'],
  },
  {
    id: 'streamlines',
    title: 'Streamlines',
    category: 'illustrations',
    description: 'Paper on edge, parting around three obstacles. Traffic, if traffic were polite.',
    image: streamlines,
    prompt:
      'strips of butter-yellow paper standing on edge, flowing around one large vermilion sphere and two small ones like a current around stones, a single green strip, a single red one, hard low sun, seen from above at an angle',
    tags: ['Paper', 'Flow', 'Macro'],
  },
  {
    id: 'soap-film',
    title: 'Soap Film',
    category: 'illustrations',
    description: 'How transparent may a layer be before it stops being a layer? About this much.',
    image: soapFilm,
    prompt:
      'large soap bubbles drifting before a flat orange disc, dark green void, iridescence kept to butter, vermilion and sky, soft window reflections, vertical',
    tags: ['Transparency', 'Thin film', 'Depth'],
  },
  {
    id: 'balancing-mobile',
    title: 'Balancing Mobile',
    category: 'illustrations',
    description: 'Hierarchy without a grid. Move one piece and every other piece has an opinion.',
    image: mobile,
    prompt:
      'modernist hanging mobile, vermilion disc, white ring, green half moon, yellow ball, thin brass arms, pale blue wall with crisp shadows, morning light, vertical',
    tags: ['Balance', 'Hierarchy', 'Shadow'],
  },
]

export const concepts: ConceptsWords = {
  heading: 'AI Visual *Concepts*',
  label: 'Pictures',
  intro: 'Pictures I make to think with. Each began as a sentence, and the sentence is printed beneath it.',
  promptLabel: 'Prompt',
  galleryLabel: 'View AI Gallery',
  galleryHref: '/figma/ai-creative-exploration',
  items: conceptItems,
}

const featured = vibeProjects.filter((project) => project.featured).length
const tools = sentence(counted(featured, 'tool', 'tools'))
const projects = counted(vibeProjects.length - featured, 'project', 'projects')

const vibe: VibeWords = {
  heading: 'VibeCoding *Projects*',
  label: 'Builds',
  intro: `${tools} that I built with a model at the keyboard, and ${projects} whose ideas had to survive a client.`,
  featuredHeading: 'Featured Projects',
  moreHeading: 'More Projects',
  liveLabel: 'Live Demo',
  codeLabel: 'Code',
  unavailableLabel: 'Not public',
}

const tabs: InteractiveWords['tabs'] = [
  {
    value: 'figma',
    label: 'Design Systems',
    frameTitle: 'Design file of the hearthtable design system',
    text: 'The hearthtable system as a file: tokens, buttons, forms and the screens built from them. Drag to pan, scroll to zoom.',
  },
  {
    value: 'prototype',
    label: 'Prototypes',
    frameTitle: 'Prototype of the trace flow map',
    text: 'The trace flow map, clickable from alert to cause. A click that misses shows you where to press.',
  },
  {
    value: 'code',
    label: 'Code Experiments',
    frameTitle: 'Code editor with small experiments',
    text: 'Small interface studies with their source beside them. Change a line and watch. Reset puts everything back.',
  },
]

export const interactive: InteractiveWords = {
  heading: 'Interactive *Portfolio*',
  label: 'Hands on',
  intro: 'No screenshots here. Pan the file, click the prototype, break the code.',
  tabsLabel: 'What the frame shows',
  tabs,
  openPrototypeLabel: 'Open prototype in new tab',
}

/** What follows the hero, in order. A line that is taken out takes its section along. */
export const sections: HomeSection[] = [
  { id: 'projects', words: featuredWork, projects: caseStudyCards },
  { id: 'about', words: about },
  { id: 'resume', words: resumeSection },
  { id: 'midjourney', words: concepts },
  { id: 'vibecoding', words: vibe, projects: vibeProjects },
  { id: 'embeds', words: interactive },
  { id: 'contact' },
]

import { jurisdiction, owner } from './site'
import type { LegalChanges } from './types'

/** What the legal pages say otherwise on a site with links and readers (OWNER_PASSWORD), by the page's slug. */
export const legalReaders: Record<string, LegalChanges> = {
  'privacy-policy': {
    intro: `This is the personal portfolio of ${owner.name}, ${jurisdiction.place}. It sells nothing and has no accounts. It keeps a few notes in your own browser and the messages that you send me, and it tells me what was read.`,
    section: {
      heading: 'What I see of a visit',
      paragraphs: [
        'I see which pages of this site were open and how long they were visible, how far a case study was read, section by section, and whether the resume was downloaded, a message sent or the slides shown. Your browser sends this in small batches while you read. It begins when the page has been visible for three seconds and you have scrolled, pressed a key or moved the pointer. With it stand the kind of browser and device in words, such as Safari on iPhone, and the name of the site that led you here.',
        'If you came by a link that I made for you or your company, I see this under the name that I gave the link, and I may get an email when the link is first opened. If you came with the password, I see a visit and not whose it was: it is named by a hash, salted with a secret that is thrown away every day. There is no cookie for it and no fingerprint, and your network address is not stored.',
        'If your browser asks for privacy with Global Privacy Control or Do Not Track, only the opening is counted, without pages and times. My own visits are never counted. What one visit was is deleted after 90 days; after that only sums remain, for each day and link.',
      ],
    },
    replaced: {
      'Analytics tags': [
        'The site may be run with an analytics tag, such as Google Analytics or Plausible. If a tag is there, the events in your browser and measurements of loading speed are passed to it, and its provider processes them under its own policy. If there is none, nobody but me sees anything, and I see only what stands above.',
      ],
    },
  },
  'cookie-policy': {
    intro:
      'This site sets one cookie, and only when you open a link that I made for you. Beside it stands your browser’s local storage, which is never sent to a server by itself, and an analytics tag may add cookies of its own.',
    lockedIntro:
      'This site sets one cookie, which lets you in: when you give the password, or when you open a link that I made for you. Beside it stands your browser’s local storage, which is never sent to a server by itself, and an analytics tag may add cookies of its own.',
    section: {
      heading: 'If you came by a link',
      paragraphs: [
        'portfolio-session: a cookie with a random name for your visit and a signature. It is set when you open a link that I made for you, and tells the server which link that was. No script can read it. It ends after 30 days, unless the link ends sooner or the site was set up with another time.',
        'portfolio-link: an entry in local storage with the greeting and the order of case studies that came with the link. Kept until you open another link or clear it.',
      ],
    },
    replaced: {
      'Session storage': [
        'portfolio_session: a random number that ties the events of one visit together. It is sent with what was read, and stored only as a hash. A second entry notes that a page was reloaded after an update of the site. Both are gone when you close the tab.',
      ],
    },
  },
}

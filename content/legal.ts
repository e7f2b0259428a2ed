import { contact, jurisdiction, owner } from './site'
import type { LegalPageContent, LegalSection } from './types'

const lastUpdated = 'Last updated December 2024'
const { place, law } = jurisdiction

const contactSection: LegalSection = {
  heading: 'Contact',
  paragraphs: [`Questions about this page go to ${owner.name}, ${place}, at ${contact.email}.`],
}

const privacyPolicy: LegalPageContent = {
  slug: 'privacy-policy',
  seo: {
    title: 'Privacy Policy',
    description: `What the portfolio of ${owner.name} stores about its visitors, where, for how long, and how to have it deleted.`,
  },
  title: 'Privacy *Policy*',
  lastUpdated,
  intro: `This is the personal portfolio of ${owner.name}, ${place}. It sells nothing and has no accounts. It keeps a few notes in your own browser, and the messages that you send me.`,
  sections: [
    {
      heading: 'What stays in your browser',
      paragraphs: [
        'Once you have entered the password, your browser notes that you have, so that you are not asked again. The password itself is not stored. The browser also keeps the addresses of the three embedded frames on the home page.',
        'The site writes down the last 100 things that happened while you were here: pages opened, how far you scrolled, buttons, outside links and case studies chosen, the resume downloaded. With them stand the time, the page you came from, the kind of browser, the size of its window and a random number for the visit. The list stays in your browser. You can read and export it on the dashboard page of this site. I cannot see it.',
        'The cookie policy names each entry.',
      ],
      withoutPassword: [
        'The site writes down the last 100 things that happened while you were here: pages opened, how far you scrolled, buttons, outside links and case studies chosen, the resume downloaded. With them stand the time, the page you came from, the kind of browser, the size of its window and a random number for the visit. The list stays in your browser. You can read and export it on the dashboard page of this site. I cannot see it.',
        'The browser also keeps the addresses of the three embedded frames on the home page. The cookie policy names each entry.',
      ],
    },
    {
      heading: 'What you send me',
      paragraphs: [
        'The contact form sends your name, email address, subject and message. They are kept in my database and delivered to my mailbox, and I use them to answer you.',
        'Your network address is not stored as such. A keyed hash of it is kept with the message, so that one sender cannot flood the form. The hash cannot be turned back into the address without a key that stays on the server.',
      ],
      withoutForm: [
        'A message to me goes from your own mail program to my mailbox, with your name, your address and what you write. I use them to answer you. This site sees and keeps nothing of it.',
      ],
    },
    {
      heading: 'Analytics tags',
      paragraphs: [
        'The site may be run with an analytics tag, such as Google Analytics or Plausible. If a tag is there, the events above and measurements of loading speed are passed to it, and its provider processes them under its own policy. If there is none, nothing leaves your browser.',
      ],
      counted: {
        plausible: [
          'Visits are counted with Plausible Analytics, without cookies and without a profile of you. Plausible gets the pages you open, the events above, the page you came from, the kind of browser and device, and the country that your network address belongs to. It does not keep the address.',
        ],
        umami: [
          'Visits are counted with Umami, without cookies and without a profile of you. Umami gets the pages you open, the events above, the page you came from, the kind of browser and device, its language, and the country that your network address belongs to. It does not keep the address.',
        ],
        google: [
          'Visits are counted with Google Analytics. Google gets the pages you open, the events above, measurements of loading speed, the page you came from, the kind of browser and device, and your network address, and processes them under its own privacy policy. It tells visits apart with cookies; the cookie policy names them.',
        ],
      },
    },
    {
      heading: 'Who else is involved',
      paragraphs: [
        'The company that hosts the site and the one that carries my mail handle data on my behalf. The host may keep ordinary access logs for a short time. An embedded frame can show a page of another service; that service then learns that you opened it. I do not sell or trade data.',
      ],
    },
    {
      heading: 'How long I keep it',
      paragraphs: [
        'Messages are kept while we are in touch and as long as I may need to look something up. Ask, and I delete yours from the database and the mailbox. What is in your browser stays until you clear it.',
      ],
      withoutForm: [
        'Messages are kept while we are in touch and as long as I may need to look something up. Ask, and I delete yours from the mailbox. What is in your browser stays until you clear it.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may ask what I hold about you, have it corrected, receive a copy or have it deleted. A short email is enough. I answer within 30 days, usually within two.',
      ],
    },
    contactSection,
  ],
}

const termsOfService: LegalPageContent = {
  slug: 'terms-of-service',
  seo: {
    title: 'Terms of Service',
    description: `The terms for visiting the portfolio of ${owner.name}: who may see the work, and what may be done with it.`,
  },
  title: 'Terms of *Service*',
  lastUpdated,
  intro: `These terms are for visitors of the portfolio of ${owner.name}, ${place}. By using the site you agree to them.`,
  sections: [
    {
      heading: 'The password',
      paragraphs: [
        'The password is for you and for the people you work with on a hiring or project decision. Please do not publish it. I may change it at any time.',
      ],
      withoutPassword: [],
    },
    {
      heading: 'The work',
      paragraphs: [
        'Case studies, pictures, texts and prototypes belong to me or to the clients named in them. You may look, share a page within your team, and quote a few sentences with credit. You may not republish the work, sell it, train a model on it or present it as your own.',
        'Company and product names belong to their owners.',
      ],
    },
    {
      heading: 'Figures',
      paragraphs: [
        'Results are told as they were measured at the time, with the method beside them where there is room. They describe past projects and promise nothing about future ones.',
      ],
    },
    {
      heading: 'The contact form',
      paragraphs: [
        'Write to me about work, this site or something that does not function. Automatic and bulk messages are refused. A message does not make a contract; that takes an agreement signed by both of us.',
      ],
      withoutForm: [],
    },
    {
      heading: 'Links and frames',
      paragraphs: ['Some links and frames lead to other sites. Their owners answer for what you find there.'],
    },
    {
      heading: 'Liability',
      paragraphs: [
        `The site is offered as it is. I keep it correct and available as well as I can, and am not liable for damage that comes from using it, as far as the law allows. ${law}`,
      ],
    },
    {
      heading: 'Changes',
      paragraphs: ['When these terms change, the date at the top changes with them.'],
    },
    contactSection,
  ],
}

const cookiePolicy: LegalPageContent = {
  slug: 'cookie-policy',
  seo: {
    title: 'Cookie Policy',
    description: `Which cookies and browser storage the portfolio of ${owner.name} uses, entry by entry, and how to remove them.`,
  },
  title: 'Cookie *Policy*',
  lastUpdated,
  intro:
    'By itself this site sets no cookies. It uses your browser’s local storage, which is never sent to a server by itself, and an analytics tag may add cookies of its own.',
  sections: [
    {
      heading: 'Local storage',
      paragraphs: [
        'portfolio-authenticated: you have entered the password. Kept until you clear it.',
        'portfolio_analytics: the last 100 events of your visits, for the dashboard page. The oldest fall out first.',
        'figmaUrl, prototypeUrl, codepenUrl: addresses of the three embedded frames on the home page. The first two are written anew on each visit.',
      ],
      withoutPassword: [
        'portfolio_analytics: the last 100 events of your visits, for the dashboard page. The oldest fall out first.',
        'figmaUrl, prototypeUrl, codepenUrl: addresses of the three embedded frames on the home page. The first two are written anew on each visit.',
      ],
    },
    {
      heading: 'Session storage',
      paragraphs: [
        'portfolio_session: a random number that ties the events of one visit together. A second entry notes that a page was reloaded after an update of the site. Both are gone when you close the tab.',
      ],
    },
    {
      heading: 'Analytics cookies',
      paragraphs: [
        'If the site is run with an analytics tag, its provider may set cookies to tell visits apart. Analytics cookies are typically retained 2 years. The site works the same without them.',
      ],
      counted: {
        plausible: [
          'Visits are counted with Plausible Analytics, which sets no cookies and stores nothing in your browser.',
        ],
        umami: ['Visits are counted with Umami, which sets no cookies and stores nothing in your browser.'],
        google: [
          'Visits are counted with Google Analytics. It sets the cookies _ga and _ga_ with an id, which tell visits apart. Analytics cookies are typically retained 2 years. The site works the same without them.',
        ],
      },
    },
    {
      heading: 'Embedded frames',
      paragraphs: [
        'The frames show pages of this site by default. Where one shows another service, such as Figma or CodePen, that service may set its own cookies.',
      ],
    },
    {
      heading: 'How to remove them',
      paragraphs: [
        'Clear the data of this site in your browser’s settings. You will be asked for the password again, and the dashboard starts empty. Blocking storage does no harm: the site then asks for the password on each visit.',
      ],
      withoutPassword: [
        'Clear the data of this site in your browser’s settings. The dashboard then starts empty. Blocking storage does no harm.',
      ],
    },
    contactSection,
  ],
  locked: {
    intro:
      'This site sets one cookie, which lets you in. Beside it stands your browser’s local storage, which is never sent to a server by itself, and an analytics tag may add cookies of its own.',
    section: {
      heading: 'The cookie of the lock',
      paragraphs: [
        'portfolio-session: a random name for your visit, with a signature. It tells the server that you have given the password, and nothing about you. It is set when you do, no script can read it, and it ends after 30 days unless I end it sooner or the site was set up with another time. Without it the site can’t be opened.',
      ],
    },
  },
}

export const legalPages: LegalPageContent[] = [privacyPolicy, termsOfService, cookiePolicy]

/**
 * One request, one dataset: the text of Adaptive AI Email and its boards (`artwork/boards`) take their numbers from
 * here. `offsite.test.ts` proves that they follow from each other.
 */
export const offsite = {
  title: 'Lisbon offsite',
  people: 14,
  nights: 3,
  days: '1 to 4 July',
  total: 18000,
  perPerson: 1286,
  budget: 20000,
  left: 2000,
  /** Percent of the budget that stays free. */
  under: 10,
  until: 'Friday 14:00',
  /** What it is for, how it is reckoned, and the sum. */
  lines: [
    ['Hotel', '14 × 3 × €148', 6216],
    ['Flights', '14 × €312', 4368],
    ['Venue', '2 days', 3900],
    ['Meals', '14 × 3 × €62', 2604],
    ['Transfers', '14 × €36', 504],
    ['Buffer', 'fixed', 408],
  ] as [name: string, reckoning: string, sum: number][],
  /** What a phone folds into one line, and what a card does. */
  folded: { phone: 3516, card: 7416 },
  /** The letter at its shortest: all six facts, and the question last. */
  line: '€18,000 for Lisbon, 14 people, 1 to 4 July, 10% under. Finance agrees. Yes by Fri 14:00?',
  facts: 6,
  /** How many words each length of the letter has. */
  words: { whole: 105, short: 31, line: 17 },
}

/** The mail of the pilot that lost its hour. */
export const pilotMail = { number: 23, read: 40, bent: 6, whole: 72, cut: 24, hour: '18:00' }

/** Hours from sent to answered, median. */
export const wait = { before: 20, after: 7, shorter: 65 }

/** Ten promises in sixteen mail clients: kept as drawn (P), adapted (A), or a link instead (F); readers in percent. */
export const mailClients = [
  ['Apple Mail', 'Mac', 'PPPPPPPPPP', 14.2],
  ['Apple Mail', 'iPhone', 'PPPPPPPPPP', 21.8],
  ['Gmail', 'web', 'PAPPPPPPPP', 17.5],
  ['Gmail', 'Android', 'PAPPPPPPAP', 8.9],
  ['Gmail', 'iPhone', 'PAAPPPPPAP', 4.1],
  ['Outlook', 'Microsoft 365 web', 'PAPPPPPPPP', 6.6],
  ['Outlook', 'new Windows', 'PAPPPPPPPP', 5.2],
  ['Outlook', '2016 Windows', 'AFAAAPAFFP', 9.4],
  ['Outlook', 'Mac', 'PPPPPPPPPP', 3.3],
  ['Outlook', 'Android', 'PAAPPPPAAP', 2.6],
  ['Samsung Mail', 'Android', 'PAAPPPPAAP', 2.1],
  ['Yahoo Mail', 'web', 'PFAPPPAAFP', 1.4],
  ['Thunderbird', 'desktop', 'PPPPPPPFAP', 1.1],
  ['Proton Mail', 'web', 'PAPPPAPFAP', 0.9],
  ['Notes mail', '9, desktop', 'AFFFFAAFFA', 0.6],
  ['Watch', 'glance', 'AAPPAAPPPP', 0.3],
] as [name: string, where: string, promises: string, readers: number][]

/** The cells of that table. */
export const cells = { all: 160, drawn: 111, adapted: 36, linked: 13, kept: 147 }

/**
 * The four months of the hearthtable system, in weeks of the project: its text and its boards take their numbers from
 * here. `system-weeks.test.ts` proves that they follow from each other.
 */
export const system = {
  /** Monday of the first week. */
  start: '2017-03-06',
  weeks: 17,
  /** Every third Tuesday. */
  releases: [
    { name: '1.0', week: 2, day: '14 March', parts: 'Type, color, one button', log: 'the first' },
    { name: '1.1', week: 5, day: '4 April', parts: 'Field and validation', log: '12 fixes' },
    { name: '1.2', week: 8, day: '25 April', parts: 'Table, dialog, form rules', log: '18 fixes' },
    { name: '1.3', week: 11, day: '16 May', parts: 'Dusk theme by alias', log: '1 break, codemod' },
    {
      name: '1.4',
      week: 14,
      day: '6 June',
      parts: 'Busy buttons, blind scorecards',
      log: '22 fixes, no breaks',
    },
    { name: '1.5', week: 17, day: '27 June', parts: 'Chart kit, mail parts', log: '31 fixes, no breaks' },
  ],
  /** From this week the Interviews team runs the releases. */
  handover: 12,
  /** The last two releases together. */
  theirFixes: 53,
  screens: { all: 367, on: 312, share: 85 },
  components: { live: 54, before: 190 },
  overrides: { before: 612, after: 41 },
  /** “Open a role” finished at the first try, in percent. */
  firstTry: { before: 61, after: 84, weeksLater: 6 },
  /** Working days from drawing to build, median. */
  build: { before: 10, after: 3, shorter: 70 },
}

/** Screens on the system in every second week, by product. */
export const adoption = [
  ['Pipeline', [4, 10, 18, 30, 44, 58, 70, 78, 82]],
  ['Careers site', [2, 6, 14, 24, 36, 48, 56, 60, 63]],
  ['Interviews', [0, 3, 8, 16, 26, 36, 44, 50, 55]],
  ['Offers', [0, 0, 4, 9, 16, 24, 32, 38, 42]],
  ['Reports', [0, 0, 0, 5, 10, 17, 24, 31, 38]],
  ['Admin', [0, 0, 0, 0, 4, 10, 18, 25, 32]],
] as [product: string, screens: number[]][]

/** What the presentation keeps in the browser, to open without a network. `deck-sw.js` knows this name, too. */
export const DECK_CACHE = 'portfolio-deck'

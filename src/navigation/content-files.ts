/**
 * Every file that may make a page. A script of its own, fetched when a visitor turns to such a page, so that a page
 * doesn't grow with the number of others.
 */
export const contentFiles = import.meta.glob([
  '../../content/*/*.ts',
  '!../../content/*/*.card.ts',
  '!../../content/*/index.ts',
  '!../../content/testing/*.ts',
])

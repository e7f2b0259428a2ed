/** What the rules look at: all of content, and the pages that are made of it. */
export { renderHtml, sitePages } from '../../src/entry.prerender.tsx'
export { contentStrings, contentValues } from '../content/walk-content.ts'

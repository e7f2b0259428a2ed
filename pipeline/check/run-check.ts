import { checkSite, type Report } from './check-site.ts'
import { withContent } from './with-content.ts'

/** The check of `npm run check`, `npm start` and `npm run build`. */
export function runCheck(): Promise<Report> {
  return withContent(checkSite)
}

/**
 * The dataset of the incident as a script for the boards, which are plain pages and can't import it.
 * @param {Record<string, unknown>} dataset what `content/incident.ts` exports
 */
export function incidentScript(dataset) {
  return `const DATA = ${JSON.stringify({ ...dataset })}\n`
}

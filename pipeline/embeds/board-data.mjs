/** The data files of `content` whose numbers boards share with texts. */
export const DATASETS = ['incident', 'incident-map', 'incident-traces', 'offsite', 'system-weeks']

/**
 * The datasets that boards and texts share, as a script for the boards, which are plain pages and can't import them.
 * @param {Record<string, unknown>[]} datasets what the data files of `content` export
 */
export function boardData(...datasets) {
  return `const DATA = ${JSON.stringify(Object.assign({}, ...datasets))}\n`
}

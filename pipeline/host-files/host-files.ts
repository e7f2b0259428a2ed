/** What static hosts read (Cloudflare, Netlify): the same behaviour as the embedded server's, in their words. */
import { HASHED_FOLDERS, IMMUTABLE, REVALIDATED } from '../../shared/cache-policy.ts'
import { PREVIEW_PATH, PREVIEW_POLICY } from '../../shared/preview-policy.ts'
import { fileHeaders } from '../../shared/security-headers.ts'

/** These hosts compress by themselves. */
export const UNPUBLISHED = '*.br\n*.gz\n'

export function headersFile(headers: Record<string, string>): string {
  const documentOnly = Object.keys(headers).filter((name) => !(name in fileHeaders(headers)))
  const security = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [
    '/*',
    ...security,
    `  Cache-Control: ${REVALIDATED}`,
    '',
    ...HASHED_FOLDERS.flatMap((folder) => [
      `${folder}*`,
      ...documentOnly.map((name) => `  ! ${name}`),
      '  ! Cache-Control',
      `  Cache-Control: ${IMMUTABLE}`,
      '',
    ]),
    `${PREVIEW_PATH}*`,
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${PREVIEW_POLICY}`,
    '',
  ].join('\n')
}

/**
 * A page's address has no slash at its end. Left to themselves these hosts would send each visitor on to one that has.
 * Takes the names of all published files, and the addresses that pages had before.
 */
export function redirectsFile(files: string[], formerPaths: Record<string, string> = {}): string {
  const moved = Object.entries(formerPaths).map(([from, to]) => `${from} ${to} 301\n`)
  const shown = files
    .map((name) => /^(.+)[\\/]index\.html$/.exec(name)?.[1]?.replaceAll('\\', '/'))
    .filter((page) => page !== undefined)
    .sort()
    .map((page) => `/${page} /${page}/ 200\n`)
  return [...moved, ...shown].join('')
}

import { GENERAL, type LockDescription, studyRight } from '../../shared/lock.ts'
import { socialImagePath } from '../../src/layout/head-tags.ts'
import { ContentError } from '../content/check-content.ts'
import { boardFileNames } from '../embeds/board-files.ts'
import type { BuiltPage } from '../pages/prerender.ts'
import { type BuildSettings, studyPasswordName } from '../settings/settings.ts'
import { passwordHash } from '../settings/site-settings.ts'

type Page = Pick<BuiltPage, 'path' | 'folder' | 'slug' | 'data'>

/** Their pages say what is confidential of a study. */
const FOLDERS = ['case-study', 'design-file']

/** What the server has to know of a locked site; `found` are the scripts and pictures of confidential studies. */
export function lockDescription(
  settings: BuildSettings,
  slugs: string[],
  found: Record<string, string>,
  pages: Page[],
): LockDescription {
  const rights = new Map(Object.entries(found))
  for (const { path, folder, slug = '', data } of pages) {
    if (!FOLDERS.includes(folder) || !slugs.includes(slug)) continue
    for (const address of [path, data, socialImagePath(path)]) rights.set(address, studyRight(slug))
  }
  for (const name of boardFileNames()) {
    const slug = slugs.find((one) => name.startsWith(`${one}/`))
    if (slug) rights.set(`/embeds/boards/${name}`, studyRight(slug))
  }
  return {
    salt: settings.origin,
    passwords: passwordHashes(settings, slugs),
    rights: Object.fromEntries(rights),
  }
}

function passwordHashes({ password, origin, studyPasswords }: BuildSettings, slugs: string[]) {
  const given = new Map([[password, 'PORTFOLIO_PASSWORD']])
  const hashes: Record<string, string> = { [GENERAL]: passwordHash(password, origin) }
  for (const slug of slugs) {
    const name = studyPasswordName(slug)
    const own = studyPasswords[name]
    if (!own) continue
    const twin = given.get(own)
    if (twin) throw new ContentError(`${name} must differ from ${twin}.`)
    given.set(own, name)
    hashes[studyRight(slug)] = passwordHash(own, origin)
  }
  return hashes
}

/** What the owner should know of the passwords before the site goes online. */
export function passwordWarnings({ studyPasswords }: BuildSettings, slugs: string[]): string[] {
  const names = slugs.map(studyPasswordName)
  return [
    ...names
      .filter((name) => !studyPasswords[name])
      .map((name) => `A confidential study has no password, so nobody can read it: set ${name}.`),
    ...Object.keys(studyPasswords)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} belongs to no confidential study.`),
  ]
}

import { scryptSync } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ACCESS_COST } from '../../shared/access-cost.ts'
import { GENERAL, type LockDescription, studyRight } from '../../shared/lock.ts'
import { makeServerFolder, type ServerFolder } from './server-process.ts'

const SALT = 'https://site.example.com'
export const PASSWORD = 'open-please'
export const STUDY_PASSWORD = 'only-for-acme'

/** A folder to start the server in: a small site that was built with the lock, and room for its data. */
export function makeLockedFolder(password = PASSWORD): ServerFolder {
  const place = makeServerFolder()
  const hash = (text: string) => scryptSync(text, SALT, 32, ACCESS_COST).toString('hex')
  const lock: LockDescription = {
    salt: SALT,
    passwords: { [GENERAL]: hash(password), [studyRight('acme')]: hash(STUDY_PASSWORD) },
    rights: {
      '/case-study/acme': studyRight('acme'),
      '/data/0123456789/case-study/acme.json': studyRight('acme'),
    },
  }
  const files = {
    'index.html': '<title>Home</title>',
    '404.html': '<title>Not found</title>',
    'gate.html': '<title>Gate</title>',
    'about/index.html': '<title>About</title>',
    'case-study/acme/index.html': '<title>Acme</title>',
    'data/0123456789/about.json': '{"page":"About"}',
    'data/0123456789/case-study/acme.json': '{"page":"Acme"}',
    'robots.txt': 'User-agent: *',
    'assets/about-page-AbCdEf12.js': 'about()',
    'added-later.txt': 'not listed',
    'storage/v1/object/public/documents/resume.pdf': '%PDF-0123456789',
  }
  writeFileSync(join(place.folder, 'dist/site.json'), JSON.stringify({ inlineScriptHashes: [], lock }))
  for (const [name, content] of Object.entries(files)) {
    const file = join(place.folder, 'dist/closed', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return place
}

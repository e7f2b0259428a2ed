import { expect, test } from 'vitest'
import { readBuildSettings } from '../settings/settings.ts'
import { lockDescription, passwordWarnings } from './lock-description.ts'

const settings = {
  ...readBuildSettings(),
  lock: true,
  studyPasswords: { STUDY_PASSWORD_TEAMS_APP: 'for-acme' },
}
const SLUGS = ['teams-app']

function page(path: string, folder: string) {
  return { path, folder, slug: path.split('/')[2]!, data: `/data/1${path}.json` }
}

test('pages, boards and previews of a confidential study need its right, and others do not', () => {
  const pages = [
    page('/case-study/teams-app', 'case-study'),
    page('/figma/teams-app', 'design-file'),
    page('/case-study/azure-maps', 'case-study'),
  ]
  const { rights, passwords } = lockDescription(settings, SLUGS, { '/a.js': 'study:teams-app' }, pages)
  expect(new Set(Object.values(rights))).toEqual(new Set(['study:teams-app']))
  expect(Object.keys(rights)).toEqual(
    expect.arrayContaining([
      '/a.js',
      '/case-study/teams-app',
      '/data/1/case-study/teams-app.json',
      '/figma/teams-app',
      '/social/case-study-teams-app.jpg',
      '/embeds/boards/teams-app/my-people.html',
    ]),
  )
  expect(Object.keys(rights).filter((path) => path.includes('azure'))).toEqual([])
  expect(Object.keys(passwords)).toEqual(['general', 'study:teams-app'])
  expect(JSON.stringify(passwords)).not.toContain('for-acme')
})

test('a study with the password of all is refused; one without, or a password without a study, is warned of', () => {
  const same = { ...settings, studyPasswords: { STUDY_PASSWORD_TEAMS_APP: settings.password } }
  expect(() => lockDescription(same, SLUGS, {}, [])).toThrow('must differ from PORTFOLIO_PASSWORD')
  expect(passwordWarnings({ ...settings, studyPasswords: {} }, SLUGS)).toEqual([
    expect.stringContaining('STUDY_PASSWORD_TEAMS_APP'),
  ])
  expect(passwordWarnings(settings, [])).toEqual([
    expect.stringContaining('belongs to no confidential study'),
  ])
})

import { expect, test } from 'vitest'
import { readBuildSettings } from '../settings/settings.ts'
import { lockDescription, passwordWarnings } from './lock-description.ts'

const settings = {
  ...readBuildSettings(),
  lock: true,
  studyPasswords: { STUDY_PASSWORD_TEAMS_APP: 'for-acme' },
}
const SLUGS = ['teams-app']

test('pages, boards and previews of a confidential study need its right, and others do not', () => {
  const pages = [
    { path: '/case-study/teams-app', files: ['src/pages/x-page.tsx', 'content/case-studies/teams-app.ts'] },
    { path: '/figma/teams-app', files: ['content/design-files/teams-app.ts'] },
    { path: '/case-study/azure-maps', files: ['content/case-studies/azure-maps.ts'] },
  ]
  const { rights, passwords } = lockDescription(settings, SLUGS, { '/a.js': 'study:teams-app' }, pages)
  expect(new Set(Object.values(rights))).toEqual(new Set(['study:teams-app']))
  expect(Object.keys(rights)).toEqual(
    expect.arrayContaining([
      '/a.js',
      '/case-study/teams-app',
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

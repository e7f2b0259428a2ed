import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { studies } from './testing/pages'

const FOLDERS = ['artwork/boards', 'artwork/evidence', 'artwork/print/boards']
/** Posters and labels show made-up names of beers and places, not people at work. */
const NO_PEOPLE = /^(texture|poster|strata|logo)/
const PERSON = /\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\b/gu
/** What is written like a person's name and stands on the boards of several clients: fonts, a place, a customer. */
const NOT_A_PERSON = /^Client |^(Old Harbor|Saltline Ferries)$/

test('a person on the boards belongs to one client', () => {
  const clientsOf = new Map<string, Set<string>>()
  for (const folder of FOLDERS)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(html|js)$/.test(file) || NO_PEOPLE.test(file)) continue
      for (const name of peopleOn(`${folder}/${file}`))
        clientsOf.set(name, (clientsOf.get(name) ?? new Set()).add(clientOf(file)))
    }

  expect(clientsOf.get('Bruno Salgado')).toEqual(new Set(['Atrium']))
  const shared = [...clientsOf].filter(([, clients]) => clients.size > 1)
  expect(shared.map(([name, clients]) => `${name}: ${[...clients].join(', ')}`)).toEqual([])
})

function peopleOn(path: string): string[] {
  const text = readFileSync(path, 'utf8').replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, '|')
  return [...text.matchAll(PERSON)].map(([name]) => name).filter((name) => !NOT_A_PERSON.test(name))
}

/** The boards of a study lie under its slug; those of a project begin with its client. */
function clientOf(file: string): string {
  const study = studies.find(({ slug }) => file.startsWith(slug))
  return study?.header.client ?? file.split('-')[0]!
}

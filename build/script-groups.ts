import type { Rolldown } from 'vite'
import { slugOfModule } from './confidential.ts'

type Groups = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups']

/**
 * Few files instead of sixty: what several pages use comes together, all else with the page that it belongs to. What a
 * confidential study and its design file share is a file of its own, which only that study's readers get.
 */
export function scriptGroups(confidential: string[] = []): Groups {
  return [
    ...confidential.map((slug) => ({
      name: `${slug}-parts`,
      test: (id: string) => slugOfModule(id, confidential) === slug && !PAGE_CONTENT.test(id),
      priority: 1,
    })),
    // The bundler's own helpers belong to no page.
    {
      name: 'framework',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
    },
    { name: 'shared', test: (id: string) => COMMON.test(id) && !OF_FEW_PAGES.test(id), minShareCount: 2 },
  ]
}

/** Asked for by its address, so it stays a file of its own. */
const PAGE_CONTENT = /[\\/](case-studies|design-files|confidential)[\\/][^\\/.]+\.ts$/

const COMMON = /[\\/](src[\\/](components|lib|analytics)|content|shared|node_modules[\\/]@tabler)[\\/]/

/**
 * Long texts belong to case studies and projects, the form to Home and the contact page, the incident to two case studies
 * and to the figure that is played: no other page shall carry them.
 */
const OF_FEW_PAGES =
  /[\\/](components[\\/](blocks|comparison|contact-|figure|viewer[\\/]figure-viewing)|lib[\\/]send-contact|content[\\/]incident)/

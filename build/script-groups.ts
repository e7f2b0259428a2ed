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
      priority: 4,
    })),
    {
      name: 'framework',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      priority: 3,
    },
    {
      name: 'shared',
      test: (id: string) => COMMON.test(id) && !OF_FEW_PAGES.test(id) && !CARD.test(id),
      minShareCount: 2,
      priority: 2,
    },
    // With what it imports, but for what the groups above have taken.
    { name: 'reading', test: OF_STUDIES, priority: 1 },
    // Of studies beyond Home's own list, which a visitor may ask for. Those of the list are shared with it.
    { name: 'further', test: CARD, minShareCount: 2, priority: 0 },
  ]
}

/** Asked for by its address, so it stays a file of its own. */
const PAGE_CONTENT = /[\\/](case-studies|design-files|confidential)[\\/][^\\/.]+\.ts$/

const CARD = /[\\/]case-studies[\\/][^\\/]+\.card\.ts$/

const COMMON = /[\\/](src[\\/](components|lib|analytics)|content|shared|node_modules[\\/]@tabler)[\\/]/

/** What case studies and projects are made of: where they begin and end, long texts, figures, the incident of two. */
const OF_STUDIES =
  /[\\/](components[\\/](back-link|blocks|call-to-action|comparison|figure|next-project|rare-blocks|rich-text|tones|viewer[\\/]figure-viewing)\.tsx?|content[\\/]incident\.ts)$/

/** No other page shall carry these; the form belongs to Home and the contact page. */
const OF_FEW_PAGES =
  /[\\/](components[\\/](back-link|blocks|call-to-action|comparison|contact-|figure|next-project|rare-blocks|rich-text|tones|viewer[\\/]figure-viewing)|lib[\\/]send-contact|content[\\/]incident)/

import type { Rolldown } from 'vite'

type Groups = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups']

/** Smaller files cost more to ask for than to carry along. */
const LEAST_BYTES = 24_000

/**
 * Few files instead of sixty: what several pages use comes together; words and pictures, of which each page shows
 * others, by which pages show them. All else comes with the page that it belongs to.
 */
export function scriptGroups(): Groups {
  return [
    // The bundler's own helpers belong to no page.
    {
      name: 'framework',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
    },
    {
      name: 'shared',
      test: /[\\/](src[\\/](components|lib|analytics)|shared|node_modules[\\/]@tabler)[\\/]/,
      minShareCount: 2,
    },
    {
      name: 'content',
      test: /[\\/]content[\\/]/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: LEAST_BYTES,
    },
  ]
}

import type { Rolldown } from 'vite'

type Groups = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups']

/** Few files instead of sixty: what several pages use comes together, all else with the page that it belongs to. */
export function scriptGroups(): Groups {
  return [
    // The bundler's own helpers belong to no page.
    {
      name: 'framework',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
    },
    // The incident belongs to two case studies and to the figure that is played; no other page shall carry it.
    {
      name: 'shared',
      test: /[\\/](src[\\/](components|lib|analytics)|content(?![\\/]incident)|shared|node_modules[\\/]@tabler)[\\/]/,
      minShareCount: 2,
    },
  ]
}

/** Who may import whom. The reasons stand in docs/decisions/0002-one-way-imports.md. */

const TESTS = '\\.test\\.tsx?$'
const ROOMS = inside('content', 'embeds', 'owner', 'pipeline', 'server', 'shared', 'src')
const CONTENT_TYPES = '^content/types\\.ts$'
const CAPABILITIES = ['server/contact', 'server/lock', 'server/links', 'server/readers', 'server/owner']
/** What the owner sees of the others is what they are. */
const APART = CAPABILITIES.filter((room) => room !== 'server/owner')

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'No circles, not even of types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    onlyImports(
      'content',
      'Content is data, and its figures take nothing but components.',
      inside('src/components'),
    ),
    onlyImports('shared', 'What all have in common needs none of them.', []),
    onlyImports('embeds', 'What the frames show stands alone.', []),
    onlyImports('server', 'The backend knows what all have in common, and no page.', inside('shared')),
    onlyImports('src', 'The site never imports the backend.', inside('content', 'shared')),
    onlyImports('owner', "The owner's view takes primitives, never a page or words of the site.", [
      ...inside('shared', 'src/components/ui'),
      '^src/components/logo\\.tsx$',
      '^src/analytics/format-duration\\.ts$',
      '^src/components/toaster\\.tsx$',
      '^content/logo\\.svg$',
    ]),

    onlyImports('src/analytics', 'Events have no view.', inside('shared')),
    onlyImports('src/components/ui', 'Primitives know no word of this business.', [CONTENT_TYPES]),
    onlyImports('src/components', 'Components get everything by props.', [
      ...inside('shared', 'src/analytics'),
      CONTENT_TYPES,
    ]),
    onlyImports(
      'src/pages',
      'Pages stand in the layout and know nothing of it.',
      inside('content', 'shared', 'src/analytics', 'src/components', 'src/loading'),
    ),
    forbid('entries-above-all', 'Nothing of the site imports an entry.', inside('src'), {
      path: '^src/entry\\.',
    }),
    forbid('pages-apart', 'Pages never import pages.', '^src/pages/([^/]+)/', {
      path: '^src/pages/',
      pathNot: '^src/pages/$1/',
    }),

    ...APART.map((room) =>
      forbid(`${room}-apart`, 'Capabilities meet in app.ts and in owner/.', inside(room), {
        path: inside(...CAPABILITIES),
        pathNot: inside(room),
      }),
    ),
    forbid(
      'ground-floor',
      'What all capabilities stand on knows none of them.',
      inside('server/sessions', 'server/database', 'server/http'),
      { path: inside(...CAPABILITIES, 'server/cli', 'server/node') },
    ),
    forbid(
      'node-at-the-edge',
      'Node modules only in the Node home.',
      inside('server', 'shared'),
      { dependencyTypes: ['core'] },
      ['^server/node\\.ts$', ...inside('server/cli', 'server/node', 'server/testing')],
    ),
    {
      name: 'no-unresolved',
      severity: 'error',
      from: { pathNot: '^server/edge\\.ts$' },
      // What the build makes is not there in a new clone.
      to: { couldNotResolve: true, pathNot: '[?&](picture|raw|wall)$|/\\.cache/fonts/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
    },
  },
}

/** Of the project's own rooms, files of `room` import that room and these. */
function onlyImports(room, comment, others) {
  const name = `${room.replaceAll('/', '-')}-imports`
  return forbid(name, comment, inside(room), { path: ROOMS, pathNot: [...inside(room), ...others] })
}

function forbid(name, comment, from, to, except = []) {
  return { name, comment, severity: 'error', from: { path: from, pathNot: [TESTS, ...except] }, to }
}

/** One pattern for each folder, so that a test can tell which of them is gone. */
function inside(...folders) {
  return folders.map((folder) => `^${folder}/`)
}

/** Who may import whom. The reasons stand in docs/decisions/0002-one-way-imports.md. */
function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from: { path: from, pathNot: '\\.test\\.tsx?$' }, to }
}

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    forbid('content-is-data', 'Content imports content only.', '^content/', {
      path: '^(src|server|shared|build|embeds)/',
    }),
    forbid(
      'components-take-props',
      'Components get everything by props; only types come from content.',
      '^src/(components|lib|analytics)/',
      { path: '^content/', dependencyTypesNot: ['type-only'] },
    ),
    forbid('components-below-pages', 'Components know no page.', '^src/components/', {
      path: '^src/(pages|layout|gate|navigation|start)/|^src/entry',
    }),
    forbid('ui-below-components', 'Primitives know no component of this business.', '^src/components/ui/', {
      path: '^src/components/(?!ui/)',
    }),
    forbid('lib-has-no-view', 'lib and analytics stand below everything else.', '^src/(lib|analytics)/', {
      path: '^src/(pages|components|layout|gate)/',
    }),
    forbid('pages-apart', 'Pages never import pages.', '^src/pages/([^/]+)/', {
      path: '^src/pages/',
      pathNot: '^src/pages/$1/',
    }),
    forbid('pages-below-layout', 'A page knows nothing of what is before and around it.', '^src/pages/', {
      path: '^src/(layout|gate)/',
    }),
    forbid('gate-apart', 'A stranger gets nothing of a page with the gate.', '^src/gate/', {
      path: '^src/pages/',
    }),
    forbid('site-without-server', 'The site never imports the backend.', '^(src|content|embeds)/', {
      path: '^(server|build)/',
    }),
    forbid(
      'owner-view-apart',
      "The owner's view is in no visitor's bundle.",
      '^(src|content|embeds|shared|server)/',
      {
        path: '^owner/',
      },
    ),
    forbid(
      'owner-view-stands-on-ui',
      "The owner's view takes primitives, never a page or words of the site.",
      '^owner/',
      {
        path: '^(src|content|server|build|embeds)/',
        pathNot: '^src/(analytics/format-duration|components/(ui/|logo|toaster))|^content/logo\\.svg',
      },
    ),
    forbid('server-alone', 'The backend imports shared only.', '^server/', {
      path: '^(src|content|embeds|build)/',
    }),
    forbid(
      'capabilities-apart',
      'Rooms of the backend meet in app.ts.',
      '^server/(contact|access|readers|owner)/',
      {
        path: '^server/(contact|access|readers|owner)/',
        pathNot: '^server/$1/',
      },
    ),
    forbid('ground-floor', 'Database and http know no capability.', '^server/(database|http)/', {
      path: '^server/(contact|access|readers|owner|node)/',
    }),
    forbid('shared-alone', 'Shared imports nothing of ours.', '^shared/', {
      path: '^(src|content|server|build|embeds)/',
    }),
    forbid(
      'node-at-the-edge',
      'Node modules and the SQLite driver only in the Node home.',
      '^(server|shared)/',
      { dependencyTypes: ['core'] },
    ),
    {
      name: 'no-unresolved',
      severity: 'error',
      from: { pathNot: '^server/edge\\.ts$' },
      // What the build makes is not there in a new clone.
      to: { couldNotResolve: true, pathNot: '^virtual:|[?&](picture|raw|wall)$|/\\.cache/fonts/' },
    },
  ].map((rule) =>
    rule.name === 'node-at-the-edge'
      ? {
          ...rule,
          from: {
            ...rule.from,
            pathNot: [
              '\\.test\\.ts$',
              '^server/node\\.ts$',
              '^server/node/',
              '^server/(inbox|doctor|access|links)\\.ts$',
              '^server/testing/',
            ],
          },
        }
      : rule,
  ),
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

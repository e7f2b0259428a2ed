import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Chrome compiles a script that begins so whole, beside the page, instead of each function when it is first called.
 * docs/decisions/0007 has the figures. Last of all, because a line before the comment makes it one like any other, and
 * Vite 8 sets one at the top of each script that imports others on request.
 */
export function compileHintPlugin(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = HINT + file.code
      },
    },
  }
}

import type { Plugin } from 'vite'

/** The two modules that take in whole folders of content, and the way from them to it. */
const READERS: [RegExp, string][] = [
  [/\/src\/loading\/content-files\.ts$/, '../../content'],
  [/\/pipeline\/content\/walk-content\.ts$/, '../../content'],
]

/** Whether this module takes in whole folders of content, for pages and checks to choose from. */
export function readsAllContent(id: string): boolean {
  return READERS.some(([file]) => file.test(id.replaceAll('\\', '/')))
}

/** Leaves drafts out, with their words and pictures. Only the development server shows them. */
export function draftsPlugin(drafts: string[]): Plugin {
  return {
    name: 'drafts',
    enforce: 'pre',
    apply: (_config, { command }) => drafts.length > 0 && (command === 'build' || !!process.env.VITEST),
    transform(code, id) {
      const reader = READERS.find(([file]) => file.test(id.replaceAll('\\', '/')))
      if (!reader) return undefined
      const left = drafts.map((name) => `'!${reader[1]}/${name}.ts', `).join('')
      return { code: code.replace(/(import\.meta\.glob[^[]*\[)/, `$1${left}`), map: null }
    },
  }
}

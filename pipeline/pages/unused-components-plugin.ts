import type { Plugin } from 'vite'

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]/
const NAME_FOR_TOOLS = /^\w+\.displayName = "[^"]*";$/gm
const COMPONENT = /(?<== )(?=React\d*\.forwardRef\()/g

/**
 * react-router (7.18.5) names each component for developer tools and doesn't call `forwardRef` pure. So bundlers keep its
 * links, forms and the restoring of scrolling, which this site has not, and all that those use: 3.6 KB of each page.
 */
export function unusedComponentsPlugin(): Plugin {
  return {
    name: 'unused-components',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code.replace(NAME_FOR_TOOLS, '').replace(COMPONENT, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}

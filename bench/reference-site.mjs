/** The built site, with plain pages beside the real ones to measure against. */
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

export function referencePath({ name }) {
  return `/reference-${name.replace(' ', '-')}`
}

/** The page as plain HTML: its words, pictures and style sheet, and nothing that runs. */
function referenceHtml({ path, access }) {
  const html = readFileSync(`dist/client${path === '/' ? '' : path}/index.html`, 'utf8')
  const page = /<template id="page">([\s\S]*)<\/template>/.exec(html)[1]
  const { picture } = JSON.parse(/id="needs">([^<]*)</.exec(html)[1])[access ? 'open' : 'closed']
  const preload = Object.entries(picture ?? {}).map(([key, value]) => `${key}="${value}"`)
  const plain = html
    .replace(/<template id="page">[\s\S]*<\/template>/, '')
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace('</head>', picture ? `<link ${preload.join(' ')}></head>` : '</head>')
  return access
    ? plain.replace(/(<div id="root">)[\s\S]*(<\/div>\s*<noscript>)/, (_, open, end) => open + page + end)
    : plain
}

/**
 * The reference pages stand beside the real ones. They take the same way, through the site's server, and have the same
 * headers and compression; only what they say is another thing.
 */
export async function startReferenceSite(site, pageList) {
  const references = new Map(
    pageList.map((page) => [
      referencePath(page),
      { path: page.path, body: brotliCompressSync(referenceHtml(page)) },
    ]),
  )
  const { hostname, port } = new URL(site)
  const server = createServer((incoming, outgoing) => {
    const { url, method, headers } = incoming
    const reference = references.get(url)
    const path = reference?.path ?? url
    const passOn = request({ hostname, port, path, method, headers }, (answer) => {
      if (!reference) {
        outgoing.writeHead(answer.statusCode, answer.headers)
        answer.pipe(outgoing)
        return
      }
      const { body } = reference
      outgoing.writeHead(200, {
        ...answer.headers,
        'content-encoding': 'br',
        'content-length': body.length,
      })
      answer.resume().once('end', () => outgoing.end(body))
    })
    incoming.pipe(passOn)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { base: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

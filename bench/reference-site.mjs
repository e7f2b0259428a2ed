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

/** The reference pages stand beside the real ones, on the same server and with the same compression. */
export async function startReferenceSite(site, pageList) {
  const pages = new Map(
    pageList.map((page) => [referencePath(page), brotliCompressSync(referenceHtml(page))]),
  )
  const upstream = new URL(site)
  const server = createServer((incoming, outgoing) => {
    const page = pages.get(incoming.url)
    if (page) {
      outgoing
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(page)
      return
    }
    const { hostname, port } = upstream
    incoming.pipe(
      request(
        { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode, answer.headers)
          answer.pipe(outgoing)
        },
      ),
    )
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { base: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

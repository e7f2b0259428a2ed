/** The built site, with the limit page beside the real ones to measure against. */
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** Static HTML with one picture, no script and no font: about the least that a page with a headline can be. */
const LIMIT = 'bench/limit-page'
export const LIMIT_PATH = '/limit/'

function htmlAnswer(html) {
  const body = brotliCompressSync(html)
  return {
    body,
    headers: { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': body.length },
  }
}

/**
 * The references take the same way as the real pages: through the site's server, which answers with a file of its own
 * that is then replaced. So only what the pages say differs.
 */
export async function startReferenceSite(site) {
  const picture = readFileSync(`${LIMIT}/hero.avif`)
  const references = new Map([
    [LIMIT_PATH, htmlAnswer(readFileSync(`${LIMIT}/index.html`))],
    [
      `${LIMIT_PATH}hero.avif`,
      { body: picture, headers: { 'content-type': 'image/avif', 'content-length': picture.length } },
    ],
  ])
  const { hostname, port } = new URL(site)
  const server = createServer((incoming, outgoing) => {
    const { url, method, headers } = incoming
    const reference = references.get(url)
    const passOn = request(
      { hostname, port, path: reference ? '/robots.txt' : url, method, headers },
      (answer) => {
        if (!reference) {
          outgoing.writeHead(answer.statusCode, answer.headers)
          answer.pipe(outgoing)
          return
        }
        outgoing.writeHead(200, reference.headers)
        answer.resume().once('end', () => outgoing.end(reference.body))
      },
    )
    incoming.pipe(passOn)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { base: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

/** The built site, with the limit page beside the real ones to measure against. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { makeCertificate } from '../server/testing/certificate.mjs'

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

/** What HTTP/2 has no headers for. */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * Over HTTP/1.1 in the clear, as the site's own server answers, or over HTTP/2 with TLS, as a proxy in front of it does.
 * The references take the same way as the real pages: through the site's server, which answers with a file of its own
 * that is then replaced. So only what the pages say differs.
 */
export async function startReferenceSite(site, protocol = 'HTTP/1.1') {
  const picture = readFileSync(`${LIMIT}/hero.avif`)
  const references = new Map([
    [LIMIT_PATH, htmlAnswer(readFileSync(`${LIMIT}/index.html`))],
    [
      `${LIMIT_PATH}hero.avif`,
      { body: picture, headers: { 'content-type': 'image/avif', 'content-length': picture.length } },
    ],
  ])
  const { hostname, port } = new URL(site)
  const secure = protocol === 'HTTP/2'
  const server = secure ? createSecureServer(certificate(), onRequest) : createServer(onRequest)
  function onRequest(incoming, outgoing) {
    const { url, method } = incoming
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => name[0] !== ':'))
    const reference = references.get(url)
    const passOn = request(
      { hostname, port, path: reference ? '/robots.txt' : url, method, headers },
      (answer) => {
        if (!reference) {
          if (secure) for (const name of HOP_HEADERS) delete answer.headers[name]
          outgoing.writeHead(answer.statusCode, answer.headers)
          answer.pipe(outgoing)
          return
        }
        outgoing.writeHead(200, reference.headers)
        answer.resume().once('end', () => outgoing.end(reference.body))
      },
    )
    incoming.pipe(passOn)
  }
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `${secure ? 'https' : 'http'}://127.0.0.1:${server.address().port}`,
    close: () => server.close(),
  }
}

function certificate() {
  const { key, cert } = makeCertificate(mkdtempSync(join(tmpdir(), 'bench-')), 1)
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

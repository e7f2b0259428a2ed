import { createReadStream, statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** What the simplest of static hosts do: files by their names, `index.html` for a folder, and `404.html` for the rest. */
export function plainStaticServer(root: string): RequestListener {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const named = join(root, pathname)
    const stat = statSync(named, { throwIfNoEntry: false })
    if (stat?.isDirectory() && !pathname.endsWith('/')) {
      response.writeHead(301, { Location: `${pathname}/` }).end()
      return
    }
    const file = stat?.isDirectory() ? join(named, 'index.html') : named
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404, { 'Content-Type': 'text/html' })
      createReadStream(join(root, '404.html')).pipe(response)
      return
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  }
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { dirname, join, normalize } from 'node:path'
import { Client } from 'pg'

export interface Project {
  server: Server
  /** Every bucket that was made, and whether its files are public. */
  buckets: Map<string, boolean>
}

/**
 * The parts of a hosted project that this machine has not: its storage (on disk), its data interface (as the role of
 * the public key in the real database), and the gateway that leads to the function (which is the real one).
 */
export function standInProject(folder: string, databaseUrl: string, functionPort: () => number): Project {
  const buckets = new Map<string, boolean>()
  const fileOf = (path: string) => join(folder, normalize(decodeURIComponent(path)))

  async function answer(
    request: IncomingMessage,
  ): Promise<[number, Buffer | string, Record<string, string>?]> {
    const { pathname } = new URL(request.url ?? '/', 'http://project')
    const body = await bodyOf(request)
    const [, service = '', rest = ''] = /^\/(\w+)\/v1\/(.*)$/.exec(pathname) ?? []
    if (service === 'functions') return callFunction(request, rest, body)
    if (service === 'rest') return [200, JSON.stringify(await readAsAnyone(databaseUrl, rest))]
    const authorized = request.headers.authorization === 'Bearer a service key for tests'
    if (rest.startsWith('object/public/')) {
      const [bucket = ''] = rest.slice('object/public/'.length).split('/')
      if (!buckets.get(bucket)) return [404, '{}']
      try {
        return [200, readFileSync(fileOf(rest.slice('object/public/'.length)))]
      } catch {
        return [404, '{}']
      }
    }
    if (!authorized) return [403, '{"message":"Not allowed"}']
    if (rest.startsWith('object/')) {
      const file = fileOf(rest.slice('object/'.length))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, body)
      return [200, '{"Key":"x","Id":"x"}']
    }
    const [, name = ''] = rest.split('/')
    if (request.method === 'GET')
      return buckets.has(name) ? [200, JSON.stringify({ name })] : [404, '{"message":"x"}']
    const { id = name, public: open } = JSON.parse(body.toString())
    buckets.set(id, open)
    return [200, JSON.stringify({ name: id })]
  }

  /** The gateway leaves the first two parts of the path out and says who asks. */
  async function callFunction(request: IncomingMessage, path: string, body: Buffer) {
    const { method = 'GET', headers } = request
    const passed = new Headers({ 'cf-connecting-ip': '192.0.2.1' })
    for (const name of [
      'content-type',
      'origin',
      'access-control-request-method',
      'access-control-request-headers',
    ])
      if (headers[name]) passed.set(name, String(headers[name]))
    const hasBody = method === 'POST' && body.length > 0
    const answered = await fetch(`http://127.0.0.1:${functionPort()}/${path}`, {
      method,
      headers: passed,
      ...(hasBody && { body: new Uint8Array(body) }),
    })
    const result = Object.fromEntries(answered.headers)
    return [answered.status, Buffer.from(await answered.arrayBuffer()), result] as [
      number,
      Buffer,
      Record<string, string>,
    ]
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body, headers]) => response.writeHead(status, headers).end(body),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  return { server, buckets }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function readAsAnyone(databaseUrl: string, table: string): Promise<object[]> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    await client.query('set role anon')
    return (await client.query(`select * from ${client.escapeIdentifier(table)} limit 1`)).rows
  } finally {
    await client.end()
  }
}

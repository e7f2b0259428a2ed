// npm run bench keep-alive: 1,000 clients that keep their connections, for 20 seconds; every answer must be right.
import { readFileSync } from 'node:fs'
import { measure } from './load.mjs'

const [, , base] = process.argv
const sitemap = readFileSync('dist/client/sitemap.xml', 'utf8')
const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path)
const headers = { 'accept-encoding': 'br' }

const result = await measure(
  { port: Number(new URL(base).port) },
  {
    connections: 1000,
    seconds: 20,
    makeRequest: (index) => ({ path: paths[index % paths.length], headers }),
  },
)
console.table({ 'every page, 1,000 connections, 20 s': result })
process.exit(/^\d+ × 200$/.test(result.answers) ? 0 : 1)

interface SearchSettings {
  indexing: boolean
  origin: string
}

/** `robots.txt`. Who shall not list the site has to be let in, to read so. */
export function robots({ indexing, origin }: SearchSettings): string {
  return `User-agent: *\nAllow: /\n${indexing ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`
}

export function sitemap(paths: string[], origin: string): string {
  const addresses = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`
}

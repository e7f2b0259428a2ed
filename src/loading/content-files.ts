/** Every content file that makes a page of its own. For the build, which leaves drafts out (`drafts-plugin.ts`). */
const files = import.meta.glob<Record<string, unknown>>(
  [
    '../../content/*/*.ts',
    '!../../content/*/*.card.ts',
    '!../../content/*/index.ts',
    '!../../content/testing/*.ts',
  ],
  { eager: true },
)

/** The pages of a folder of content by their slugs; `name` is what their files export. */
export function contentFiles<Content>(folder: string, name: string): Record<string, Content> {
  const found = Object.entries(files).flatMap(([file, exports]) => {
    const slug = new RegExp(`/${folder}/([^/]+)\\.ts$`).exec(file)?.[1]
    return slug ? [[slug, exports[name] as Content] as const] : []
  })
  return Object.fromEntries(found)
}

/** Slugs that these pages had before, with the present ones. */
export function formerSlugsOf(pages: Record<string, { formerSlugs?: string[] }>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pages).flatMap(([slug, { formerSlugs = [] }]) =>
      formerSlugs.map((former) => [former, slug]),
    ),
  )
}

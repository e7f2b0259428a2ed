import { notFound } from '../../../content/error-screens'

export type NotFoundContent = ReturnType<typeof content>

export function content() {
  const { seo, ...words } = notFound
  return { seo, missing: true as const, words }
}

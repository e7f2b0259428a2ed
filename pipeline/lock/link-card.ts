import { createHash } from 'node:crypto'
import { browserColors } from '../../content/theme.ts'
import type { HeadTag } from '../../src/layout/head-tags'
import { escapeHtml, tagHtml } from '../pages/page-html.ts'
import { bundleScript } from '../pages/start-plugin.ts'

interface CardContent {
  tags: HeadTag[]
  words: { opening: string; unreachable: string; noScript: string }
}

/**
 * The page that every link answers with. Machines read a neutral card in its head; for people it is there for the moment
 * in which its script opens the link.
 */
export async function linkCard({ tags, words }: CardContent, constants: Record<string, string>) {
  const script = await bundleScript('src/start/link.ts', constants)
  const { opening, unreachable, noScript } = words
  const card = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...tags.map(tagHtml),
    `<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:${browserColors.ground};font:1.125rem/1.5 system-ui,sans-serif}</style>`,
    `</head><body><p role="status">${escapeHtml(opening)}</p><p role="alert" hidden>${escapeHtml(unreachable)}</p>`,
    `<noscript>${escapeHtml(noScript)}</noscript><script>${script}</script></body></html>`,
  ].join('')
  return { card, cardScript: `sha256-${createHash('sha256').update(script).digest('base64')}` }
}

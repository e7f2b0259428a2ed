import { expect, test } from 'vitest'
import { NEW_LINK, type OwnerLink } from '../../shared/owner-api'
import { arrangeLinks, type LinkOrder } from './arrange-links'
import { linkState } from './link-state'

const DAY = 86_400_000

function link(label: string, more: Partial<OwnerLink> = {}): OwnerLink {
  return {
    ...NEW_LINK,
    id: label,
    label,
    createdAt: 0,
    revokedAt: null,
    openings: 0,
    probablyScanners: 0,
    lastSeenAt: null,
    ...more,
  }
}

const labels = (links: OwnerLink[], search: string, order: LinkOrder = 'label') =>
  arrangeLinks(links, { search, state: 'all', order }).map(({ label }) => label)

test('links are found by words of label and note, whatever their accents and order', () => {
  const links = [
    link('Müller & Söhne'),
    link('Acme', { note: 'met at the Zürich fair' }),
    link('東京デザイン'),
  ]
  expect(labels(links, 'sohne MULLER')).toEqual(['Müller & Söhne'])
  expect(labels(links, 'fair zurich')).toEqual(['Acme'])
  expect(labels(links, 'デザイン')).toEqual(['東京デザイン'])
  expect(labels(links, '  ')).toHaveLength(3)
})

test('links are sorted, those without a date last', () => {
  const links = [
    link('a', { createdAt: 1 }),
    link('b', { createdAt: 2, lastSeenAt: 9, expiresAt: 5, openings: 1 }),
    link('c', { createdAt: 3, lastSeenAt: 4, expiresAt: 3, openings: 7 }),
  ]
  expect(labels(links, '', 'seen')).toEqual(['b', 'c', 'a'])
  expect(labels(links, '', 'created')).toEqual(['c', 'b', 'a'])
  expect(labels(links, '', 'openings')).toEqual(['c', 'b', 'a'])
  expect(labels(links, '', 'ends')).toEqual(['c', 'b', 'a'])
})

test('a link that was revoked is revoked, also after its end', () => {
  expect(linkState(link('a', { expiresAt: DAY, revokedAt: 1 }), 2 * DAY)).toBe('revoked')
  expect(linkState(link('a', { expiresAt: DAY }), 2 * DAY)).toBe('ended')
  expect(linkState(link('a', { expiresAt: 3 * DAY }), 2 * DAY)).toBe('open')
})

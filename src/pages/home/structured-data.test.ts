import { expect, test } from 'vitest'
import { personRecord, websiteRecord } from './structured-data'

const ORIGIN = 'https://portfolio.example.com'

test('the owner is described as a person with profiles elsewhere', () => {
  const record = personRecord({
    owner: { name: 'Ada Lind', role: 'Designer' },
    contact: {
      email: 'ada@example.com',
      phone: '(503) 555-0100',
      location: 'Portland, OR',
      workingHours: 'always',
    },
    socialLinks: [{ name: 'LinkedIn', url: 'https://linkedin.example.com/in/ada', icon: 'linkedin' }],
    origin: ORIGIN,
  })
  expect(record).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: 'Ada Lind',
    jobTitle: 'Designer',
    url: ORIGIN,
    sameAs: ['https://linkedin.example.com/in/ada'],
  })
  expect(record.email).toBe('mailto:ada@example.com')
})

test('the phone number stays out of what search engines collect', () => {
  const record = personRecord({
    owner: { name: 'Ada Lind', role: 'Designer' },
    contact: { email: 'ada@example.com', phone: '(503) 555-0100', location: '', workingHours: '' },
    socialLinks: [],
    origin: ORIGIN,
  })
  expect(JSON.stringify(record)).not.toContain('555')
})

test('the site is described as a website', () => {
  expect(websiteRecord({ name: 'A portfolio', description: 'Work.', origin: ORIGIN })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'A portfolio',
    description: 'Work.',
    url: ORIGIN,
  })
})

import { expect, test } from 'vitest'
import { fileHeaders, securityHeaders } from './security-headers.ts'

function directives(policy: string | undefined): Map<string, string> {
  return new Map(
    (policy ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

test('scripts run from the site itself or by hash, never inline at large', () => {
  const headers = securityHeaders({ inlineScriptHashes: ['sha256-abc=', 'sha256-def='] })
  const policy = directives(headers['Content-Security-Policy'])
  expect(policy.get('script-src')).toBe("'self' 'sha256-abc=' 'sha256-def='")
  expect(policy.get('default-src')).toBe("'self'")
  expect(policy.get('object-src')).toBe("'none'")
  expect(policy.get('frame-ancestors')).toBe("'self'")
  expect(policy.get('connect-src')).toBe("'self'")
})

test('a hosted backend may be called and may serve images, and nothing more', () => {
  const headers = securityHeaders({ inlineScriptHashes: [], backendOrigin: 'https://backend.example.com' })
  const policy = directives(headers['Content-Security-Policy'])
  expect(policy.get('connect-src')).toBe("'self' https://backend.example.com")
  expect(policy.get('img-src')).toBe("'self' data: blob: https://backend.example.com")
  expect(policy.get('script-src')).toBe("'self'")
})

test('sensors are denied and full screen stays possible', () => {
  const policy = securityHeaders({ inlineScriptHashes: [] })['Permissions-Policy']
  expect(policy).toContain('camera=()')
  expect(policy).toContain('geolocation=()')
  expect(policy).toContain('fullscreen=(self)')
})

test('a file that is never a page by itself carries one short header only', () => {
  expect(fileHeaders(securityHeaders({ inlineScriptHashes: [] }))).toEqual({
    'X-Content-Type-Options': 'nosniff',
  })
})

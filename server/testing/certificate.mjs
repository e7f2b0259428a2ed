import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * A certificate for localhost that signs itself, so that a client that is given it trusts it.
 * @param {string} folder
 * @param {number} days
 */
export function makeCertificate(folder, days) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', key, '-out', cert, '-days', String(days)]
  execFileSync('openssl', [...kind, ...names, ...files], { stdio: 'ignore' })
  return { key, cert }
}

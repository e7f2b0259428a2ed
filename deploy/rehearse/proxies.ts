import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { makeCertificate } from '../../server/testing/certificate.mjs'
import { program, type RunningProgram, run, until } from './programs.ts'

export interface ReverseProxy extends RunningProgram {
  origin: string
  /** The certificate that makes clients trust it. */
  ca: Buffer
}

/** The repository's Caddyfile, with the authority that Caddy has for machines that nobody knows. */
export async function startCaddy(folder: string, port: number, upstreams: number[]): Promise<ReverseProxy> {
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'Caddyfile')
  const here = '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n'
  writeFileSync(config, readFileSync('deploy/Caddyfile', 'utf8').replace(/^\{\n/m, here))
  const origin = `https://localhost:${port}`
  const env = {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_ORIGIN: origin,
    UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
  }
  const started = run(program('caddy'), ['run', '--config', config, '--adapter', 'caddyfile'], { env })
  const root = join(folder, 'caddy/pki/authorities/local/root.crt')
  await until(() => existsSync(root) && shakesHands(port, readFileSync(root)), started)
  return { ...started, origin, ca: readFileSync(root) }
}

/** Caddy listens, and tells of its certificate, before it can show it. */
function shakesHands(port: number, ca: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', ca })
    socket.once('error', () => resolve(false))
    socket.once('secureConnect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

/** The repository's nginx.conf; only name, ports and certificate are those of this machine. */
export async function startNginx(folder: string, port: number, upstreams: number[]): Promise<ReverseProxy> {
  mkdirSync(join(folder, 'temporary'), { recursive: true })
  const { key, cert } = makeCertificate(folder, 30)
  const [first = 0, second = first] = upstreams
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('portfolio.example.com;', 'localhost;')
    .replace(/ssl_certificate .*/, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('listen 80;', `listen 127.0.0.1:${port + 1};`)
    .replace('127.0.0.1:4173', `127.0.0.1:${first}`)
    .replace('127.0.0.1:4174', `127.0.0.1:${second}`)
  writeFileSync(join(folder, 'site.conf'), site)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temporary/${name};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; error_log stderr; events {} http { ${paths} include site.conf; }`,
  )
  const arguments_ = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off; master_process off;']
  const started = run(program('nginx', 'nginx-light'), arguments_)
  await until(async () => {
    const redirect = await fetch(`http://127.0.0.1:${port + 1}/`, { redirect: 'manual' }).catch(
      () => undefined,
    )
    return redirect?.status === 308
  }, started)
  cpSync(cert, join(folder, 'ca.pem'))
  return { ...started, origin: `https://localhost:${port}`, ca: readFileSync(cert) }
}

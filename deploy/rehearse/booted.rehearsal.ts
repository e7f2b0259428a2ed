import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { program, type RunningProgram, run, stopAll, until } from './programs.ts'

const PROGRAMS = {
  'systemd-nspawn': 'systemd-container',
  caddy: 'caddy',
  nginx: 'nginx',
  certbot: 'python3-certbot-nginx',
  curl: 'curl',
  adduser: 'adduser',
}
const AUTHORITY = 'https://acme.example.com:8443/acme/local/directory'

const { origin }: { origin: string } = JSON.parse(readFileSync('dist/site.json', 'utf8'))
const { host } = new URL(origin)
const place = mkdtempSync(join(tmpdir(), 'booted-'))
const [release, onServer, caddy, nginx, doctor] = guideSteps('### Without containers')
let machine: RunningProgram

beforeAll(async () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error("This can't be rehearsed here: it needs Linux and root, to boot systemd.")
  for (const [name, debian] of Object.entries(PROGRAMS)) program(name, debian)
  const root = join(place, 'root')
  mkdirSync(root)
  execFileSync(process.execPath, ['scripts/release.mjs', join(place, 'release')], { stdio: 'ignore' })
  machine = run('unshare', ['--mount', 'sh', 'deploy/rehearse/booted.sh', root, join(place, 'release')])
  // `degraded` is a machine on which a service of another package has failed.
  await until(() => /running|degraded/.test(inside('systemctl is-system-running').told), machine)
  steps(`ip link set lo up\nsystemctl stop caddy nginx\nsh /rehearse/authority.sh ${host}`)
})
afterAll(async () => {
  await machine?.stop()
  await stopAll()
  rmSync(place, { recursive: true, force: true })
})

/** The commands of the guide's section, block by block, with the name that this site was built for. */
function guideSteps(heading: string): string[] {
  const section =
    readFileSync('docs/deploy.md', 'utf8')
      .split(`\n${heading}\n`)[1]
      ?.split(/\n##+ /)[0] ?? ''
  return [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) =>
    // Within a list the lines are indented.
    block.replaceAll(/^ {3}/gm, '').replaceAll(/(?<!sed s\/)portfolio\.example\.com|YOUR\.NAME/g, host),
  )
}

/** The packages are here already, and there is no network to get others from. */
function withoutInstalling(block = ''): string {
  return block.replaceAll(/apt-get install[^&\n]*(&& )?/g, '')
}

function inside(command: string) {
  const [pid] = spawnSync('pgrep', ['-P', String(machine.child.pid)], { encoding: 'utf8' }).stdout.split('\n')
  if (!pid) return { status: null, told: '' }
  const shell = ['-t', pid, '-a', 'sh', '-ec', `exec 2>&1; ${command}`]
  const { status, stdout } = spawnSync('nsenter', shell, { encoding: 'utf8' })
  return { status, told: stdout }
}

function steps(commands: string): string {
  const { status, told } = inside(commands)
  expect(status, told).toBe(0)
  return told
}

test('the units of the guide start two processes without rights, and a backup', () => {
  expect(release).toContain('npm run release')
  steps('mkdir /srv/portfolio && cp -a /release/. /srv/portfolio/')
  steps(onServer ?? '')
  const settings = `TRUSTED_PROXY=127.0.0.1\nSITE_ORIGIN=${origin}\nNODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt`
  steps(`echo '${settings}' >> /etc/portfolio.env && systemctl restart portfolio@4173 portfolio@4174`)
  expect(steps('systemctl is-active portfolio@4173 portfolio@4174')).toBe('active\nactive\n')
  expect(steps('curl -s localhost:4174/healthz')).toContain('"database":"ok"')
  steps('systemctl start portfolio-backup')
  expect(steps('stat -c "%U %a" /var/lib/portfolio-backups/*')).toBe('portfolio 600\n')
})

test('certbot gets a certificate, and nginx serves the site with it', () => {
  steps('systemctl start nginx')
  steps(`export REQUESTS_CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt\n${withoutInstalling(nginx)}`)
  expect(steps(`curl -sSI ${origin}`)).toMatch(/^HTTP\/2 200.*strict-transport-security/is)
  steps('systemctl stop nginx')
})

test('Caddy gets one by itself', () => {
  const own = `sed -i '0,/^{/s//{\\n\\tacme_ca ${AUTHORITY.replaceAll('/', '\\/')}/' /etc/caddy/Caddyfile\nsystemctl restart caddy`
  steps(`${withoutInstalling(caddy)}\n${own}`)
  steps(`curl -sS --retry 30 --retry-all-errors --retry-delay 1 -o /dev/null ${origin}`)
  expect(steps(`curl -sSI ${origin}`)).toMatch(/^HTTP\/2 200.*strict-transport-security/is)
})

test("the doctor finds nothing wrong but the sample's password", () => {
  const { told } = inside(doctor ?? '')
  const problems = told.split('\n').filter((line) => line.startsWith('problem'))
  expect(problems.map((line) => line.split(':')[0])).toEqual(['problem  password'])
  expect(told).toContain('ok       public address')
})

import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactRequest } from '../../server/testing/contact-request.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { program, type RunningProgram, run, stopAll, until } from './programs.ts'

interface ImageConfig {
  User: string
  Env: string[]
  Cmd: string[]
  Volumes: Record<string, object>
  StopSignal: string
  Healthcheck: { Test: string[] }
}

const place = mkdtempSync(join(tmpdir(), 'container-'))
const volume = join(place, 'volume')
let root: string
let config: ImageConfig

beforeAll(() => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error("This can't be rehearsed here: it needs Linux and root, to make a file system read-only.")
  for (const [name, debian] of [
    ['buildah', 'buildah'],
    ['busybox', 'busybox-static'],
  ] as const)
    program(name, debian)
  execFileSync(process.execPath, ['scripts/release.mjs', join(place, 'stage/release')], { stdio: 'ignore' })
  const script = ['deploy/rehearse/container.sh', place, join(place, 'stage')]
  root = execFileSync('sh', script, { encoding: 'utf8' }).trim()
  config = JSON.parse(readFileSync(join(place, 'image.json'), 'utf8')).Docker.config
  mkdirSync(volume)
})
afterAll(async () => {
  await stopAll()
  rmSync(place, { recursive: true, force: true })
})

/** As an engine would with `read_only`: own processes and mounts, the image read-only, only /data and /tmp to write to. */
function start(port: number, command: string): RunningProgram {
  const mounts = [
    `mount --bind ${root} ${root}`,
    `mount --bind ${volume} ${root}/data`,
    `chown 1000:1000 ${root}/data && chmod 700 ${root}/data`,
    `mount -t tmpfs none ${root}/tmp`,
    `mount -t proc none ${root}/proc`,
    `mount -o remount,ro,bind ${root}`,
  ].join(' && ')
  const user = config.User
  const shell = `${mounts} && cd / && exec chroot --userspec=${user} ${root} /bin/sh -c 'cd /site && ${command}'`
  const env = Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s).slice(0, 2)))
  const path = `/usr/sbin:/sbin:${env.PATH}`
  return run('/usr/bin/unshare', ['--mount', '--pid', '--fork', 'sh', '-c', shell], {
    env: { ...env, PATH: path, PORT: String(port), HOST: '127.0.0.1' },
  })
}

test('the image says what an engine needs to know', () => {
  expect(config).toMatchObject({
    User: '1000:1000',
    Cmd: ['node', 'dist/server/node.js'],
    Volumes: { '/data': {} },
    StopSignal: 'SIGTERM',
  })
  expect(readdirSync(join(root, 'site')).sort()).toEqual([
    '.env.example',
    'deploy',
    'dist',
    'docs',
    'node_modules',
    'package.json',
  ])
})

test('it runs without rights on a read-only file system, is healthy, stores messages and stops at once', async () => {
  const port = await freePort()
  const container = start(port, `touch /site/x; id -u; exec ${config.Cmd.join(' ')}`)
  const address = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.ok ?? false, container)
  expect(container.output()).toContain('Read-only file system')
  expect(container.output()).toMatch(/^1000$/m)
  expect((await fetch(`${address}/about`)).status).toBe(200)
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'A role', message: 'Hello' }
  const sent = await fetch(`${address}/functions/v1/send-contact-email`, contactRequest(message))
  expect(sent.status).toBe(200)
  expect(statSync(join(volume, 'contact.db')).uid).toBe(1000)

  const [, ...probe] = config.Healthcheck.Test
  const check = probe.map((word) => word.replace('4173', String(port)))
  execFileSync(process.execPath, check.slice(1))

  // Its process is the first one of the container, which gets only the signals that it listens to.
  const { pid } = container.child
  process.kill(Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')), 'SIGTERM')
  expect(await once(container.child, 'exit')).toEqual([0, null])
  expect(container.output()).toContain('server.stopping')
  const inbox = start(port, 'exec node dist/server/inbox.js')
  await once(inbox.child, 'exit')
  expect(inbox.output()).toContain('A role')
})

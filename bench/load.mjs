/** Starts a server, asks it for something many times at once, and measures both sides. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const TICKS_PER_SECOND = 100

/** Resolves with the port when the program has printed an address. */
export async function startServer(args, options = {}) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], ...options })
  const port = await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      const address = /http:\/\/\S+:(\d+)/.exec(output)
      if (address) resolve(Number(address[1]))
    })
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)))
  })
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill('SIGTERM')
    })
  return { port, pid: child.pid, stop }
}

/** Sends so many requests, or for so many seconds, over `connections` connections, and gives what they took. */
export async function measure(
  { port, pid },
  { connections, requests = Infinity, seconds: limit = Infinity, makeRequest },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times = []
  const statuses = new Map()
  let sent = 0
  async function client() {
    while (sent < requests && performance.now() - begun < limit * 1000) {
      const started = performance.now()
      const status = await ask(agent, port, makeRequest(sent++)).catch(({ code }) => code)
      times.push(performance.now() - started)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const cpuBefore = cpuSeconds(pid)
  const begun = performance.now()
  await Promise.all(Array.from({ length: connections }, client))
  const seconds = (performance.now() - begun) / 1000
  const cpu = cpuSeconds(pid) - cpuBefore
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))]
  return {
    'per second': Math.round(sent / seconds),
    'p50 ms': round(at(0.5)),
    'p99 ms': round(at(0.99)),
    'CPU µs': cpuBefore === undefined ? '–' : Math.round((cpu / sent) * 1e6),
    answers: [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
  }
}

export function round(number) {
  return Math.round(number * 100) / 100
}

export function ask(agent, port, { body, ...options }) {
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, ...options }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
    outgoing.on('error', reject).end(body)
  })
}

/** User and system time of a process; Linux only. */
function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}

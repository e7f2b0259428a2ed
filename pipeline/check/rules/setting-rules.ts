import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { readSettings } from '../../../server/node/settings.ts'
import { readBuildSettings } from '../../settings/settings.ts'

const FILE = '.env'
const EXAMPLE = '.env.example'
/** A name for each confidential study. */
const STUDY = /^STUDY_PASSWORD_\w+$/

/** Everything that is wrong with the settings of build and server, with the line of `.env` where one is set. */
export function settingProblems(): string[] {
  const set = fromFile()
  const lines = [
    ...linesOf(() => readBuildSettings()),
    ...linesOf(() => readSettings({ ...set, ...process.env })),
  ]
  return [...new Set(lines)].map(placed)
}

/** Names in `.env` that nothing reads: most are misspelt. */
export function settingAdvice(): string[] {
  const known = [...readFileSync(EXAMPLE, 'utf8').matchAll(/^#?([A-Z][A-Z_0-9]+)=/gm)].map(
    ([, name]) => name!,
  )
  return Object.keys(fromFile())
    .filter((name) => !known.includes(name) && !STUDY.test(name))
    .map((name) => {
      const near = known.find((one) => distance(one, name) <= 3)
      return placed(
        `${name} is no setting of this site.${near ? ` Did you mean ${near}?` : ` ${EXAMPLE} lists them.`}`,
      )
    })
}

function fromFile(): Record<string, string | undefined> {
  return existsSync(FILE) ? parseEnv(readFileSync(FILE, 'utf8')) : {}
}

function linesOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)]
  }
}

/** A sentence begins with the name of its setting. */
function placed(sentence: string): string {
  const name = /^[A-Z_0-9]+/.exec(sentence)?.[0]
  const rows = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : []
  const row = rows.findIndex((text) => name && new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(text))
  return row < 0 ? sentence : `${FILE}:${row + 1}: ${sentence}`
}

/** How many letters have to be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}

/** How often a log that is no terminal gets a line. */
const EVERY_MS = 5000

let wanted = 0
let made = 0
let began = 0
let lastLine = 0
let total = false

/** Counts pictures while they are made. */
export async function counted<Result>(make: () => Promise<Result>): Promise<Result> {
  if (made === wanted) [began, wanted, made] = [Date.now(), 0, 0]
  wanted++
  const result = await make()
  made++
  tell()
  return result
}

/** From now on the number of pictures is known, and with it the time that is left. */
export function allAreWanted(): void {
  total = true
  tell()
}

/** One line that counts, or one every few seconds where lines can't be rewritten. */
function tell(): void {
  if (!total || wanted === 0) return
  const now = Date.now()
  const done = made === wanted
  const left = Math.ceil((((now - began) / made) * (wanted - made)) / 1000)
  const line = `Pictures: ${made} of ${wanted}${done || made === 0 ? '' : `, about ${left} s left`}`
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}${done ? '\n' : ''}`)
  else if (now - lastLine >= EVERY_MS || done) {
    lastLine = now
    console.error(line)
  }
}

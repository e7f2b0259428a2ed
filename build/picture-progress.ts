/** How often a log that is no terminal gets a line. */
const EVERY = 50

let wanted = 0
let made = 0

/** Tells how far the pictures are, while they are made: one line that counts, or a few where lines can't be rewritten. */
export async function counted<Result>(work: () => Promise<Result>): Promise<Result> {
  wanted++
  const result = await work()
  made++
  const line = `Making pictures: ${made} of ${wanted}`
  if (process.stderr.isTTY) process.stderr.write(`\r${line}${made === wanted ? '\n' : ''}`)
  else if (made % EVERY === 0) console.error(line)
  return result
}

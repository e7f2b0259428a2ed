export class DeadlineError extends Error {}

/** Rejects when the promise takes too long. What it waits for may still happen. */
export async function withDeadline<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new DeadlineError(`${what} took longer than ${milliseconds} ms`))
    timer = setTimeout(giveUp, milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Lets a touch, or a frame, come in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Calls when what was changed now has been painted. Returns what takes it back. */
export function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  // The frame's own work comes first, then this.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

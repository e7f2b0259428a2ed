/** Reports to the page's analytics tag, where there is one. Observer failures are silently ignored. */
export async function reportWebVitals(): Promise<void> {
  if (!window.gtag) return
  try {
    // Where it throws, the library would throw in the middle of the page's life.
    globalThis.requestIdleCallback?.(() => {})
    const { onCLS, onINP, onLCP } = await import('web-vitals')
    onLCP(({ name, value, id }) => send(name, Math.round(value), id))
    // CLS is a small fraction, and the tag takes whole numbers only.
    onCLS(({ name, value, id }) => send(name, Math.round(value * 1000), id))
    onINP(({ name, value, id }) => send(name, Math.round(value), id))
    observeFirstInput()
  } catch {}
}

/** FID has left the web-vitals library with version 5; the browser's entry is still there. */
function observeFirstInput(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      send('FID', Math.round(entry.processingStart - entry.startTime), `fid-${entry.startTime}`)
    }
  }).observe({ type: 'first-input', buffered: true })
}

function send(name: string, value: number, id: string): void {
  window.gtag?.('event', name, {
    value,
    event_category: 'Web Vitals',
    event_label: id,
    non_interaction: true,
  })
}

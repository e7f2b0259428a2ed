import { useCallback, useEffect, useRef, useState } from 'react'
import type { Sources } from './experiments'
import { sketchFonts } from './fonts'

const PREVIEW_PAGE = '/embeds/code-experiment/preview'
const RUN_AFTER_MS = 350
const READY_WITHIN_MS = 6000

export interface Failure {
  message: string
  /** 0 where unknown. */
  line: number
}

interface PreviewProps {
  title: string
  sources: Sources
  onFailure: (failure: Failure | undefined) => void
}

/** Runs the code anew, in a fresh frame, a moment after it changed; the last picture stays until the next is there. */
export function Preview({ title, sources, onFailure }: PreviewProps) {
  const [runs, setRuns] = useState([{ id: 0, sources }])

  const newest = useRef({ id: 0, sources })

  useEffect(() => {
    if (newest.current.sources === sources) return
    const timer = setTimeout(() => {
      const run = { id: newest.current.id + 1, sources }
      newest.current = run
      onFailure(undefined)
      setRuns((last) => [...last.slice(0, 1), run])
    }, RUN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [sources, onFailure])

  const keepOnly = useCallback((id: number) => setRuns((all) => all.filter((run) => run.id >= id)), [])

  return (
    <div className="frames">
      {runs.map((run) => (
        <PreviewFrame key={run.id} title={title} {...run} onRan={keepOnly} onFailure={onFailure} />
      ))}
    </div>
  )
}

interface PreviewFrameProps {
  id: number
  title: string
  sources: Sources
  onRan: (id: number) => void
  onFailure: (failure: Failure) => void
}

function PreviewFrame({ id, title, sources, onRan, onFailure }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const silent = setTimeout(
      () =>
        onFailure({ message: "The preview can't run here: the page that runs it did not answer.", line: 0 }),
      READY_WITHIN_MS,
    )
    async function send() {
      const fonts = await sketchFonts()
      // The frame's origin is opaque and can't be named as the target.
      frame.current?.contentWindow?.postMessage({ ...sources, fonts }, '*')
    }
    function listen({ source, data }: MessageEvent) {
      if (!source || source !== frame.current?.contentWindow) return
      if (data?.kind === 'ready') {
        clearTimeout(silent)
        void send()
      }
      if (data?.kind === 'ran') onRan(id)
      if (data?.kind === 'error') onFailure({ message: String(data.message), line: Number(data.line) || 0 })
    }
    addEventListener('message', listen)
    return () => {
      clearTimeout(silent)
      removeEventListener('message', listen)
    }
  }, [id, sources, onRan, onFailure])

  return <iframe ref={frame} title={title} src={PREVIEW_PAGE} sandbox="allow-scripts" />
}

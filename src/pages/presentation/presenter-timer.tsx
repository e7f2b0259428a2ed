import { formatElapsed } from './format-elapsed'
import { useElapsed } from './use-elapsed'

interface PresenterTimerProps {
  words: { timer: string; pause: string; resume: string; reset: string }
}

export function PresenterTimer({ words }: PresenterTimerProps) {
  const { elapsed, running, toggle, reset } = useElapsed()
  const look = 'h-11 rounded-control border border-paper/25 px-4 text-small font-medium hover:bg-paper/10'
  return (
    <div className="ml-auto flex items-center gap-2">
      <p
        role="timer"
        aria-label={words.timer}
        className="mr-3 font-mono text-heading tracking-tighter tabular-nums"
      >
        {formatElapsed(elapsed)}
      </p>
      <button type="button" onClick={toggle} className={look}>
        {running ? words.pause : words.resume}
      </button>
      <button type="button" onClick={reset} className={look}>
        {words.reset}
      </button>
    </div>
  )
}

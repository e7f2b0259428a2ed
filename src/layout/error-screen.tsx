import { Button, ButtonAnchor } from '../components/ui/button'
import { BrokenTrace } from './broken-trace'

export interface ErrorWords {
  heading: string
  text: string
  retryLabel: string
  homeLabel: string
}

export function ErrorScreen({ words, onRetry }: { words: ErrorWords; onRetry: () => void }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="on-dark grid min-h-svh content-between gap-[clamp(4.5rem,14svh,9rem)] overflow-clip bg-pine outline-none pt-[clamp(4rem,10svh,7rem)] pb-[clamp(3rem,9svh,6rem)]"
    >
      <BrokenTrace label="status 500" />
      <div
        role="alert"
        className="column grid items-end gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
      >
        <h1 className="display max-w-[5.5em] text-hero">{words.heading}</h1>
        <div>
          <p className="max-w-[24em] text-lead">{words.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button look="light" onClick={onRetry}>
              {words.retryLabel}
            </Button>
            {/* A full page load, because the failure may be in what is loaded. */}
            <ButtonAnchor href="/" look="outline">
              {words.homeLabel}
            </ButtonAnchor>
          </div>
        </div>
      </div>
    </main>
  )
}

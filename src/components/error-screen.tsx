import { BrokenTrace } from './broken-trace'
import { Button, ButtonAnchor } from './ui/button'

export interface ErrorWords {
  heading: string
  text: string
  retryLabel: string
  homeLabel: string
}

export function ErrorScreen({ words, onRetry }: { words: ErrorWords; onRetry: () => void }) {
  return (
    <div role="alert" className="column grid min-h-svh content-center gap-10 py-32">
      <BrokenTrace label="status 500" />
      <div>
        <h1 className="display max-w-[14ch] text-page">{words.heading}</h1>
        <p className="mt-5 max-w-[42ch] text-lead text-ink-soft">{words.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{words.retryLabel}</Button>
        {/* A full load: what failed may still be in memory. */}
        <ButtonAnchor href="/" look="outline">
          {words.homeLabel}
        </ButtonAnchor>
      </div>
    </div>
  )
}

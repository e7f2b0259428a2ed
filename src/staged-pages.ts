import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { afterPaint } from './lib/after-paint'

interface StagedPage {
  pathname: string
  Page: ComponentType
}

interface Stage {
  /** One or two, in the order of their coming. */
  pages: StagedPage[]
  /** The path of the one to be seen. */
  shown: string
  /** The path of the one that was seen before, to be taken away. */
  left?: string
}

let onPrepare: ((page: StagedPage) => void) | undefined

/** Has a page drawn out of sight, when there is time. */
export function preparePage(page: StagedPage): void {
  onPrepare?.(page)
}

/** The page to be shown, and another out of sight: the one that will probably be next, or the one before. */
export function useStagedPages(page: StagedPage): Stage {
  const [stage, setStage] = useState<Stage>({ pages: [page], shown: page.pathname })
  if (stage.shown !== page.pathname) setStage(show(stage, page))

  useEffect(() => {
    onPrepare = (next) => startTransition(() => setStage((now) => prepare(now, next)))
    return () => {
      onPrepare = undefined
    }
  }, [])

  useEffect(() => {
    if (stage.left !== undefined) return afterPaint(() => setStage(tidy))
  }, [stage.left])

  return stage
}

function show({ pages, shown }: Stage, page: StagedPage): Stage {
  const others = pages.filter(({ pathname }) => pathname === shown)
  const isPrepared = pages.some(({ pathname }) => pathname === page.pathname)
  return { pages: isPrepared ? pages : [...others, page], shown: page.pathname, left: shown }
}

function prepare(stage: Stage, page: StagedPage): Stage {
  return page.pathname === stage.shown ? stage : { ...tidy(stage), pages: [...tidy(stage).pages, page] }
}

function tidy({ pages, shown }: Stage): Stage {
  return { pages: pages.filter(({ pathname }) => pathname === shown), shown }
}

import { IconArrowBackUp, IconHandFinger, IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useKeys } from '../use-keys'
import { Stage } from './stage'
import { type PrototypeState, states } from './states'
import { usePath } from './use-path'

const FLASH_MS = 1200

export function Prototype() {
  const [first] = states as [PrototypeState]
  const { current, canGoBack, go, back, restart } = usePath(first.id)
  const [flashing, flash] = useFlash()
  const heading = useRef<HTMLHeadingElement>(null)
  const state = states.find(({ id }) => id === current) ?? first
  const step = states.indexOf(state) + 1

  // A pressed hotspot is gone with its state: the keyboard goes on from the name of the new one.
  const moved = useRef(false)
  useEffect(() => {
    if (moved.current && current) heading.current?.focus({ preventScroll: true })
    moved.current = true
  }, [current])

  useKeys([
    ['ArrowLeft', back],
    ['Backspace', back],
    ['Home', restart],
    ['h', flash],
  ])

  return (
    <main className="prototype">
      <Stage state={state} boards={boardsAround(state)} flashing={flashing} onMiss={flash} onGo={go} />
      <div className="bar">
        <button type="button" className="bar-button" disabled={!canGoBack} onClick={back}>
          <IconArrowBackUp aria-hidden />
          <span className="wide-only">Back</span>
          <span className="narrow-only visually-hidden">Back</span>
        </button>
        <button type="button" className="bar-button" onClick={restart}>
          <IconRefresh aria-hidden />
          <span className="wide-only">Restart</span>
          <span className="narrow-only visually-hidden">Restart</span>
        </button>
        <div className="step" aria-live="polite">
          <h1 ref={heading} tabIndex={-1}>
            <span className="label">
              {step} of {states.length}
            </span>{' '}
            <span className="display">{state.name}</span>
          </h1>
          <p>{state.note}</p>
        </div>
        <ol className="track" aria-hidden="true">
          {states.map(({ id }, index) => (
            <li key={id} data-done={index < step} data-current={index === step - 1} />
          ))}
        </ol>
        <button type="button" className="bar-button hint" onClick={flash}>
          <IconHandFinger aria-hidden />
          <span className="wide-only">Show hotspots</span>
          <span className="narrow-only visually-hidden">Show hotspots</span>
        </button>
      </div>
    </main>
  )
}

function boardsAround({ board, hotspots }: PrototypeState): string[] {
  const next = hotspots.map(({ to }) => states.find(({ id }) => id === to)?.board ?? board)
  // In the order of the story, so that a board which stays keeps its place and is not loaded anew.
  const wanted = new Set([board, ...next])
  return [...new Set(states.map((state) => state.board))].filter((name) => wanted.has(name))
}

function useFlash(): [boolean, () => void] {
  const [flashing, setFlashing] = useState(false)
  const timer = useRef(0)
  function flash() {
    clearTimeout(timer.current)
    setFlashing(true)
    timer.current = window.setTimeout(() => setFlashing(false), FLASH_MS)
  }
  return [flashing, flash]
}

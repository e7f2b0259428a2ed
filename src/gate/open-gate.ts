import type { gate } from '../../content/gate'
import { mayMove, startViewTransition } from '../components/view-transition'
import { drawBall, drawWall, measureScene, type SceneLayout } from './gate-scene'

const DURATION_MS = 700
const BALL = 'gate-ball'
const BEAM = 'gate-beam'

/** In place of the browser's cross-fade, and of what the style sheet says of other view transitions. */
const STYLE = `
::view-transition { pointer-events: none }
::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none; mix-blend-mode: normal }
::view-transition-new(root) { clip-path: circle(0) }`

/**
 * A view transition from the gate to the page: the light widens, the ball rolls away, and the page opens as a disc where
 * its mosaic has a sun. Any press, key or wheel ends it. Without motion or support the page is shown at once.
 */
export function openGate(enter: () => void): void {
  const stage = document.querySelector<HTMLElement>('[data-scene]')
  const picture = stage?.querySelector('img')
  if (!stage || !picture?.naturalWidth || !mayMove()) {
    enter()
    return
  }

  const scene: typeof gate.scene = JSON.parse(stage.dataset.scene!)
  const layout = measureScene(picture, scene)
  const ball = drawBall(picture, layout)
  // Empty: the beam is painted on its part of the view transition.
  const beam = document.createElement('div')
  beam.style.cssText = 'position: fixed; inset: 0'
  ball.style.viewTransitionName = BALL
  beam.style.viewTransitionName = BEAM
  stage.append(drawWall(picture, layout), beam, ball)

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `${STYLE} ::view-transition-group(${BEAM}) { filter: blur(6px); opacity: 0 }
    ::view-transition-image-pair(${BEAM}) { background: ${scene.light.paint} }`,
  )
  document.adoptedStyleSheets.push(sheet)
  const { ready, finished } = startViewTransition('gate', enter)
  let animations: Animation[] = []
  ready.then(
    () => {
      animations = play(layout)
    },
    // Skipped by the browser: the page is shown.
    () => {},
  )
  void finished.finally(() => {
    // They keep their last state, and would run on with nothing to show.
    for (const animation of animations) animation.cancel()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  })
}

function play({ ball, wide, narrow }: SceneLayout): Animation[] {
  const away = innerWidth - ball.x + 2 * ball.radius
  // It rolls without slipping.
  const turn = (distance: number) => `rotate(${distance / ball.radius}rad)`
  const sun = sunOfPage() ?? ball
  const reach = Math.hypot(Math.max(sun.x, innerWidth - sun.x), Math.max(sun.y, innerHeight - sun.y))
  const disc = (radius: number) => `circle(${radius}px at ${sun.x}px ${sun.y}px)`
  return [
    animate(`old(${BALL})`, 0.62, [
      { transform: 'none', easing: 'cubic-bezier(0.6, 0, 0.9, 0.6)' },
      { transform: `translateX(${away * 0.3}px) ${turn(away * 0.3)}`, offset: 0.5, easing: 'ease-in' },
      { transform: `translate(${away}px, ${ball.radius * 1.6}px) ${turn(away)}` },
    ]),
    animate(`image-pair(${BEAM})`, 0.75, [
      { clipPath: narrow, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
      { clipPath: wide },
    ]),
    animate(`group(${BEAM})`, 1, [
      { opacity: 0 },
      { opacity: 0.8, offset: 0.35 },
      { opacity: 0.7, offset: 0.62 },
      { opacity: 0 },
    ]),
    animate('new(root)', 1, [
      { clipPath: disc(0), easing: 'linear' },
      { clipPath: disc(0), offset: 0.2, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
      {
        clipPath: disc(Math.min(ball.radius, sun.radius)),
        offset: 0.45,
        easing: 'cubic-bezier(0.6, 0, 0.3, 1)',
      },
      { clipPath: disc(reach) },
    ]),
  ]
}

function animate(part: string, share: number, keyframes: Keyframe[]): Animation {
  return document.documentElement.animate(keyframes, {
    pseudoElement: `::view-transition-${part}`,
    duration: DURATION_MS * share,
    fill: 'both',
  })
}

/** Its center, or the nearest point that is on the screen. */
function sunOfPage(): SceneLayout['ball'] | undefined {
  const tile = document.querySelector('[data-sun]')?.getBoundingClientRect()
  if (!tile || tile.top > innerHeight) return undefined
  const radius = tile.width / 2
  return { x: tile.left + radius, y: Math.min(innerHeight, tile.top + radius), radius }
}

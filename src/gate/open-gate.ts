import type { gate } from '../../content/gate'
import { endOnAction, mayMove } from '../lib/movements'
import { drawBall, drawWall, type Place, placeScene } from './gate-scene'

const DURATION_MS = 700
const BALL = 'gate-ball'
const BEAM = 'gate-beam'

/** Instead of what browsers and the page's own sheet do between two views. */
const STYLE = `
::view-transition { pointer-events: none }
::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none; mix-blend-mode: normal }
::view-transition-new(root) { clip-path: circle(0) }`

/**
 * The light widens, the ball rolls away, and a disc opens where the sun of the page's mosaic stands. The page is there
 * from the first moment; whoever acts ends the show. Where nothing may move, it is there at once.
 */
export function openGate(enter: () => void): void {
  const stage = document.querySelector<HTMLElement>('[data-scene]')
  const picture = stage?.querySelector('img')
  if (!stage || !picture?.naturalWidth || !mayMove() || !('startViewTransition' in document)) {
    enter()
    return
  }

  const scene: typeof gate.scene = JSON.parse(stage.dataset.scene!)
  const place = placeScene(picture, scene)
  const ball = drawBall(picture, place)
  // Nothing yet: only what its part of the transition is painted on.
  const beam = document.createElement('div')
  beam.style.cssText = 'position: fixed; inset: 0'
  ball.style.viewTransitionName = BALL
  beam.style.viewTransitionName = BEAM
  stage.append(drawWall(picture, place), beam, ball)

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `${STYLE} ::view-transition-group(${BEAM}) { filter: blur(6px); opacity: 0 }
    ::view-transition-image-pair(${BEAM}) { background: ${scene.light.paint} }`,
  )
  document.adoptedStyleSheets.push(sheet)
  const stopListening = endOnAction()
  const { ready, finished } = document.startViewTransition(enter)
  ready.then(
    () => play(place),
    // Cut short: the page is there.
    () => {},
  )
  void finished.finally(() => {
    stopListening()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  })
}

function play({ ball, wide, narrow }: Place): void {
  const away = innerWidth - ball.x + 2 * ball.radius
  // It rolls: as much turn as way.
  const turn = (way: number) => `rotate(${way / ball.radius}rad)`
  animate(`old(${BALL})`, 0.62, [
    { transform: 'none', easing: 'cubic-bezier(0.6, 0, 0.9, 0.6)' },
    { transform: `translateX(${away * 0.3}px) ${turn(away * 0.3)}`, offset: 0.5, easing: 'ease-in' },
    { transform: `translate(${away}px, ${ball.radius * 1.6}px) ${turn(away)}` },
  ])
  animate(`image-pair(${BEAM})`, 0.75, [
    { clipPath: narrow, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
    { clipPath: wide },
  ])
  animate(`group(${BEAM})`, 1, [
    { opacity: 0 },
    { opacity: 0.8, offset: 0.35 },
    { opacity: 0.7, offset: 0.62 },
    { opacity: 0 },
  ])
  const sun = sunOfPage() ?? ball
  const reach = Math.hypot(Math.max(sun.x, innerWidth - sun.x), Math.max(sun.y, innerHeight - sun.y))
  const disc = (radius: number) => `circle(${radius}px at ${sun.x}px ${sun.y}px)`
  animate('new(root)', 1, [
    { clipPath: disc(0), easing: 'linear' },
    { clipPath: disc(0), offset: 0.2, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
    {
      clipPath: disc(Math.min(ball.radius, sun.radius)),
      offset: 0.45,
      easing: 'cubic-bezier(0.6, 0, 0.3, 1)',
    },
    { clipPath: disc(reach) },
  ])
}

function animate(part: string, share: number, keyframes: Keyframe[]): void {
  document.documentElement.animate(keyframes, {
    pseudoElement: `::view-transition-${part}`,
    duration: DURATION_MS * share,
    fill: 'both',
  })
}

/** Its middle, or as near to that as the screen shows. */
function sunOfPage(): Place['ball'] | undefined {
  const tile = document.querySelector('[data-sun]')?.getBoundingClientRect()
  if (!tile || tile.top > innerHeight) return undefined
  const radius = tile.width / 2
  return { x: tile.left + radius, y: Math.min(innerHeight, tile.top + radius), radius }
}

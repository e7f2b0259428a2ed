import closing from './styles/closing.css?inline'
import comparison from './styles/comparison.css?inline'
import deck from './styles/deck.css?inline'
import opening from './styles/opening.css?inline'
import personality from './styles/personality.css?inline'
import philosophy from './styles/philosophy.css?inline'
import presenter from './styles/presenter.css?inline'
import print from './styles/print.css?inline'
import problemSolving from './styles/problem-solving.css?inline'
import route from './styles/route.css?inline'
import trackRecord from './styles/track-record.css?inline'
import upright from './styles/upright.css?inline'
import workStyle from './styles/work-style.css?inline'

const CSS = [
  deck,
  upright,
  opening,
  philosophy,
  problemSolving,
  comparison,
  route,
  trackRecord,
  workStyle,
  personality,
  closing,
  presenter,
  print,
].join('\n')

/** An element of the page, so that the deck's paper size leaves with the deck and never meets another page. */
export function DeckStyles() {
  return <style>{CSS}</style>
}

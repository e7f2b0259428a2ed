import deck from './styles/deck.css?inline'
import flowMap from './styles/flow-map.css?inline'
import opening from './styles/opening.css?inline'
import pathpoint from './styles/pathpoint.css?inline'
import people from './styles/people.css?inline'
import print from './styles/print.css?inline'
import trackRecord from './styles/track-record.css?inline'

const CSS = [deck, opening, flowMap, pathpoint, trackRecord, people, print].join('\n')

/** An element of the page, so that the deck's paper size leaves with the deck and never meets another page. */
export function DeckStyles() {
  return <style>{CSS}</style>
}

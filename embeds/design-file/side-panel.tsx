import { IconLayoutBoard, IconPhoto, IconTypography } from '@tabler/icons-react'
import type { Layer } from './board-layers'
import type { DesignFile } from './files'
import type { PlacedBoard, PlacedPage } from './place-boards'

const LAYER_ICONS = { frame: IconLayoutBoard, text: IconTypography, picture: IconPhoto }

const KEYS = [
  ['+ -', 'zoom'],
  ['0', 'actual size'],
  ['1', 'fit'],
  ['F', 'full screen'],
]

interface SidePanelProps {
  file: DesignFile
  pages: PlacedPage[]
  current: string | undefined
  layers: Layer[]
  onPage: (page: PlacedPage) => void
  onBoard: (board: PlacedBoard) => void
  onLayer: (layer: Layer) => void
  onPointAtLayer: (layer: Layer | undefined) => void
}

/** Pages of the file, its artboards, and the layers of the one that is selected. */
export function SidePanel(props: SidePanelProps) {
  const { file, pages, current, layers, onPage, onBoard, onLayer, onPointAtLayer } = props
  return (
    <aside className="side" aria-label="File contents">
      <header className="side-head">
        <p className="label">{file.client}</p>
        <h1 className="display">{file.title}</h1>
      </header>
      <h2 className="label side-label">Pages</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.name}>
            <button type="button" className="row" onClick={() => onPage(page)}>
              <span>{page.name}</span>
              <span className="label count">{page.boards.length}</span>
            </button>
          </li>
        ))}
      </ul>
      <h2 className="label side-label">Layers</h2>
      <ul>
        {pages.flatMap((page) =>
          page.boards.map((board) => (
            <li key={board.id}>
              <button
                type="button"
                className="row board-row"
                aria-current={board.id === current || undefined}
                onClick={() => onBoard(board)}
              >
                <span>{board.title}</span>
              </button>
              {board.id === current && layers.length > 0 && (
                <ul className="layers" aria-label={`Layers of ${board.title}`}>
                  {layers.map((layer) => (
                    <LayerRow key={layer.name} layer={layer} onChoose={onLayer} onPointAt={onPointAtLayer} />
                  ))}
                </ul>
              )}
            </li>
          )),
        )}
      </ul>
      <dl className="keys label" aria-label="Keys">
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

interface LayerRowProps {
  layer: Layer
  onChoose: (layer: Layer) => void
  onPointAt: (layer: Layer | undefined) => void
}

function LayerRow({ layer, onChoose, onPointAt }: LayerRowProps) {
  const Icon = LAYER_ICONS[layer.kind]
  return (
    <li>
      <button
        type="button"
        className="row layer-row"
        style={{ paddingLeft: `${1.5 + layer.depth * 0.75}rem` }}
        onClick={() => onChoose(layer)}
        onPointerEnter={() => onPointAt(layer)}
        onPointerLeave={() => onPointAt(undefined)}
        onFocus={() => onPointAt(layer)}
        onBlur={() => onPointAt(undefined)}
      >
        <Icon aria-hidden size={14} stroke={1.6} />
        <span>{layer.name}</span>
      </button>
    </li>
  )
}

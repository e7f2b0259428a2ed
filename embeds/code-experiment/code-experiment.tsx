import type { EditorView } from '@codemirror/view'
import { IconAlertTriangle, IconRotate } from '@tabler/icons-react'
import { Tabs } from 'radix-ui'
import { useRef, useState } from 'react'
import { Editor, goToLine } from './editor'
import { type Experiment, experiments, type Sources } from './experiments'
import { type Failure, Preview } from './preview'

const FILES: { language: keyof Sources; name: string }[] = [
  { language: 'js', name: 'sketch.js' },
  { language: 'css', name: 'style.css' },
  { language: 'html', name: 'index.html' },
]

export function CodeExperiment() {
  const [chosen, setChosen] = useState(firstExperiment)
  // What the visitor changed, for as long as the page is open.
  const [edited, setEdited] = useState<Record<string, Sources>>({})
  const [resets, setResets] = useState(0)
  const [language, setLanguage] = useState<keyof Sources>('js')
  const [side, setSide] = useState<'preview' | 'code'>('preview')
  const [failure, setFailure] = useState<Failure>()
  const view = useRef<EditorView>(null)
  const sources = edited[chosen.id] ?? chosen.sources

  function choose(experiment: Experiment) {
    setFailure(undefined)
    setChosen(experiment)
  }

  function reset() {
    const { [chosen.id]: _, ...others } = edited
    setEdited(others)
    setResets(resets + 1)
  }

  function showLine({ line }: Failure) {
    setLanguage('js')
    setSide('code')
    requestAnimationFrame(() => goToLine(view.current, line))
  }

  return (
    <main className="experiment" data-side={side}>
      <header className="bar">
        <h1 className="visually-hidden">Code experiments</h1>
        <fieldset className="choices" aria-label="Experiment">
          {experiments.map((experiment) => (
            <button
              key={experiment.id}
              type="button"
              className="bar-button"
              aria-pressed={experiment === chosen}
              onClick={() => choose(experiment)}
            >
              {experiment.title}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className="bar-button side-switch"
          onClick={() => setSide(side === 'code' ? 'preview' : 'code')}
        >
          {side === 'code' ? 'Preview' : 'Code'}
        </button>
        <button
          type="button"
          className="bar-button"
          disabled={sources === chosen.sources}
          onClick={reset}
          aria-label="Reset"
        >
          <IconRotate aria-hidden />
          <span className="wide-only">Reset</span>
        </button>
      </header>
      <Tabs.Root
        className="code"
        value={language}
        onValueChange={(value) => setLanguage(value as keyof Sources)}
      >
        <Tabs.List className="files label" aria-label="Files">
          {FILES.map(({ language: id, name }) => (
            <Tabs.Trigger key={id} value={id}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {FILES.map(({ language: id, name }) => (
          <Tabs.Content key={id} value={id} tabIndex={-1}>
            <Editor
              key={`${chosen.id} ${resets}`}
              language={id}
              label={`${chosen.title}, ${name}`}
              text={sources[id]}
              view={view}
              onChange={(text) => setEdited({ ...edited, [chosen.id]: { ...sources, [id]: text } })}
            />
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <section className="preview" aria-label="Preview">
        <Preview
          key={chosen.id}
          title={`${chosen.title}, running`}
          sources={sources}
          onFailure={setFailure}
        />
        <div role="alert">
          {failure && (
            <div className="failure">
              <IconAlertTriangle aria-hidden />
              <span>{failure.message}</span>
              {failure.line > 0 && (
                <button type="button" className="label" onClick={() => showLine(failure)}>
                  Line {failure.line}
                </button>
              )}
            </div>
          )}
        </div>
      </section>
    </main>
  )
}

/** The one that the address asks for: `?experiment=tide-clock`. */
function firstExperiment(): Experiment {
  const wanted = new URLSearchParams(location.search).get('experiment')
  return experiments.find(({ id }) => id === wanted) ?? experiments[0]!
}

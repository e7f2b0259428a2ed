import { type FormEvent, useState } from 'react'
import { type LinkChoices, type LinkFields, LONGEST } from '../../shared/owner-api'
import { Button } from '../../src/components/ui/button'
import { Refusal, sentence } from '../backend/call'
import { Field, Problem } from '../frame/field'
import { CheckLine } from './check-line'
import { ExpiryField } from './expiry-field'
import { LinkPreview } from './link-preview'
import { StudyOrder } from './study-order'
import { useDraft } from './use-draft'

interface LinkFormProps {
  id: string
  stored: LinkFields | undefined
  choices: LinkChoices
  submitLabel: string
  onSubmit: (fields: LinkFields) => Promise<void>
}

export function LinkForm({ id, stored, choices, submitLabel, onSubmit }: LinkFormProps) {
  const { fields, change, drop } = useDraft(id, stored)
  const [problem, setProblem] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const confidential = choices.studies.filter((study) => study.confidential)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    try {
      await onSubmit(fields)
      drop()
    } catch (error) {
      setProblem(sentence(error))
      const wrong = error instanceof Refusal ? error.fields : {}
      setProblems(wrong)
      form.querySelector<HTMLElement>(`#link-${Object.keys(wrong)[0]}`)?.focus()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={submit} className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid content-start gap-7">
        <Field
          id="link-label"
          label="Label"
          hint="Company or person. Only you see it."
          problem={problems.label}
        >
          {(attributes) => (
            <input
              {...attributes}
              required
              dir="auto"
              maxLength={LONGEST.label}
              autoComplete="off"
              value={fields.label}
              onChange={({ target }) => change({ label: target.value })}
            />
          )}
        </Field>
        <Field
          id="link-greeting"
          label="Greeting (optional)"
          hint="Stands quietly on Home, for this reader only."
          problem={problems.greeting}
        >
          {(attributes) => (
            <input
              {...attributes}
              dir="auto"
              maxLength={LONGEST.greeting}
              autoComplete="off"
              value={fields.greeting}
              onChange={({ target }) => change({ greeting: target.value })}
            />
          )}
        </Field>
        <div className="grid gap-7 sm:grid-cols-2">
          <Field id="link-landing" label="It opens" problem={problems.landing}>
            {(attributes) => (
              <select
                {...attributes}
                value={fields.landing}
                onChange={({ target }) => change({ landing: target.value })}
              >
                {choices.pages.map(({ path, title }) => (
                  <option key={path} value={path}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <ExpiryField
            expiresAt={fields.expiresAt}
            problem={problems.expiresAt}
            onChange={(expiresAt) => change({ expiresAt })}
          />
        </div>
        <StudyOrder
          studies={choices.studies.filter((study) => !study.confidential)}
          chosen={fields.studies}
          onChange={(studies) => change({ studies })}
        />
        {confidential.length > 0 && (
          <fieldset>
            <legend className="mb-2 text-small font-medium">Confidential studies that it opens</legend>
            {confidential.map(({ slug, title }) => (
              <CheckLine
                key={slug}
                label={title}
                checked={fields.opens.includes(slug)}
                onChange={(checked) =>
                  change({
                    opens: checked ? [...fields.opens, slug] : fields.opens.filter((other) => other !== slug),
                  })
                }
              />
            ))}
          </fieldset>
        )}
        <Field id="link-note" label="Note to self (optional)" problem={problems.note}>
          {(attributes) => (
            <textarea
              {...attributes}
              rows={3}
              dir="auto"
              maxLength={LONGEST.note}
              value={fields.note}
              onChange={({ target }) => change({ note: target.value })}
            />
          )}
        </Field>
        <CheckLine
          label="Mail me when it is opened for the first time"
          checked={fields.mailFirstOpening}
          onChange={(mailFirstOpening) => change({ mailFirstOpening })}
        />
        <div>
          <Button type="submit" look="accent" disabled={busy} className="w-full sm:w-auto">
            {submitLabel}
          </Button>
          <div role="alert">{problem && <Problem text={problem} />}</div>
        </div>
      </div>
      <LinkPreview fields={fields} choices={choices} />
    </form>
  )
}

import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react'
import { type LinkChoices, type LinkFields, LONGEST } from '../../shared/owner-api'
import { Button } from '../../src/components/ui/button'
import { Refusal, sentence } from '../backend/call'
import { CheckLine, Field, Problem } from '../frame/field'
import { ExpiryField } from './expiry-field'
import { useDraft } from './link-actions'
import { LinkPreview } from './link-preview'
import { StudyOrder } from './study-order'

interface LinkFormProps {
  id: string
  stored: LinkFields | undefined
  choices: LinkChoices
  submitLabel: string
  busy: boolean
  error: Error | null
  onSubmit: (fields: LinkFields) => void
}

export function LinkForm({ id, stored, choices, submitLabel, busy, error, onSubmit }: LinkFormProps) {
  const { fields, change } = useDraft(id, stored)
  const form = useRef<HTMLFormElement>(null)
  const problems = error instanceof Refusal ? error.fields : {}
  const confidential = choices.studies.filter((study) => study.confidential)

  useEffect(() => {
    const [wrong] = error instanceof Refusal ? Object.keys(error.fields) : []
    if (wrong) form.current?.querySelector<HTMLElement>(`#link-${wrong}`)?.focus()
  }, [error])

  const text = (name: keyof typeof LONGEST) => ({
    dir: 'auto',
    maxLength: LONGEST[name],
    autoComplete: 'off',
    value: fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: target.value }),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(fields)
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="grid content-start gap-7">
        <Field
          id="link-label"
          label="Label"
          hint="Company or person. Only you see it."
          problem={problems.label}
        >
          {(attributes) => <input {...attributes} required {...text('label')} />}
        </Field>
        <Field
          id="link-greeting"
          label="Greeting (optional)"
          hint="Stands quietly on Home, for this reader only."
          problem={problems.greeting}
        >
          {(attributes) => <input {...attributes} {...text('greeting')} />}
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
          {(attributes) => <textarea {...attributes} {...text('note')} rows={3} />}
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
          <div role="alert">{error && <Problem text={sentence(error)} />}</div>
        </div>
      </div>
      <LinkPreview fields={fields} choices={choices} />
    </form>
  )
}

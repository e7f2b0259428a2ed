import { Field } from '../frame/field'
import { DAY_MS } from '../frame/moments'
import { endOfDay, fieldDay } from './expiry-date'

const USUAL_DAYS = [14, 30, 90]

interface ExpiryFieldProps {
  expiresAt: number | null
  problem: string | undefined
  onChange: (expiresAt: number | null) => void
}

/** A day, or never; the usual spans at one press. */
export function ExpiryField({ expiresAt, problem, onChange }: ExpiryFieldProps) {
  return (
    <div>
      <Field id="link-expiresAt" label="Last day (optional)" problem={problem}>
        {(attributes) => (
          <input
            {...attributes}
            type="date"
            min={fieldDay(Date.now())}
            value={expiresAt === null ? '' : fieldDay(expiresAt)}
            onChange={({ target }) => onChange(endOfDay(target.value))}
          />
        )}
      </Field>
      <div className="mt-1 -ml-2 flex flex-wrap">
        {USUAL_DAYS.map((days) => (
          <Shortcut
            key={days}
            label={`${days} days`}
            onClick={() => onChange(endOfDay(fieldDay(Date.now() + days * DAY_MS)))}
          />
        ))}
        <Shortcut label="No end" onClick={() => onChange(null)} />
      </div>
    </div>
  )
}

function Shortcut({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 rounded-control px-2 text-label underline decoration-line decoration-2 underline-offset-4 hover:decoration-vermilion"
    >
      {label}
    </button>
  )
}

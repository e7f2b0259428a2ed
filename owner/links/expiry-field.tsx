import { Field } from '../frame/field'
import { DAY_MS } from '../frame/moments'
import { RowButton } from './row-button'

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
          <RowButton key={days} onClick={() => onChange(endOfDay(fieldDay(Date.now() + days * DAY_MS)))}>
            {days} days
          </RowButton>
        ))}
        <RowButton onClick={() => onChange(null)}>No end</RowButton>
      </div>
    </div>
  )
}

/** The last moment of a day of the date field, in the owner's zone. */
function endOfDay(day: string): number | null {
  const time = new Date(`${day}T23:59:59.999`).getTime()
  return Number.isNaN(time) ? null : time
}

/** As a date field wants it. */
function fieldDay(time: number): string {
  const date = new Date(time)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

import { IconArrowRight, IconEye, IconEyeOff } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { gate } from '../../../content/gate'
import { Button } from '../../components/ui/button'
import { passwordMatches, rememberAccess } from '../../lib/access'

const PULSE_MS = 500

type Status = 'idle' | 'checking' | 'invalid' | 'unreachable'

export function GateForm({ onOpen }: { onOpen: () => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null)
  const [empty, setEmpty] = useState(true)
  const [shown, setShown] = useState(false)
  const [status, setStatus] = useState<Status>('idle')
  const [pulsing, setPulsing] = useState(false)

  // The field works before this script does: keep what was typed by then.
  useEffect(() => setEmpty(!input.current?.value), [])

  useEffect(() => {
    if (!pulsing) return
    const timer = setTimeout(() => setPulsing(false), PULSE_MS)
    return () => clearTimeout(timer)
  }, [pulsing])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const field = input.current
    if (!field?.value || status === 'checking') return
    setStatus('checking')
    if (await passwordMatches(field.value)) {
      rememberAccess()
      return onOpen().catch(() => setStatus('unreachable'))
    }
    field.value = ''
    setEmpty(true)
    setStatus('invalid')
    setPulsing(true)
    field.focus()
  }

  function type() {
    setEmpty(!input.current?.value)
    setStatus('idle')
  }

  const invalid = status === 'invalid'
  const Eye = shown ? IconEyeOff : IconEye
  return (
    <form
      onSubmit={submit}
      data-pulse={pulsing || undefined}
      className="on-light rounded-image bg-paper p-6 shadow-float data-pulse:animate-pulse-once sm:p-8"
    >
      <h1 className="display text-[clamp(2rem,1.6rem+1.4vw,2.75rem)] leading-none">{gate.title}</h1>
      <label htmlFor="password" className="mt-3 mb-5 block text-balance text-ink-soft">
        {gate.prompt}
      </label>
      <div className="relative">
        <input
          ref={input}
          id="password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the field is the only thing to do on this screen
          autoFocus
          placeholder={gate.passwordPlaceholder}
          readOnly={status === 'checking'}
          aria-invalid={invalid}
          aria-describedby="password-error"
          onInput={type}
          className="h-13 w-full rounded-control border border-ink/30 bg-white pr-14 pl-4 placeholder:text-ink-soft aria-invalid:border-ember"
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={shown ? gate.hideLabel : gate.showLabel}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-13 place-items-center rounded-control text-ink-soft hover:text-ink"
        >
          <Eye aria-hidden="true" size={21} stroke={1.7} />
        </button>
      </div>
      {/* Room for one line, so that the card stands still when the message comes. */}
      <p id="password-error" role="alert" className="min-h-12 pt-3 pb-3.5 text-small leading-snug text-ember">
        {invalid && gate.invalid}
        {status === 'unreachable' && gate.unreachable}
      </p>
      <Button
        type="submit"
        look="accent"
        disabled={empty}
        aria-busy={status === 'checking'}
        className="w-full"
      >
        {gate.submitLabel}
        <IconArrowRight aria-hidden="true" size={18} />
      </Button>
    </form>
  )
}

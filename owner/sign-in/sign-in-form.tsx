import { type FormEvent, useState } from 'react'
import type { SignIn } from '../../shared/owner-api'
import { Button } from '../../src/components/ui/button'
import { refreshAll } from '../backend/answers'
import { call, sentence } from '../backend/call'
import { FIELD_BOX, Problem } from '../frame/field'

/** The password opens a session of the owner's own, apart from any visitor's. */
export function SignInForm() {
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('password') as HTMLInputElement
    setBusy(true)
    setProblem('')
    try {
      await call('POST', 'session', { password: field.value } satisfies SignIn)
      refreshAll()
    } catch (error) {
      setProblem(sentence(error))
      field.select()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={signIn}>
      <label htmlFor="owner-password" className="mb-2 block text-small font-medium">
        Owner’s password
      </label>
      <input
        id="owner-password"
        name="password"
        type="password"
        required
        autoComplete="current-password"
        // biome-ignore lint/a11y/noAutofocus: the field is the only thing to do here
        autoFocus
        aria-invalid={problem !== ''}
        aria-describedby="owner-password-problem"
        className={FIELD_BOX}
      />
      <div id="owner-password-problem" role="alert" className="min-h-9">
        {problem && <Problem text={problem} />}
      </div>
      <Button type="submit" look="accent" disabled={busy} className="mt-3 w-full">
        Sign in
      </Button>
    </form>
  )
}

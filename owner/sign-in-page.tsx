import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import logo from '../content/logo.svg?raw'
import type { SignIn } from '../shared/owner-api'
import { Logo } from '../src/components/logo'
import { Button } from '../src/components/ui/button'
import { call, sentence } from './backend/call'
import { signedIn } from './backend/query-client'
import { FIELD_BOX, Problem } from './frame/field'

/** Drawn behind the card: a visit that nobody may read yet. */
const SPANS = [
  { start: 4, length: 34, look: 'bg-sage' },
  { start: 30, length: 46, look: 'bg-sky' },
  { start: 38, length: 14, look: 'bg-sky/60' },
  { start: 50, length: 20, look: 'bg-sky/60' },
  { start: 70, length: 12, look: 'bg-paper/50' },
  { start: 78, length: 26, look: 'bg-vermilion' },
]

export function SignInPage() {
  return (
    <main className="on-dark relative isolate grid min-h-svh content-end overflow-clip bg-pine-deep px-5 py-5 sm:content-center sm:px-10 sm:py-12">
      <title>Owner</title>
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 grid content-start gap-[1.4vh] pt-[9vh] sm:content-center sm:gap-[2.2vh] sm:pt-0"
      >
        {SPANS.map(({ start, length, look }) => (
          <span
            key={start}
            style={{ marginLeft: `${start}%`, width: `${length}%` }}
            className={`span-mark h-[3vh] sm:h-[6vh] rounded-full ${look}`}
          />
        ))}
      </div>
      <div className="on-light w-full max-w-[28rem] [--focus:var(--color-pine)] rounded-image bg-paper p-6 shadow-float sm:p-9 lg:ml-[8vw]">
        <Logo svg={logo} className="h-9" />
        <h1 className="display mt-5 text-[clamp(2.25rem,1.8rem+1.6vw,3.25rem)] leading-none">
          Who read <em className="accent-serif">what</em>
        </h1>
        <p className="mt-3 mb-6 text-ink-soft">Links, readers and messages, for the owner of this site.</p>
        <SignInForm />
      </div>
    </main>
  )
}

/** Above the view, which stays as it is: what was typed is not lost. */
export function SignInAgain() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="again-heading"
      onCancel={(event) => event.preventDefault()}
      className="m-auto w-full max-w-[26rem] rounded-image bg-paper p-6 text-ink shadow-float [--focus:var(--color-pine)] backdrop:bg-pine-deep/70 sm:p-9"
    >
      <h2 id="again-heading" className="display text-title">
        You were signed out
      </h2>
      <p className="mt-2 mb-6 text-small text-ink-soft">Sign in and go on: what you typed is still there.</p>
      <SignInForm />
    </dialog>
  )
}

/** The password opens a session of the owner's own, apart from any visitor's. */
function SignInForm() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (signIn: SignIn) => call('POST', 'session', signIn),
    onSuccess: signedIn,
    meta: { quiet: true },
  })

  function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('password') as HTMLInputElement
    mutate({ password: field.value }, { onError: () => field.select() })
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
        aria-invalid={Boolean(error)}
        aria-describedby="owner-password-problem"
        className={FIELD_BOX}
      />
      <div id="owner-password-problem" role="alert" className="min-h-9">
        {error && <Problem text={sentence(error)} />}
      </div>
      <Button type="submit" look="accent" disabled={isPending} className="mt-3 w-full">
        Sign in
      </Button>
    </form>
  )
}

import { useEffect, useRef } from 'react'
import { SignInForm } from './sign-in-form'

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

import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

type Look = 'primary' | 'accent' | 'outline' | 'light' | 'quiet'

const SHAPE =
  'group/button inline-flex min-h-12 items-center justify-center gap-2.5 rounded-control py-3 text-small font-medium ' +
  'leading-tight transition not-disabled:active:translate-y-px ' +
  'disabled:bg-line disabled:text-ink-soft'

/** Borders without a colour show where the visitor's system sets the colours. */
const LOOKS: Record<Look, string> = {
  primary: 'px-5 sm:px-6 border border-transparent bg-pine text-white hover:not-disabled:bg-pine-soft',
  accent:
    'px-5 sm:px-6 border border-transparent bg-ember text-white hover:not-disabled:bg-vermilion hover:not-disabled:text-ink',
  outline: 'px-5 sm:px-6 border border-current/30 hover:border-current hover:bg-current/5',
  light: 'px-5 sm:px-6 border border-transparent bg-paper text-ink hover:bg-butter',
  quiet: 'min-h-11 px-3 underline decoration-line decoration-2 underline-offset-4 hover:decoration-vermilion',
}

export function buttonClasses(look: Look, className = ''): string {
  return `${SHAPE} ${LOOKS[look]} ${className}`
}

export interface LookProps {
  look?: Look
}

export function Button({
  look = 'primary',
  className,
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & LookProps) {
  return <button type="button" className={buttonClasses(look, className)} {...props} />
}

/** A link to a file or to another site that looks like a button. */
export function ButtonAnchor({
  look = 'primary',
  className,
  ...props
}: AnchorHTMLAttributes<HTMLAnchorElement> & LookProps) {
  return <a className={buttonClasses(look, className)} {...props} />
}

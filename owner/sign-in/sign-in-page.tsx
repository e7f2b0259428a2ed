import logo from '../../content/logo.svg?raw'
import { Logo } from '../../src/components/logo'
import { SignInForm } from './sign-in-form'

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

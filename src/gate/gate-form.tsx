import { IconArrowRight, IconEye, IconEyeOff } from '@tabler/icons-react'
import { gate } from '../../content/gate'
import { contact } from '../../content/site'
import { LINK_ENDED } from '../../shared/reads'
import { Button } from '../components/ui/button'
import type { SiteSettings } from '../loading/site-settings'

/** Shown by `:target`: the server redirects an ended recipient link to an address that ends with this id. */
function LinkEnded() {
  return (
    <p id={LINK_ENDED} className="mt-4 hidden border-l-2 border-vermilion pl-4 target:block">
      {gate.link.ended}{' '}
      <a href={`mailto:${contact.email}`} className="underline decoration-vermilion underline-offset-4">
        {contact.email}
      </a>
      .
    </p>
  )
}

/** The markup only: `operate-gate.ts` makes it work, without React. */
export function GateForm({ access }: Pick<SiteSettings, 'access'>) {
  return (
    <form
      data-salt={access?.salt}
      data-hash={access?.hash}
      className="group on-light rounded-image bg-paper p-6 data-pulse:animate-pulse-once sm:p-8"
    >
      <h1 className="display text-[clamp(2rem,1.6rem+1.4vw,2.75rem)] leading-none">{gate.title}</h1>
      {__READERS__ && <LinkEnded />}
      <label htmlFor="password" className="mt-3 mb-5 block text-balance text-ink-soft">
        {gate.prompt}
      </label>
      <div className="relative">
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          autoCapitalize="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the field is the only thing to do on this screen
          autoFocus
          placeholder={gate.passwordPlaceholder}
          aria-invalid={false}
          aria-describedby="password-error"
          className="peer h-13 w-full rounded-control border border-ink/30 bg-white pr-14 pl-4 placeholder:text-ink-soft aria-invalid:border-ember"
        />
        <button
          type="button"
          data-reveal
          aria-pressed={false}
          aria-label={gate.showLabel}
          data-show={gate.showLabel}
          data-hide={gate.hideLabel}
          className="group/eye absolute inset-y-0 right-0 grid w-13 place-items-center rounded-control text-ink-soft hover:text-ink"
        >
          <IconEye aria-hidden="true" size={21} stroke={1.7} className="group-aria-pressed/eye:hidden" />
          <IconEyeOff
            aria-hidden="true"
            size={21}
            stroke={1.7}
            className="hidden group-aria-pressed/eye:block"
          />
        </button>
      </div>
      {/* Room for one line, so that nothing moves when the message appears. */}
      <p
        id="password-error"
        role="alert"
        data-invalid={gate.invalid}
        {...(__LOCK__ && gate.locked)}
        className="min-h-12 pt-3 pb-3.5 text-small leading-snug text-ember"
      />
      <Button type="submit" look="accent" disabled className="w-full">
        {gate.submitLabel}
        <IconArrowRight aria-hidden="true" size={18} />
      </Button>
    </form>
  )
}

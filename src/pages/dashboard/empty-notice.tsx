import type { AccentedText } from '../../../content/types'
import { Accented } from '../../components/ui/accented'
import { ButtonLink } from '../../components/ui/button-link'

interface EmptyNoticeProps {
  words: { heading: AccentedText; text: string; note: string; linkLabel: string }
}

/** A trace that waits for its first span. */
export function EmptyNotice({ words }: EmptyNoticeProps) {
  return (
    <div className="mt-8 grid gap-6">
      <div aria-hidden="true" className="span-mark grid gap-2.5">
        <span className="size-2.5 rounded-full bg-vermilion" />
        <span className="ml-[8%] h-2.5 w-[46%] rounded-full border border-dashed border-paper/35" />
        <span className="ml-[22%] h-2.5 w-[54%] rounded-full border border-dashed border-paper/35" />
        <span className="ml-[58%] h-2.5 w-[22%] rounded-full border border-dashed border-paper/35" />
      </div>
      <div>
        <h2 className="display text-heading">
          <Accented text={words.heading} />
        </h2>
        <p className="mt-4 max-w-[38.5em] text-paper/85">{words.text}</p>
        <p className="meta mt-3 text-paper/75">{words.note}</p>
      </div>
      <ButtonLink to="/" look="light" className="justify-self-start">
        {words.linkLabel}
      </ButtonLink>
    </div>
  )
}

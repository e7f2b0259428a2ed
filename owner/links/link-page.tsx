import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { toast } from 'sonner'
import type { LinkChoices, LinkFields, NewLink, OwnerLink } from '../../shared/owner-api'
import { refresh, useAnswer } from '../backend/answers'
import { call } from '../backend/call'
import { Notice } from '../frame/notice'
import { PageTitle } from '../frame/page-title'
import { backToList, placeHref } from '../frame/use-place'
import { fieldsOf, keepAddress } from './link-actions'
import { LinkForm } from './link-form'
import { LinkMade } from './link-made'
import { LinkStanding } from './link-standing'

const NEW = 'new'

/** Makes a link, or changes one. */
export function LinkPage({ id }: { id: string }) {
  const choices = useAnswer<LinkChoices>('choices')
  const links = useAnswer<OwnerLink[]>('links')
  const [made, setMade] = useState<NewLink>()
  const link = links.value?.find((candidate) => candidate.id === id)

  async function make(fields: LinkFields) {
    const answer = await call<NewLink>('POST', 'links', fields)
    keepAddress(answer.link.id, answer.url)
    refresh('links')
    setMade(answer)
    scrollTo(0, 0)
  }

  async function save(fields: LinkFields) {
    await call('PATCH', `links/${id}`, fields)
    refresh('links', 'readers')
    toast.success('Saved', { description: fields.label })
    backToList('links', id)
  }

  return (
    <>
      <a
        href={placeHref('links')}
        className="meta mb-8 inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink"
      >
        <IconArrowLeft aria-hidden="true" size={16} /> All links
      </a>
      <Notice problem={choices.problem ?? links.problem} />
      {made ? (
        <LinkMade made={made} onAnother={() => setMade(undefined)} />
      ) : (
        choices.value &&
        (id === NEW || link) && (
          <>
            <PageTitle label={link ? 'Link' : 'New link'}>
              {link ? (
                <span dir="auto">{link.label}</span>
              ) : (
                <>
                  Who is it <em className="accent-serif">for?</em>
                </>
              )}
            </PageTitle>
            {link && <LinkStanding link={link} />}
            <LinkForm
              id={id}
              stored={link && fieldsOf(link)}
              choices={choices.value}
              submitLabel={link ? 'Save' : 'Make the link'}
              onSubmit={link ? save : make}
            />
          </>
        )
      )}
      {links.value && id !== NEW && !link && (
        <PageTitle label="Links">
          This link is <em className="accent-serif">gone</em>
        </PageTitle>
      )}
    </>
  )
}

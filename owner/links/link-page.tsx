import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { LinkFields, NewLink } from '../../shared/owner-api'
import { Button } from '../../src/components/ui/button'
import { ButtonLink } from '../../src/components/ui/button-link'
import { choicesQuery, linksQuery } from '../backend/questions'
import { Notice } from '../frame/notice'
import { PageTitle, UpLink } from '../frame/page-title'
import { copyAddress, fieldsOf, NEW, useSaveLink } from './link-actions'
import { LinkForm } from './link-form'
import { LinkStanding } from './link-standing'
import { UnfurledCardView } from './unfurled-card-view'

/** Makes a link, or changes one. */
export function LinkPage() {
  const { link: id = NEW } = useParams()
  const choices = useQuery(choicesQuery)
  const links = useQuery(linksQuery)
  const link = links.data?.find((candidate) => candidate.id === id)
  const [made, setMade] = useState<NewLink>()
  const save = useSaveLink(id)
  const navigate = useNavigate()

  function submit(fields: LinkFields) {
    save.mutate(fields, {
      onSuccess: (answer) => {
        if (link) return navigate('/links')
        setMade(answer)
        scrollTo(0, 0)
      },
    })
  }

  return (
    <>
      <UpLink to="/links">All links</UpLink>
      <Notice error={choices.error ?? links.error} />
      {made ? (
        <LinkMade made={made} onAnother={() => setMade(undefined)} />
      ) : (
        choices.data &&
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
              key={id}
              id={id}
              stored={link && fieldsOf(link)}
              choices={choices.data}
              submitLabel={link ? 'Save' : 'Make the link'}
              busy={save.isPending}
              error={save.error}
              onSubmit={submit}
            />
          </>
        )
      )}
      {links.data && id !== NEW && !link && (
        <PageTitle label="Links">
          This link is <em className="accent-serif">gone</em>
        </PageTitle>
      )}
    </>
  )
}

/** The only time that the address is told. */
function LinkMade({ made: { link, url }, onAnother }: { made: NewLink; onAnother: () => void }) {
  return (
    <>
      <PageTitle label="Made">
        For <span dir="auto">{link.label}</span>
      </PageTitle>
      <div className="on-dark mb-10 rounded-image bg-pine-deep p-6 sm:p-10">
        <p className="font-mono text-lead break-all select-all">{url}</p>
        <p className="mt-4 max-w-[40em] text-small text-paper/85">
          Copy it now: it is shown only this once. Only a hash of it is stored, so nobody who reads the
          database can open it.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button look="light" onClick={() => copyAddress(url)}>
            <IconCopy aria-hidden="true" size={18} />
            Copy the link
          </Button>
          <ButtonLink look="outline" to="/links">
            All links
          </ButtonLink>
          <Button look="outline" onClick={onAnother}>
            Make another
          </Button>
        </div>
      </div>
      <h2 className="meta mb-3 text-ink-soft">Where you paste it, it unfolds to</h2>
      <UnfurledCardView />
    </>
  )
}

import { IconCopy } from '@tabler/icons-react'
import type { NewLink } from '../../shared/owner-api'
import { Button, ButtonAnchor } from '../../src/components/ui/button'
import { PageTitle } from '../frame/page-title'
import { placeHref } from '../frame/use-place'
import { copyAddress } from './link-actions'
import { UnfurledCardView } from './unfurled-card-view'

/** The only time that the address is told. */
export function LinkMade({ made: { link, url }, onAnother }: { made: NewLink; onAnother: () => void }) {
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
          <ButtonAnchor look="outline" href={placeHref('links')}>
            All links
          </ButtonAnchor>
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

import { IconArrowUpRight } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { frameAddress } from './frame-address'
import { OutboundLink } from './outbound-link'
import { useNear } from './use-near'

/** Whoever only comes by on the way to the contact form is not held up by what the frame loads. */
const STAY_MS = 200

interface EmbedFrameProps {
  url: string
  /** What the frame shows, for those who can't see it. */
  title: string
  /** Load only for those who come near it, and stay. */
  lazy?: boolean
  /** Stands upright on a phone, where a wide frame would show little. */
  tall?: boolean
  openLabel?: string
  /** Where on the site the frame stands, for the record. */
  context: string
}

/** A page in a frame, 16:10 unless it may be tall, with a way out for when the frame can't show it. */
export function EmbedFrame({
  url,
  title,
  lazy = false,
  tall = false,
  openLabel = 'Open in new tab',
  context,
}: EmbedFrameProps) {
  const address = frameAddress(url)
  return (
    <div>
      <div
        data-frame
        data-tall={tall || undefined}
        className="relative isolate aspect-16/10 max-sm:data-tall:aspect-4/5 overflow-hidden rounded-tile bg-pine-deep on-dark shadow-float md:rounded-image"
      >
        {address ? (
          <Frame key={address} address={address} title={title} lazy={lazy} />
        ) : (
          <p role="alert" className="meta grid h-full place-items-center p-6 text-center">
            This address can’t be shown here.
          </p>
        )}
      </div>
      {address && (
        <p className="mt-4 flex justify-end" data-print="hide">
          <OutboundLink href={address} context={context} look="quiet" className="-mr-3">
            {openLabel}
            <IconArrowUpRight aria-hidden="true" size={18} />
          </OutboundLink>
        </p>
      )}
    </div>
  )
}

function Frame({ address, title, lazy }: { address: string; title: string; lazy: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place, STAY_MS)
  const [mounted, setMounted] = useState(false)
  const [loaded, setLoaded] = useState(false)

  // A frame of the prerendered page could load before anyone listens, and would be "loading" for ever.
  useEffect(() => setMounted(true), [])

  return (
    <div ref={place} className="size-full">
      {!loaded && <LoadingSpans />}
      {mounted && (near || !lazy) && (
        <iframe
          src={address}
          title={title}
          loading={lazy ? 'lazy' : 'eager'}
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setLoaded(true)}
          className="absolute inset-0 size-full"
        />
      )}
    </div>
  )
}

/** A trace that is still being recorded. */
function LoadingSpans() {
  return (
    <div role="status" className="absolute inset-0 -z-10 grid content-center gap-3 px-[14%]">
      <span className="meta mb-2 text-paper/80">Loading</span>
      {['mr-[40%]', 'mr-[8%] ml-[12%]', 'mr-[30%] ml-[22%]'].map((place) => (
        <span
          key={place}
          className={`span-mark h-2 overflow-hidden rounded-full bg-pine-soft ${place}`}
          aria-hidden="true"
        >
          <span className="block h-full w-1/2 animate-loading rounded-full bg-butter" />
        </span>
      ))}
    </div>
  )
}

import { useRef } from 'react'
import type { Block, RichText as RichTextContent } from '../../content/types'
import { RichText } from './rich-text'
import { useNear } from './use-near'

export type RareBlock = Extract<Block, { kind: 'list' | 'code' | 'video' }>

/** Blocks that few studies have. */
export function RareBlockView({ block }: { block: RareBlock }) {
  switch (block.kind) {
    case 'list':
      return <List ordered={block.ordered} items={block.items} />
    case 'code':
      return <Code code={block.code} />
    case 'video':
      return <Video {...block} />
  }
}

function List({ ordered, items }: { ordered: boolean; items: RichTextContent[] }) {
  const Element = ordered ? 'ol' : 'ul'
  return (
    <Element
      className={`max-w-[37rem] pl-6 ${ordered ? 'list-decimal marker:text-ember' : 'list-disc marker:text-vermilion'}`}
    >
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The items never change their order.
        <li key={index} className="mt-2 pl-1">
          <RichText text={item} />
        </li>
      ))}
    </Element>
  )
}

function Code({ code }: { code: string }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Long lines are scrolled with the keyboard, too.
      tabIndex={0}
      className="meta my-4 overflow-x-auto rounded-image bg-pine-deep p-6 text-paper lg:my-8 lg:p-8"
    >
      <code>{code}</code>
    </pre>
  )
}

/** Nothing moves by itself, and nothing of the film is loaded before it is played. */
function Video({ src, poster, alt, caption, captions }: Extract<Block, { kind: 'video' }>) {
  const film = useRef<HTMLVideoElement>(null)
  const near = useNear(film)
  return (
    <figure className="my-6 break-inside-avoid lg:my-10">
      {/* biome-ignore lint/a11y/useMediaCaption: One without captions is silent, by its type. */}
      <video
        ref={film}
        controls
        playsInline
        preload="none"
        src={src}
        poster={near ? poster.src : undefined}
        width={poster.width}
        height={poster.height}
        aria-label={alt}
        style={{ backgroundColor: poster.color, aspectRatio: `${poster.width} / ${poster.height}` }}
        className="h-auto w-full shadow-card max-md:-mx-[clamp(1.25rem,4vw,2rem)] max-md:w-[calc(100%+2*clamp(1.25rem,4vw,2rem))] max-md:max-w-none md:rounded-image"
      >
        {captions !== 'silent' && (
          <track
            kind="captions"
            src={captions.src}
            srcLang={captions.language}
            label={captions.label}
            default
          />
        )}
      </video>
      <figcaption className="meta mt-4 flex max-w-[36em] gap-3 text-current/80">
        <span
          className="span-mark mt-[0.45em] h-1.5 w-6 shrink-0 rounded-full bg-vermilion"
          aria-hidden="true"
        />
        {caption}
      </figcaption>
    </figure>
  )
}

import { useQuery } from '@tanstack/react-query'

/** Every pasted link unfolds to the same card: it tells nothing of the recipient. */
export function UnfurledCardView() {
  // The form works without its preview.
  const { data: card } = useQuery({
    queryKey: ['card'],
    queryFn: readCard,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className="max-w-md overflow-hidden rounded-tile border border-line bg-white">
      {card?.picture ? (
        <img src={card.picture} alt="" width={1200} height={630} className="block aspect-[1200/630] w-full" />
      ) : (
        <span className="block aspect-[1200/630] w-full bg-pine-deep" />
      )}
      <div className="border-t border-line px-4 py-3">
        <p className="truncate text-small font-medium">{card?.title ?? '…'}</p>
        <p className="meta text-ink-soft">{location.host}</p>
      </div>
    </div>
  )
}

/** Every link answers with the same page, so that none has to be opened to see it. */
const ANY_LINK = '/for/card'

/** What chats and mail programs make of a link, read from the page that they are given. */
async function readCard() {
  const answer = await fetch(ANY_LINK, { credentials: 'omit' })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const tag = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? ''
  const picture = tag('image')
  return {
    title: tag('title') || page.title,
    // It names the public address of the site, which need not be this one.
    picture: URL.canParse(picture) ? new URL(picture).pathname : '',
  }
}

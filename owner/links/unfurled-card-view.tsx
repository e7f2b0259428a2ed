import { useUnfurledCard } from './use-unfurled-card'

/** Every pasted link unfolds to the same card: it tells nothing of the recipient. */
export function UnfurledCardView() {
  const card = useUnfurledCard()
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

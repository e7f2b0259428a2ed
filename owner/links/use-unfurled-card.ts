import { useEffect, useState } from 'react'

export interface UnfurledCard {
  title: string
  picture: string
}

/** What chats and mail programs make of a link, read from the page that they are given. */
export function useUnfurledCard(address: string): UnfurledCard | undefined {
  const [card, setCard] = useState<UnfurledCard>()
  useEffect(() => {
    let here = true
    readCard(address).then(
      (read) => here && setCard(read),
      // The form works without its preview.
      () => {},
    )
    return () => {
      here = false
    }
  }, [address])
  return card
}

async function readCard(address: string): Promise<UnfurledCard> {
  const answer = await fetch(address, { credentials: 'omit', headers: { Purpose: 'prefetch' } })
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

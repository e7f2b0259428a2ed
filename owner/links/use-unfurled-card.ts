import { useEffect, useState } from 'react'

export interface UnfurledCard {
  title: string
  picture: string
}

/** Every link answers with the same page, so that none has to be opened to see it. */
const ANY_LINK = '/for/card'

/** What chats and mail programs make of a link, read from the page that they are given. */
export function useUnfurledCard(): UnfurledCard | undefined {
  const [card, setCard] = useState<UnfurledCard>()
  useEffect(() => {
    let here = true
    readCard().then(
      (read) => here && setCard(read),
      // The form works without its preview.
      () => {},
    )
    return () => {
      here = false
    }
  }, [])
  return card
}

async function readCard(): Promise<UnfurledCard> {
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

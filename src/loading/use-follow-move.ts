import { useEffect } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { dataAddress } from './page-data'

/** A host without redirects shows the not-found page where a page was before. Its data file knows where that has gone. */
export function useFollowMove(): void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const mayHaveMoved = Boolean(useMatches().at(-1)?.params.slug)
  useEffect(() => {
    if (!mayHaveMoved) return
    movedTo(pathname).then(
      (path) => path && navigate(path + search + hash, { replace: true }),
      () => {},
    )
  }, [mayHaveMoved, pathname, search, hash, navigate])
}

async function movedTo(pathname: string): Promise<string | undefined> {
  const response = await fetch(dataAddress(pathname))
  return response.ok ? (await response.json()).movedTo : undefined
}

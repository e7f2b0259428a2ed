import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** While developing: changed content is fetched again, and the page stays as it is. */
export function ContentUpdates() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const update = () => void revalidate()
    import.meta.hot?.on('content-changed', update)
    return () => import.meta.hot?.off('content-changed', update)
  }, [revalidate])
  return null
}

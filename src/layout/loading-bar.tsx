import { useLayoutEffect } from 'react'
import { createPath, useNavigation } from 'react-router'
import { setPressed } from '../loading/lost-file'

/** A line at the top of the screen while the next page takes its time. */
export function LoadingBar() {
  const { state, location } = useNavigation()
  const loading = state === 'loading'
  const href = location && window.location.origin + createPath(location)
  useLayoutEffect(() => setPressed(href), [href])
  return <div className="loading-bar" data-on={loading || undefined} aria-hidden="true" />
}

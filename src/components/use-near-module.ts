import { type RefObject, useEffect, useState } from 'react'
import { useNear } from './use-near'

/** Loads a module once the element is near the screen, and not for a visitor who never gets there. */
export function useNearModule<Module>(
  element: RefObject<HTMLElement | null>,
  load: () => Promise<Module>,
): Module | undefined {
  const near = useNear(element)
  const [module, setModule] = useState<Module>()

  useEffect(() => {
    if (!near) return
    let gone = false
    // A deployment may have removed the chunk: the page works without it.
    load().then(
      (loaded) => gone || setModule(loaded),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [near, load])

  return module
}

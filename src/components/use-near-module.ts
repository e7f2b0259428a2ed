import { type RefObject, useEffect, useState } from 'react'
import { useNear } from './use-near'

/** Loads a module once the element is near the screen. A visitor who never comes near pays nothing. */
export function useNearModule<Module>(
  element: RefObject<HTMLElement | null>,
  load: () => Promise<Module>,
): Module | undefined {
  const near = useNear(element)
  const [module, setModule] = useState<Module>()

  useEffect(() => {
    if (!near) return
    let gone = false
    // A script that is gone leaves the page as it is.
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

import { type RefObject, useEffect, useState } from 'react'
import { useNear } from '../../components/use-near'

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
    // Without the module the picture stands as it is.
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

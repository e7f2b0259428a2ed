import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen an element counts as near. */
const AHEAD = '600px'

/** Loads a module once the element is near the screen. A visitor who never comes near pays nothing. */
export function useNearModule<Module>(
  element: RefObject<HTMLElement | null>,
  load: () => Promise<Module>,
): Module | undefined {
  const [module, setModule] = useState<Module>()

  useEffect(() => {
    if (!element.current) return
    let gone = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // Without the module the picture stands as it is.
        load().then(
          (loaded) => gone || setModule(loaded),
          () => {},
        )
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element.current)
    return () => {
      gone = true
      observer.disconnect()
    }
  }, [element, load])

  return module
}

import { useEffect, useState } from 'react'
import type { EmbedAddresses } from '../../../content/types'
import { readStored, writeStored } from '../../analytics/local-storage'

/** The addresses are written to storage on load; only the code sandbox's may be changed there by hand. */
export function useEmbedAddresses(defaults: EmbedAddresses): EmbedAddresses {
  const [codepenUrl, setCodepenUrl] = useState(defaults.codepenUrl)
  useEffect(() => {
    writeStored('figmaUrl', defaults.figmaUrl)
    writeStored('prototypeUrl', defaults.prototypeUrl)
    setCodepenUrl(readStored('codepenUrl') || defaults.codepenUrl)
  }, [defaults])
  return { ...defaults, codepenUrl }
}

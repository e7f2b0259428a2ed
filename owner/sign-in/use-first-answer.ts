import { useEffect } from 'react'
import { refreshAll } from '../backend/answers'
import { call } from '../backend/call'
import { sessionClosed } from '../backend/session'

/** Any answer tells whether there is a session; this one is small. */
export function useFirstAnswer(): void {
  useEffect(() => {
    call('GET', 'choices').then(refreshAll, sessionClosed)
  }, [])
}

import { useNotify } from '@letterliaan/ui'
import { useState } from 'react'

export interface Attempts {
  readonly isBusy: boolean
  /** Asks something of the server. Resolves to what came of it; to null where it failed, which is told by then. */
  readonly attempt: <T>(work: () => Promise<T>) => Promise<T | null>
}

/** For every button that waits for the server. */
export function useAttempt(): Attempts {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)

  async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      notify('error', error instanceof Error ? error.message : 'Dat is niet gelukt.')
      return null
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, attempt }
}

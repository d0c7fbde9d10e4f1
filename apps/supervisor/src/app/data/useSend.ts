import { useNotify } from '@letterliaan/ui'
import { useState } from 'react'

export interface Sending {
  readonly isBusy: boolean
  /** Does something on the server. Resolves to whether it worked; failures, and `done`, are told. */
  readonly send: (work: () => Promise<void>, done: string) => Promise<boolean>
}

/** For every button that changes something but the sound of a word. */
export function useSend(): Sending {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)

  async function send(work: () => Promise<void>, done: string): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      notify('success', done)
      return true
    } catch (error) {
      notify('error', error instanceof Error ? error.message : 'Dat is niet gelukt.')
      return false
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, send }
}

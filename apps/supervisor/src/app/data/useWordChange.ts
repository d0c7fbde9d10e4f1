import type { SoundReviewWord } from '@letterliaan/contract'
import { useNotify } from '@letterliaan/ui'
import { useState } from 'react'
import { useServices } from '../useServices.ts'
import { replaceWord } from './replace-word.ts'

export interface WordChange {
  readonly isBusy: boolean
  /** Changes a word on the server and shows the outcome everywhere. Resolves to whether it worked; failures are told. */
  readonly change: (send: () => Promise<SoundReviewWord>, done?: string) => Promise<boolean>
}

/** For every button that changes how a word sounds. */
export function useWordChange(): WordChange {
  const { queryClient, queries } = useServices()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)

  async function change(send: () => Promise<SoundReviewWord>, done?: string): Promise<boolean> {
    setBusy(true)
    try {
      replaceWord(queryClient, queries, await send())
      if (done !== undefined) notify('success', done)
      return true
    } catch (error) {
      notify('error', error instanceof Error ? error.message : 'Dat is niet gelukt.')
      return false
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, change }
}

import type { SoundReviewWord } from '@letterliaan/contract'
import { useNotify } from '@letterliaan/ui'
import { useServices } from '../useServices.ts'
import { replaceWord } from './replace-word.ts'
import { useAttempt } from './useAttempt.ts'

export interface WordChange {
  readonly isBusy: boolean
  /** Changes a word on the server and shows the outcome everywhere. Resolves to whether it worked; failures are told. */
  readonly change: (send: () => Promise<SoundReviewWord>, done?: string) => Promise<boolean>
}

/** For every button that changes how a word sounds. */
export function useWordChange(): WordChange {
  const { queryClient, queries } = useServices()
  const notify = useNotify()
  const { isBusy, attempt } = useAttempt()

  async function change(send: () => Promise<SoundReviewWord>, done?: string): Promise<boolean> {
    const outcome = await attempt(async () => {
      replaceWord(queryClient, queries, await send())
      if (done !== undefined) notify('success', done)
      return true
    })
    return outcome ?? false
  }

  return { isBusy, change }
}

import { useNotify } from '@letterliaan/ui'
import { useAttempt } from './useAttempt.ts'

export interface Sending {
  readonly isBusy: boolean
  /** Does something on the server. Resolves to whether it worked; failures, and `done`, are told. */
  readonly send: (work: () => Promise<void>, done: string) => Promise<boolean>
}

/** For every button that changes something but the sound of a word. */
export function useSend(): Sending {
  const notify = useNotify()
  const { isBusy, attempt } = useAttempt()

  async function send(work: () => Promise<void>, done: string): Promise<boolean> {
    const outcome = await attempt(async () => {
      await work()
      notify('success', done)
      return true
    })
    return outcome ?? false
  }

  return { isBusy, send }
}

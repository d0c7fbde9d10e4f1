import { useNotify } from '@letterliaan/ui'
import type { QueuedUtterance } from '@letterliaan/ui/sound'
import { useSyncExternalStore } from 'react'
import { useServices } from '../useServices.ts'
import { texts } from '../texts/shell.ts'

export function useIsPlaying(address: string): boolean {
  const { saying } = useServices().speaker
  return useSyncExternalStore(saying.subscribe, () => saying.get() === address)
}

/** Returns a function that plays a sound or a device voice. It shows `failure` after an error. */
export function usePlaySound(failure: string = texts.soundFailed) {
  const { speaker } = useServices()
  const notify = useNotify()
  return async (address: string, utterance?: QueuedUtterance): Promise<void> => {
    if ((await speaker.say(address, utterance)) === 'failed') notify('error', failure)
  }
}

import { useNotify } from '@letterliaan/ui'
import { useSyncExternalStore } from 'react'
import { useServices } from '../useServices.ts'
import * as texts from '../texts/shell.ts'

export function useIsSaying(address: string): boolean {
  const { saying } = useServices().speaker
  return useSyncExternalStore(saying.subscribe, () => saying.get() === address)
}

/** Says a sound by its address; tells when that fails. */
export function useSay(): (address: string) => Promise<void> {
  const { speaker } = useServices()
  const notify = useNotify()
  return async (address) => {
    if ((await speaker.say(address)) === 'failed') notify('error', texts.soundFailed)
  }
}

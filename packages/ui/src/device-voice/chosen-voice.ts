export type VoiceStorage = Pick<Storage, 'getItem' | 'setItem'>

const storageKey = 'device-voice'

/** Returns undefined if there is none or storage is unreadable (private browsing). */
export function readChosenVoice(storage: VoiceStorage): string | undefined {
  try {
    return storage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

/** Does nothing if the device cannot store it. */
export function saveChosenVoice(storage: VoiceStorage, id: string): void {
  try {
    storage.setItem(storageKey, id)
  } catch {
    return
  }
}

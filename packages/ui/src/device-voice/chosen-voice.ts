export type VoiceStorage = Pick<Storage, 'getItem' | 'setItem'>

const storageKey = 'device-voice'

/** Which of the device's voices was chosen on it; undefined: none, or it can't be read (private browsing). */
export function readChosenVoice(storage: VoiceStorage): string | undefined {
  try {
    return storage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

/** Where the device can't store it the choice is not kept. */
export function saveChosenVoice(storage: VoiceStorage, id: string): void {
  try {
    storage.setItem(storageKey, id)
  } catch {
    return
  }
}

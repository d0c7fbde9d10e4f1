export type VoiceStorage = Pick<Storage, 'getItem' | 'setItem'>

const storageKey = 'device-voice'

/** undefined: none, or unreadable (private browsing). */
export function readChosenVoice(storage: VoiceStorage): string | undefined {
  try {
    return storage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

/** Lost where the device can't store it. */
export function saveChosenVoice(storage: VoiceStorage, id: string): void {
  try {
    storage.setItem(storageKey, id)
  } catch {
    return
  }
}

export interface SoundSettings {
  muted: boolean
  /** Of everything together, 0 to 1. */
  volume: number
}

const storageKey = 'sound'
const atFirst: SoundSettings = { muted: false, volume: 1 }

/** What the child chose last time on this device. */
export function recallSettings(storage: Pick<Storage, 'getItem'>): SoundSettings {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null')
    return isSettings(kept) ? kept : atFirst
  } catch {
    return atFirst
  }
}

/** A device that keeps nothing (private browsing, full storage) forgets; the choice holds until then. */
export function rememberSettings(storage: Pick<Storage, 'setItem'>, settings: SoundSettings): void {
  try {
    storage.setItem(storageKey, JSON.stringify(settings))
  } catch {
    return
  }
}

function isSettings(kept: unknown): kept is SoundSettings {
  if (typeof kept !== 'object' || kept === null || !('muted' in kept) || !('volume' in kept)) return false
  const { muted, volume } = kept
  return typeof muted === 'boolean' && typeof volume === 'number' && volume >= 0 && volume <= 1
}

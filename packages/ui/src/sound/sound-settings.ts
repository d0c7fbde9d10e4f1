export interface SoundSettings {
  /** Mutes all sound, including speech. */
  readonly muted: boolean
  readonly music: boolean
  readonly effects: boolean
  readonly volume: number
}

const storageKey = 'sound'
const defaultSettings: SoundSettings = { muted: false, music: true, effects: true, volume: 1 }

export function readSoundSettings(storage: Pick<Storage, 'getItem'>): SoundSettings {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null')
    const settings = { ...defaultSettings, ...(stored as object | null) }
    return isSettings(settings) ? settings : defaultSettings
  } catch {
    return defaultSettings
  }
}

/** Stores the settings. If storage fails, they last until the page is left. */
export function saveSoundSettings(storage: Pick<Storage, 'setItem'>, settings: SoundSettings): void {
  try {
    storage.setItem(storageKey, JSON.stringify(settings))
  } catch {
    return
  }
}

function isSettings(value: object): value is SoundSettings {
  const { muted, music, effects, volume } = value as Record<keyof SoundSettings, unknown>
  const areSwitches = [muted, music, effects].every((choice) => typeof choice === 'boolean')
  return areSwitches && typeof volume === 'number' && volume >= 0 && volume <= 1
}

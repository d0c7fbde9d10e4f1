import type { AudioGate } from './audio-gate.ts'
import { createOfflineSounds } from './offline-sounds.ts'

/** The words of an exercise with their parts, and all effects; a decoded second takes about 200 kB. */
const maxSounds = 80

export interface SoundCache {
  /** Rejects on failure; a later call tries again. */
  readonly load: (url: string) => Promise<AudioBuffer>
  /** Decodes as soon as audio is allowed. Never rejects. */
  readonly preload: (urls: readonly string[]) => void
  /** Stores their bytes for use without a network; drops all others. */
  readonly keepOffline: (urls: readonly string[]) => void
}

/** Drops the least recently used sounds. */
export function createSoundCache(
  gate: AudioGate,
  fetchSound: (url: string) => Promise<Response>,
): SoundCache {
  const sounds = new Map<string, Promise<AudioBuffer>>()
  const held = createOfflineSounds(fetchSound)

  async function fetchAndDecode(url: string): Promise<AudioBuffer> {
    const bytes = await held.read(url)
    const context = await gate.opened
    return await context.decodeAudioData(bytes)
  }

  function load(url: string): Promise<AudioBuffer> {
    const sound = sounds.get(url) ?? fetchAndDecode(url)
    sounds.delete(url)
    sounds.set(url, sound)
    sound.catch(() => {
      if (sounds.get(url) === sound) sounds.delete(url)
    })
    const oldest = sounds.keys().next().value
    if (sounds.size > maxSounds && oldest !== undefined) sounds.delete(oldest)
    return sound
  }

  return {
    load,
    preload(urls) {
      for (const url of urls) void load(url).catch(() => undefined)
    },
    keepOffline: held.keepOffline,
  }
}

import type { AudioGate } from './audio-gate.ts'
import { createOfflineSounds } from './offline-sounds.ts'

/** Enough for the words of an exercise with their parts, and all effects. A second takes about 200 kB. */
const maxSounds = 80

export interface SoundCache {
  /** Rejects on failure. A later call tries again. */
  readonly load: (url: string) => Promise<AudioBuffer>
  /** Decodes as soon as audio is allowed. Never rejects. */
  readonly preload: (urls: readonly string[]) => void
  /** Stores these sounds for use without a network, and drops all others. */
  readonly keepOffline: (urls: readonly string[]) => void
}

/** Caches decoded sounds. Drops the least recently used ones. */
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

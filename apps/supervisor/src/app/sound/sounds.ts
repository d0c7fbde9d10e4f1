import type { Client } from '@letterliaan/contract/client'
import { fetchWordAudio } from '@letterliaan/web/spoken-sound'

/** Sounds that were tried and can be heard again, the oldest making room. */
const maxHeld = 20

/** Loads sounds from the server or the cache. */
export interface Sounds {
  /** For the player: a word's sound by its address, or one that is held. */
  readonly fetch: (address: string) => Promise<Response>
  /** Holds a sound that is only to be tried. Returns its address. */
  readonly hold: (mp3: ArrayBuffer) => string
}

export function createSounds(client: Client): Sounds {
  const held = new Map<string, ArrayBuffer>()
  let last = 0

  return {
    async fetch(address) {
      const mp3 = held.get(address)
      const response = mp3 ? new Response(mp3) : await fetchWordAudio(client, address)
      if (response === null) throw new Error(`no sound at ${address}`)
      return response
    },
    hold(mp3) {
      const address = `held:${++last}`
      held.set(address, mp3)
      held.delete(`held:${last - maxHeld}`)
      return address
    },
  }
}

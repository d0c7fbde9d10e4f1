import type { Client } from '@letterliaan/contract/client'
import { fetchSpokenSound } from '@letterliaan/web/spoken-sound'

/** Maximum number of trial sounds that are kept for a replay. */
const maxHeld = 20

export interface Sounds {
  readonly fetch: (address: string) => Promise<Response>
  readonly hold: (mp3: ArrayBuffer) => string
}

export function createSounds(client: Client): Sounds {
  const held = new Map<string, ArrayBuffer>()
  let last = 0

  return {
    async fetch(address) {
      const mp3 = held.get(address)
      const response = mp3 ? new Response(mp3) : await fetchSpokenSound(client, address)
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

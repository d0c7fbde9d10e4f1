import type { SoundPlayer, Utterance } from '@letterliaan/ui/sound'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

/** ended: said; stopped: by another sound or by hand; failed: could not be said. */
export type SayEnd = 'ended' | 'stopped' | 'failed'

/** Says one thing at a time, and knows which. */
export interface Speaker {
  /** Says it now, instead of what is being said; the device's own voice what has no address but a name. Never rejects. */
  readonly say: (address: string, utterance?: Utterance) => Promise<SayEnd>
  readonly stop: () => void
  readonly prepare: (addresses: readonly string[]) => void
  /** The address that is being said, or null. */
  readonly saying: ReadonlyStore<string | null>
}

export function createSpeaker(player: Pick<SoundPlayer, 'speak' | 'clear' | 'preload'>): Speaker {
  const saying = createStore<string | null>(null)

  return {
    async say(address, utterance) {
      player.clear()
      saying.set(address)
      const end = await player.speak(utterance ?? address)
      if (end === 'cleared') return 'stopped'
      saying.set(null)
      return end === 'ended' ? 'ended' : 'failed'
    },
    stop() {
      player.clear()
      saying.set(null)
    },
    prepare: player.preload,
    saying,
  }
}

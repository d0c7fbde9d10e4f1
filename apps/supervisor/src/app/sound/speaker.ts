import type { SoundPlayer, QueuedUtterance } from '@letterliaan/ui/sound'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

/** ended: played to the end; stopped: by another sound or a press; failed: could not be played. */
export type SayEnd = 'ended' | 'stopped' | 'failed'

export interface Speaker {
  /** Plays a sound and stops the present one; the device speaks `utterance` as `address`. Never rejects. */
  readonly say: (address: string, utterance?: QueuedUtterance) => Promise<SayEnd>
  readonly stop: () => void
  readonly prepare: (addresses: readonly string[]) => void
  /** The address that is playing, or null. */
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

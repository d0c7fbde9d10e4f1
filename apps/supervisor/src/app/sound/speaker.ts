import type { SoundPlayer, QueuedUtterance } from '@letterliaan/ui/sound'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

/** `stopped` means that another sound or a press stopped it. `failed` means that it could not be played. */
export type PlaybackEnd = 'ended' | 'stopped' | 'failed'

export interface Speaker {
  /** Stops the present sound and plays the one at `address`, or `utterance` instead. Never rejects. */
  readonly say: (address: string, utterance?: QueuedUtterance) => Promise<PlaybackEnd>
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

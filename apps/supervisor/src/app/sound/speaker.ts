import type { SoundPlayer } from '@letterliaan/ui/sound'

/** ended: said; stopped: by another sound or by hand; failed: could not be said. */
export type SayEnd = 'ended' | 'stopped' | 'failed'

/** Says one thing at a time, and knows which. */
export interface Speaker {
  /** Says it now, instead of what is being said. Never rejects. */
  readonly say: (address: string) => Promise<SayEnd>
  readonly stop: () => void
  /** Gets sounds ready. */
  readonly prepare: (addresses: readonly string[]) => void
  /** The address that is being said, or null. */
  readonly getSaying: () => string | null
  readonly subscribe: (listener: () => void) => () => void
}

export function createSpeaker(player: Pick<SoundPlayer, 'speak' | 'clear' | 'preload'>): Speaker {
  const listeners = new Set<() => void>()
  let saying: string | null = null

  function tell(address: string | null): void {
    saying = address
    for (const listener of listeners) listener()
  }

  return {
    async say(address) {
      player.clear()
      tell(address)
      const end = await player.speak(address)
      if (end === 'cleared') return 'stopped'
      tell(null)
      return end === 'ended' ? 'ended' : 'failed'
    },
    stop() {
      player.clear()
      tell(null)
    },
    prepare: player.preload,
    getSaying: () => saying,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

import { createStore, type ReadonlyStore } from '@letterliaan/web/store'
import type { Speaker } from '../../app/sound/speaker.ts'

const ahead = 3

export interface PlaylistState {
  /** Index of the present word, or null if the playlist does not play. */
  readonly at: number | null
  readonly isPlaying: boolean
}

export interface Playlist {
  /** Replaces the addresses, because a word may be changed while others play. */
  readonly setAddresses: (addresses: readonly string[]) => void
  readonly start: () => void
  /** Pauses or continues. After the last word it restarts at the first. */
  readonly togglePause: () => void
  /** Moves to the next word (1) or the previous one (-1). */
  readonly move: (by: 1 | -1) => void
  readonly close: () => void
  readonly state: ReadonlyStore<PlaylistState>
}

/** Plays words one after the other, with a `pause` in between. Another sound pauses the playlist. */
export function createPlaylist(speaker: Speaker, pause: () => Promise<void>): Playlist {
  const state = createStore<PlaylistState>({ at: null, isPlaying: false })
  let addresses: readonly string[] = []
  /** Counts turns, so that late events of an earlier turn are ignored. */
  let turn = 0

  async function play(at: number): Promise<void> {
    const address = addresses[at]
    if (address === undefined) return
    const mine = ++turn
    state.set({ at, isPlaying: true })
    speaker.prepare(addresses.slice(at + 1, at + 1 + ahead))
    const end = await speaker.say(address)
    if (end !== 'stopped') await pause()
    if (mine !== turn) return
    const isInterrupted = end === 'stopped' || speaker.saying.get() !== null
    if (isInterrupted || at + 1 === addresses.length) state.set({ at, isPlaying: false })
    else void play(at + 1)
  }

  /** Stops the playlist, but not a sound that another button started. */
  function stop(next: PlaylistState): void {
    turn++
    const { at } = state.get()
    const isOurs = at !== null && speaker.saying.get() === addresses[at]
    state.set(next)
    if (isOurs) speaker.stop()
  }

  return {
    setAddresses(now) {
      addresses = now
    },
    start: () => void play(0),
    togglePause() {
      const { at, isPlaying } = state.get()
      if (at === null) return
      if (isPlaying) stop({ at, isPlaying: false })
      else void play(at + 1 === addresses.length ? 0 : at)
    },
    move(by) {
      const { at } = state.get()
      if (at === null) return
      void play(Math.min(Math.max(at + by, 0), addresses.length - 1))
    },
    close: () => stop({ at: null, isPlaying: false }),
    state,
  }
}

import { createStore, type ReadonlyStore } from '@letterliaan/web/store'
import type { Speaker } from '../../app/sound/speaker.ts'

const ahead = 3

export interface PlaylistState {
  /** The place of the word whose turn it is; null while nothing is played in a row. */
  readonly at: number | null
  readonly isPlaying: boolean
}

export interface Playlist {
  /** The words' sounds as they are now: one may be changed while the others are said. */
  readonly setAddresses: (addresses: readonly string[]) => void
  readonly start: () => void
  /** After the last word, it goes on with the first. */
  readonly togglePause: () => void
  /** To the next word (1) or the one before (-1). */
  readonly move: (by: 1 | -1) => void
  readonly close: () => void
  readonly state: ReadonlyStore<PlaylistState>
}

/** `pause` resolves after the silence between two words. Another sound that is asked for makes the playlist wait. */
export function createPlaylist(speaker: Speaker, pause: () => Promise<void>): Playlist {
  const state = createStore<PlaylistState>({ at: null, isPlaying: false })
  let addresses: readonly string[] = []
  /** Counts the turns: what happens in an earlier one is of no importance any more. */
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

  /** Ends the playlist. A sound that another button started goes on. */
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

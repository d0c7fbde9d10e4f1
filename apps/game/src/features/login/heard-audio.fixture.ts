import { vi } from 'vitest'

/** Records the addresses that are played. `end` and `isPaused` are about the last one. */
export function stubAudio() {
  const heard: string[] = []
  const playing: HeardAudio[] = []
  class HeardAudio extends EventTarget {
    constructor(address: string) {
      super()
      heard.push(address)
      playing.push(this)
    }
    play = () => Promise.resolve()
    isPaused = false
    pause = () => void (this.isPaused = true)
  }
  vi.stubGlobal('Audio', HeardAudio)
  return {
    heard,
    end: () => playing.at(-1)?.dispatchEvent(new Event('ended')),
    isPaused: () => playing.at(-1)?.isPaused,
  }
}

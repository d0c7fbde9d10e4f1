import { vi } from 'vitest'

/** Records the addresses that are played. `end` ends the last one. */
export function stubAudio() {
  const heard: string[] = []
  const playing: EventTarget[] = []
  class HeardAudio extends EventTarget {
    constructor(address: string) {
      super()
      heard.push(address)
      playing.push(this)
    }
    play = () => Promise.resolve()
    pause = () => undefined
  }
  vi.stubGlobal('Audio', HeardAudio)
  return { heard, end: () => playing.at(-1)?.dispatchEvent(new Event('ended')) }
}

/** Below this number of frames a second, a device gets fewer moving things. */
const minFrames = 30
/** A new page still has other work during this time (ms). */
const restMs = 2000
const measuredMs = 3000
/** A longer gap (ms) means a hidden tab, which has no frames. */
const longestGapMs = 1000

export interface FrameMeter {
  /** `at`: time of a frame (ms). Returns null until it knows whether the device is fast enough. */
  readonly note: (at: number) => boolean | null
}

export function createFrameMeter(): FrameMeter {
  let begin: number | null = null
  let previous = 0
  let numFrames = 0
  return {
    note(at) {
      if (begin === null || at - previous > longestGapMs) {
        begin = at + restMs
        numFrames = 0
      }
      previous = at
      if (at < begin) return null
      if (at - begin < measuredMs) {
        numFrames += 1
        return null
      }
      return numFrames >= (minFrames * measuredMs) / 1000
    },
  }
}

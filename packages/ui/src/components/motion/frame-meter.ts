/** A device that draws fewer frames a second than this is slow. */
const minFrames = 30
/** Time that is not measured, because a new page still has other work (ms). */
const restMs = 2000
const measuredMs = 3000
/** A longer gap between frames means that the tab was hidden (ms). */
const longestGapMs = 1000

export interface FrameMeter {
  /** Records a frame at the time `at` (ms). Returns whether the device is fast enough, or null while unknown. */
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

/** Frames a second below which a device gets fewer moving things. */
const minFrames = 30
/** Ms: a page that has just come still has work of its own. */
const restMs = 2000
const measuredMs = 3000
/** Ms: a tab that nobody looks at has no frames. */
const longestGapMs = 1000

export interface FrameMeter {
  /** `at`: of a frame, in ms. Null until it can tell whether the device keeps up. */
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

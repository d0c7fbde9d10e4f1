import type { SpokenLine } from '@letterliaan/texts'

export interface PlayingChild {
  readonly buddy_id: number
  readonly points: number
  /** The buddy's line at the end of a run that went well, and of one that did not. */
  readonly says?: { readonly cheer?: SpokenLine | undefined; readonly comfort?: SpokenLine | undefined }
  /** It was complete when opened: its points already count and are not told again. */
  readonly isPaid?: boolean
  /** The network is away: what waits is judged by the server later. */
  readonly isAway?: boolean
  readonly asksConfidence?: boolean | undefined
  /** May it look at a hidden word? True by default. */
  readonly hasEye?: boolean | undefined
}

/** Target after a passed step; the app knows the step or world (TST-6). `map`: the next step is still locked. */
export type NextPlace = 'step' | 'map' | 'world' | 'cave' | 'treehouse'

export interface StepResult {
  readonly stepPassed: boolean
  readonly next: NextPlace
  /** Exercises that RUL-1 still asks, with this many stars or more: 2, or 3 in a redo. */
  readonly toDo: {
    readonly stars: 1 | 2 | 3
    readonly Verkennen: number
    readonly Oefenen: number
    readonly dictation: boolean
  }
}

import type { SpokenLine } from '@letterliaan/texts'

export interface PlayingChild {
  readonly buddy_id: number
  readonly points: number
  /** The buddy's line at the end of a successful run, and of another. */
  readonly says?: { readonly cheer?: SpokenLine | undefined; readonly comfort?: SpokenLine | undefined }
  /** True if it was complete when opened: its points already count and are not announced again. */
  readonly isPaid?: boolean
  /** True while the network is away: the server judges waiting answers later. */
  readonly isAway?: boolean
  readonly asksConfidence?: boolean | undefined
  /** True if the child may look at a hidden word, the default. */
  readonly hasEye?: boolean | undefined
}

/** The place after a passed step, chosen by the app (TST-6). `map`: the next step is still locked. */
export type NextPlace = 'step' | 'map' | 'world' | 'cave' | 'treehouse'

export interface StepResult {
  readonly stepPassed: boolean
  readonly next: NextPlace
  /** Exercises that RUL-1 still requires, with this number of stars or more: 2, or 3 in a redo. */
  readonly toDo: {
    readonly stars: 1 | 2 | 3
    readonly Verkennen: number
    readonly Oefenen: number
    readonly dictation: boolean
  }
}

/** The child, as far as an exercise shows it. */
export interface PlayingChild {
  readonly buddy_id: number
  /** Points before this exercise: the coin counter counts up from there. */
  readonly points: number
  /** The exercise was complete when it was opened: its points are among them already, and are not told again. */
  readonly isPaid?: boolean
  /** Does its supervisor want it to tell how sure it is before a word is checked (KALM-2)? */
  readonly asksConfidence?: boolean | undefined
}

/**
 * Where the child goes when the step is passed: the app knows which step or world that is (TST-6). `map`: the world that
 * the step is in, where the next step is still locked.
 */
export type NextPlace = 'step' | 'map' | 'world' | 'cave' | 'treehouse'

/** The step after an exercise was completed, as the server sees it. */
export interface StepResult {
  /** Was the step passed by this exercise? */
  readonly stepPassed: boolean
  readonly next: NextPlace
  /** What RUL-1 still asks for: exercises to do with so many stars or more. In a redo that may be 3, else it is 2. */
  readonly toDo: {
    readonly stars: 1 | 2 | 3
    readonly Verkennen: number
    readonly Oefenen: number
    readonly dictation: boolean
  }
}

/** A run that takes too long, or needs too much of a machine, for `npm test`. */
export interface Scenario {
  readonly name: string
  readonly about: string
  /** `tests` runs it too, so it runs alone only when it is named. */
  readonly isInTests?: true
  /** Returns whether all holds. Prints what it did, or a sentence about what the machine lacks. */
  run(options: ScenarioOptions): Promise<boolean>
}

export interface ScenarioOptions {
  /** Null: another seed each time. */
  readonly seed: number | null
  /** Arguments after the name. */
  readonly args: readonly string[]
}

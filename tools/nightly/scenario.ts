/** A test that takes too long, or needs too much of a machine, for `npm test`. */
export interface Scenario {
  readonly name: string
  readonly about: string
  /** True if `tests` runs it too, so that it runs alone only when named. */
  readonly isInTests?: true
  /** Returns whether the scenario passed. Prints what it did, or what the machine lacks. */
  run(options: ScenarioOptions): Promise<boolean>
}

export interface ScenarioOptions {
  /** Null for a new seed each time. */
  readonly seed: number | null
  readonly args: readonly string[]
}

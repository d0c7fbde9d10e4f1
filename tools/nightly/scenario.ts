/** A test that takes too long or too much of a machine for `npm test`. */
export interface NightlyScenario {
  readonly name: string
  readonly about: string
  /** True if the scenario `tests` runs it too, so that it runs alone only if it is named. */
  readonly isInTests?: true
  /** Returns whether the scenario passed. Prints its results, or what the machine lacks. */
  run(options: ScenarioOptions): Promise<boolean>
}

export interface ScenarioOptions {
  /** Null if each run gets a new seed. */
  readonly seed: number | null
  readonly args: readonly string[]
}

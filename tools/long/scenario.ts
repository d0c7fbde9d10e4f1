/** A run that is too long, or needs too much of a machine, for `npm test`. */
export interface Scenario {
  readonly name: string
  readonly about: string
  /** Does all hold? A scenario prints what it did, and says in a sentence what the machine lacks. */
  run(options: ScenarioOptions): Promise<boolean>
}

export interface ScenarioOptions {
  /** Of a run by chance; null: another one each time. */
  readonly seed: number | null
  /** What stands after its name. */
  readonly args: readonly string[]
}

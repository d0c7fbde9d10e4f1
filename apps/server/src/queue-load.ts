/** Number of waiting jobs in memory, and its limit (docs/adr/0057-watched-and-bounded.md). */
export interface QueueLoad {
  readonly name: string
  readonly length: number
  readonly max: number
}

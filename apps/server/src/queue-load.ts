/** Number of jobs waiting in memory, and the maximum (docs/adr/0057-watched-and-bounded.md). */
export interface QueueLoad {
  readonly name: string
  readonly length: number
  readonly max: number
}

/** How much of something may happen within a window of so many seconds. */
export interface Limit {
  readonly max: number
  readonly seconds: number
}

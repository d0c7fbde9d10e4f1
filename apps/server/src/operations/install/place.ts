/** What a unit starts. */
export interface Place {
  /** Of the product. */
  readonly root: string
  readonly node: string
}

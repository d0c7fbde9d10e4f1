import type { ProductText } from './product-texts.ts'

/** A text that can be read aloud, and where the server finds it. */
export interface SpokenLine {
  readonly text: string
  /** The student's step whose text it is; null: one of the product. */
  readonly step_id: number | null
}

/** A text of the product: one that the catalogue lacks does not compile. */
export const productLine = (text: ProductText): SpokenLine => ({ text, step_id: null })

/** A text of the product that the server told: a badge's, or what to listen for after an error. */
export const toldLine = (text: string): SpokenLine => ({ text, step_id: null })

/** A text of one of the child's steps: of its author, or of the supervisor who prepared it. */
export const stepLine = (text: string, step_id: number): SpokenLine => ({ text, step_id })

import type { ProductText } from './product-texts.ts'

/** The texts that can be read aloud, and what they are called (ADR 27). */
export { listProductTexts } from './count-texts.ts'
export { productTexts, type ProductText } from './product-texts.ts'
export { normaliseText, textKey } from './text-key.ts'

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

/** What the buddy says of an exercise by its name (GIDS-4). */
export const exerciseTexts = {
  goOn: (name: string): string => `Ga verder met ‘${name}’!`,
  again: (name: string): string => `Doe ‘${name}’ nog eens!`,
  now: (name: string): string => `Doe nu ‘${name}’!`,
} as const

/** How the help of TypHints points at an anchor word. */
export const thinkOfAnchor = (name: string): string => `Denk aan ${name}.`

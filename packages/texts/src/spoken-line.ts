import type { Tone } from './catalogue.ts'

export interface SpokenLine {
  readonly text: string
  readonly easier?: string
  readonly sober?: string
  readonly tone?: Tone
  /** The student's step to which the text belongs; undefined: a text of the product. */
  readonly step_id?: number
}

/** Returns the line of a product text sent by the server: of a badge, or advice after an error. */
export const toToldLine = (text: string): SpokenLine => ({ text })

/** Returns the line of a text of a child's step: by its author, or by the supervisor who prepared it. */
export const toStepLine = (text: string, step_id: number): SpokenLine => ({ text, step_id })

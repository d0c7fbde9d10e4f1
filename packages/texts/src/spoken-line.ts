import type { Tone } from './catalogue.ts'

export interface SpokenLine {
  readonly text: string
  readonly easier?: string
  readonly sober?: string
  readonly tone?: Tone
  /** Id of the student's step to which the text belongs. Undefined for a text of the product. */
  readonly step_id?: number
}

/** Returns the line of a product text from the server, such as advice after an error. */
export const toProductLine = (text: string): SpokenLine => ({ text })

/** Returns the line of a text that the author of a step wrote, or the supervisor who prepared the step. */
export const toStepLine = (text: string, step_id: number): SpokenLine => ({ text, step_id })

import type { Tone } from './catalogue.ts'

/** A text that can be read aloud, and where the server finds it. */
export interface SpokenLine {
  readonly text: string
  readonly easier?: string
  readonly sober?: string
  readonly tone?: Tone
  /** The student's step whose text it is; left out: one of the product. */
  readonly step_id?: number
}

/** A text of the product that the server told: a badge's, or what to listen for after an error. */
export const toToldLine = (text: string): SpokenLine => ({ text })

/** A text of one of the child's steps: of its author, or of the supervisor who prepared it. */
export const toStepLine = (text: string, step_id: number): SpokenLine => ({ text, step_id })

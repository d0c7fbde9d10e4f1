import type { GraphemeContext } from '../context.ts'

/** An error where it was made: the letters of the target and what was written for them, in lower case. */
export interface ErrorPlace {
  readonly target: string
  readonly answer: string
  readonly context: GraphemeContext
}

/** A sentence for the child that is true of this error, or undefined if that of its tag is. */
export type HintRule = (place: ErrorPlace) => string | undefined

/** Whether the grapheme ends its klankgroep. */
export function endsGroup({ grapheme, next }: GraphemeContext): boolean {
  return !next || next.group > grapheme.group
}

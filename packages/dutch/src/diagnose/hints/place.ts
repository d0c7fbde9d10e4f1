import type { GraphemeContext } from '../context.ts'

export interface ErrorPlace {
  readonly target: string
  readonly answer: string
  readonly context: GraphemeContext
}

/** Returns a sentence, or undefined if the sentence of the tag is precise enough. */
export type HintRule = (place: ErrorPlace) => string | undefined

export function endsSoundGroup({ grapheme, next }: GraphemeContext): boolean {
  return !next || next.group > grapheme.group
}

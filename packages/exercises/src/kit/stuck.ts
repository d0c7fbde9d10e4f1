import type { Color } from '@letterliaan/contract'
import type { Turn } from './turn.ts'
import { lettersOf } from './word-data.ts'

/** Help that grows with the wrong moves of a word (GIDS-5), in this order. */
export const helpSteps = ['listen', 'place', 'letters', 'word'] as const
export type HelpStep = (typeof helpSteps)[number]

/** What the child is making in a turn, and where it goes on: a flow tells it (`stuckAt`). */
export interface Stuck {
  /** What is done there: typing letters, colouring, cutting into klankgroepen, naming, choosing, writing text. */
  readonly task: 'type' | 'colour' | 'cut' | 'choose' | 'write'
  /** The pieces that it is made of: letters, graphemes, klankgroepen or words. */
  readonly pieces: readonly string[]
  /** The place where it goes on; the number of pieces where all are there. */
  readonly at: number
  /** Do the pieces stand before the child anyway? Else the help tells them bit by bit. */
  readonly isShown: boolean
  /** The colours that are asked, one a piece. */
  readonly colors?: readonly (Color | null)[]
  /** What is said at a step instead of the sentence of the task. */
  readonly says?: Partial<Record<HelpStep, string>>
}

/** A word that is typed letter by letter: the place is that of the next letter. */
export const stuckTyping = (text: string, typed: string): Stuck => ({
  task: 'type',
  pieces: lettersOf(text),
  at: lettersOf(typed).length,
  isShown: false,
})

/** Letters that are coloured: the place is the first that still wants its colour. */
export const stuckColouring = (
  { word, exercise_data: { colors } }: Turn,
  painted: readonly (Color | null)[],
  isShown: boolean,
): Stuck => {
  const open = colors.findIndex((color, at) => color !== null && painted[at] !== color)
  return {
    task: 'colour',
    pieces: lettersOf(word.word),
    at: open === -1 ? colors.length : open,
    isShown,
    colors,
  }
}

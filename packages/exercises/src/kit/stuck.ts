import type { Color } from '@letterliaan/contract'
import { findRightBeginning } from './letters-in-common.ts'
import { isRightSoFar, type RefusedLetter } from './restricted-typing.ts'
import { soundsTheSame } from './same-sound.ts'
import type { Turn } from './turn.ts'
import { splitLetters } from './word-data.ts'

/** In the order in which help grows (GIDS-5). The first step depends on task and word (`chooseFirstHelp`). */
export const helpSteps = ['first', 'place', 'letters', 'word'] as const
export type HelpStep = (typeof helpSteps)[number]

export interface Stuck {
  readonly task: 'type' | 'colour' | 'cut' | 'choose' | 'write'
  /** Letters, graphemes, klankgroepen or words. */
  readonly pieces: readonly string[]
  /** Index of the next piece; the number of pieces if all are there. */
  readonly at: number
  /** True if the pieces are visible anyway; otherwise the help reveals them step by step. */
  readonly isShown: boolean
  /** A sent text, still in the field, that is too short or lacks a capital. */
  readonly sent?: string | null
  /** True if all pieces were sent with more after them, so that no place can be marked. */
  readonly hasTooMuch?: boolean
  /** True if the sent text sounds like the word: listening does not help. */
  readonly soundsTheSame?: boolean
  /** The last wrong letter; null if unknown, as after a reload. */
  readonly slip?: RefusedLetter | null
  readonly colors?: readonly (Color | null)[]
  /** Replaces sentences of the task, by step of help. */
  readonly says?: Partial<Record<HelpStep, string>>
}

/** `rejected`: the last sent text, if it was wrong. */
export const describeStuckTyping = (
  text: string,
  typed: string,
  rejected: string | null = null,
  slip: RefusedLetter | null = null,
): Stuck => ({
  task: 'type',
  pieces: splitLetters(text),
  at: splitLetters(typed).length,
  isShown: false,
  sent: typed === rejected && isRightSoFar(text, typed) ? typed : null,
  slip,
  soundsTheSame: slip !== null && soundsTheSame(text, text.slice(0, slip.at) + slip.attempt),
})

/** Treats the text as sent at once: the child continues after its right part. */
export const describeStuckWriting = (text: string, sent: string): Stuck => {
  const stuck = describeStuckTyping(text, findRightBeginning(text, sent))
  const attempt = splitLetters(sent)[stuck.at]
  return {
    ...stuck,
    sent: stuck.at === stuck.pieces.length ? sent : null,
    hasTooMuch: stuck.at > stuck.pieces.length,
    slip: attempt === undefined ? null : { attempt, at: stuck.at },
    soundsTheSame: soundsTheSame(text, sent),
  }
}

/** The place is the first letter without its right colour. */
export const describeStuckColouring = (
  { word, exercise_data: { colors } }: Turn,
  painted: readonly (Color | null)[],
  isShown: boolean,
): Stuck => {
  const open = colors.findIndex((color, at) => color !== null && painted[at] !== color)
  return {
    task: 'colour',
    pieces: splitLetters(word.word),
    at: open === -1 ? colors.length : open,
    isShown,
    colors,
  }
}

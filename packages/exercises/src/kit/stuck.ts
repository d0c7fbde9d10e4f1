import type { Color } from '@letterliaan/contract'
import { findRightBeginning } from './letters-in-common.ts'
import { isRightSoFar, type RefusedLetter } from './restricted-typing.ts'
import { soundsTheSame } from './same-sound.ts'
import type { Turn } from './turn.ts'
import { splitLetters } from './word-data.ts'

/** In the order in which help grows (GIDS-5). Task and word decide the first step (`chooseFirstHelp`). */
export const helpSteps = ['first', 'place', 'letters', 'word'] as const
export type HelpStep = (typeof helpSteps)[number]

export interface Stuck {
  readonly task: 'type' | 'colour' | 'cut' | 'choose' | 'write'
  /** Letters, graphemes, klankgroepen or words. */
  readonly pieces: readonly string[]
  /** Index of the next piece; the number of pieces if all are written. */
  readonly at: number
  /** True if the pieces are visible anyway. Otherwise help reveals them step by step. */
  readonly isShown: boolean
  /** A text that was sent but is too short or lacks a capital. It is still in the field. */
  readonly sent?: string | null
  /** True if the child sent all pieces and more, so that no place can be marked. */
  readonly hasTooMuch?: boolean
  /** True if the sent text sounds like the word, so that listening does not help. */
  readonly soundsTheSame?: boolean
  /** The last wrong letter; null if unknown, for example after a reload. */
  readonly slip?: RefusedLetter | null
  readonly colors?: readonly (Color | null)[]
  /** Replaces the sentences of the task, by step of help. */
  readonly says?: Partial<Record<HelpStep, string>>
}

/** `rejected`: the last sent text if it was wrong. */
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

/** Treats the text as sent at once. The child continues after the right part. */
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

/** The place is the first letter that does not have its right colour. */
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

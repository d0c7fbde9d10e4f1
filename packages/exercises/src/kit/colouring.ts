import type { Color } from '@letterliaan/contract'
import { colorNames } from '@letterliaan/contract/palette'
import type { TurnTransition } from './flow.ts'
import type { Turn, TurnData } from './template.ts'

/** Blocks being coloured: one entry a letter. `refusals` counts wrong clicks. */
export interface Colouring {
  readonly brush: Color | null
  readonly painted: readonly (Color | null)[]
  readonly refusals: number
}

export interface PaintResult {
  readonly colouring: Colouring
  /** The wrong colour and its place, to be posted as an attempt (TPL-31). */
  readonly refused: { readonly attempt: Color; readonly at: number } | null
}

type Required = TurnData['colors']

export const blankColouring = (required: Required): Colouring => ({
  brush: null,
  painted: required.map(() => null),
  refusals: 0,
})

/** A tap on a block with the brush: painted when the colour is right, refused when not. Painted blocks stay. */
export const paintBlock = (colouring: Colouring, required: Required, at: number): PaintResult => {
  const { brush, painted } = colouring
  if (brush === null || at < 0 || at >= required.length || painted[at] !== null) {
    return { colouring, refused: null }
  }
  if (isWrongColor(required, brush, at)) {
    return {
      colouring: { ...colouring, refusals: colouring.refusals + 1 },
      refused: { attempt: brush, at },
    }
  }
  return { colouring: { ...colouring, painted: painted.with(at, brush) }, refused: null }
}

/** A colour is wrong where another is required, and where none is asked. */
export const isWrongColor = (required: Required, color: Color, at: number | null): boolean =>
  at !== null && at < required.length && required[at] !== color

/** Are all required colours filled? */
export const isColoured = (required: Required, painted: readonly (Color | null)[]): boolean =>
  required.every((color, at) => color === null || painted[at] === color)

/** `paintBlock` as part of a turn: a wrong colour is felt and posted, the last right one is told. */
export const paintBlockInTurn = (
  colouring: Colouring,
  required: Required,
  at: number,
): TurnTransition<Colouring> => {
  const { colouring: state, refused } = paintBlock(colouring, required, at)
  if (refused !== null) {
    return {
      state,
      effects: [
        { type: 'attempt', ...refused },
        { type: 'feedback', feedback: 'wrong' },
      ],
    }
  }
  if (state === colouring) return { state, effects: [] }
  const feedback = isColoured(required, state.painted) ? 'right' : 'letter'
  return { state, effects: [{ type: 'feedback', feedback }] }
}

/**
 * The colours that stand in front to choose from, in the palette's order: those that a word of the run has. Not those of the
 * one word: what is left out would tell its answer (a word in which all is long would offer no short). After a wrong colour
 * that is the help, and the colours that the word has no use for stand back too (`isBack`).
 */
export const offeredColors = (
  { word, words, exercise_data }: Pick<Turn, 'word' | 'words' | 'exercise_data'>,
  refusals: number,
): OfferedColor[] => {
  const inRun = new Set([word, ...words].flatMap(({ colors }) => colors))
  return colorNames
    .filter((color) => inRun.has(color))
    .map((color) => ({ color, isBack: refusals > 0 && !exercise_data.colors.includes(color) }))
}

export interface OfferedColor {
  readonly color: Color
  readonly isBack: boolean
}

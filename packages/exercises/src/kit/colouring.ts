import type { Color } from '@letterliaan/contract'
import { colorNames } from '@letterliaan/contract/palette'
import type { TurnTransition } from './flow.ts'
import type { Turn, TurnData } from './template.ts'

/** Has one entry for each letter. `refusals` counts wrong clicks. */
export interface Colouring {
  readonly brush: Color | null
  readonly painted: readonly (Color | null)[]
  readonly refusals: number
}

export interface PaintResult {
  readonly colouring: Colouring
  /** Posted as an attempt (TPL-31). */
  readonly refused: { readonly attempt: Color; readonly at: number } | null
}

type Required = TurnData['colors']

export const createBlankColouring = (required: Required): Colouring => ({
  brush: null,
  painted: required.map(() => null),
  refusals: 0,
})

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

export const isWrongColor = (required: Required, color: Color, at: number | null): boolean =>
  at !== null && at < required.length && required[at] !== color

export const isColoured = (required: Required, painted: readonly (Color | null)[]): boolean =>
  required.every((color, at) => color === null || painted[at] === color)

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

/** Lists colours of all words of the run, so that they do not reveal a word. `isBack`: not in this word. */
export const listOfferedColors = (
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

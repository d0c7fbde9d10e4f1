import type { Color } from '@letterliaan/contract'
import type { TurnTransition } from './flow.ts'
import type { TurnData } from './template.ts'

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

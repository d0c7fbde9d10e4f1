import type { Color } from '@letterliaan/contract'
import { normaliseColor } from '@letterliaan/contract/palette'
import {
  createBlankColouring,
  isColoured,
  isWrongColor,
  paintBlockInTurn,
  type Colouring,
} from './colouring.ts'
import type { Flow } from './flow.ts'
import { describeStuckColouring } from './stuck.ts'
import { readOwnField, parseMove } from './judge.ts'
import type { RightAnswerDetail } from './right-answer.ts'
import type { Judge, TemplateData, Turn } from './template.ts'
import { splitLetters } from './word-data.ts'

export type PaintingEvent =
  | { readonly type: 'pick'; readonly color: Color }
  | { readonly type: 'paint'; readonly at: number }

/** Has one entry per letter, null if no colour is asked for it. */
export interface PaintedAnswer {
  readonly colors: readonly (Color | null)[]
}

const maxLetters = 100

/** Parses colours by name or hex; null if the value is not a list of colours. */
export const parseColors = (value: unknown): (Color | null)[] | null =>
  Array.isArray(value) && value.length <= maxLetters ? value.map(normaliseColor) : null

const isDone = ({ exercise_data }: Turn, { painted }: Colouring): boolean =>
  isColoured(exercise_data.colors, painted)

/** Posts a wrong colour immediately (TPL-31). */
export const paintingFlow: Flow<Colouring, PaintingEvent> = {
  start: ({ exercise_data }) => ({ state: createBlankColouring(exercise_data.colors), effects: [] }),
  next(turn, state, event) {
    const required = turn.exercise_data.colors
    switch (event.type) {
      case 'pick':
        return { state: { ...state, brush: event.color }, effects: [] }
      case 'paint':
        return isDone(turn, state) ? { state, effects: [] } : paintBlockInTurn(state, required, event.at)
      case 'submit':
        return {
          state,
          effects: isDone(turn, state) ? [{ type: 'answer', data: { colors: state.painted } }] : [],
        }
      case 'rejected':
        return { state: { ...createBlankColouring(required), brush: state.brush }, effects: [] }
      case 'wake':
        return { state, effects: [] }
    }
  },
  isFilledIn: isDone,
  stuckAt: (turn, { painted }) => describeStuckColouring(turn, painted, true),
}

export const paintedJudge: Judge<PaintedAnswer> = {
  read: (data) =>
    parseMove(data, (fields) => {
      const colors = parseColors(readOwnField(fields, 'colors'))
      return colors === null ? null : { colors }
    }),
  isWrongAttempt({ exercise_data }, attempt, at) {
    const color = normaliseColor(attempt)
    return color !== null && isWrongColor(exercise_data.colors, color, at)
  },
  isRight: ({ exercise_data }, { colors }) =>
    colors.length === exercise_data.colors.length &&
    exercise_data.colors.every((color, at) => colors[at] === color),
  toText: ({ colors }) => colors.map((color) => color ?? '-').join(' '),
}

export const toColorsDetail = ({ word, exercise_data: { colors } }: Turn): RightAnswerDetail => ({
  kind: 'colours',
  letters: splitLetters(word.word),
  colors,
})

export const createPaintedData = (described: string): TemplateData => ({
  described,
  right: ({ exercise_data }) => ({ colors: exercise_data.colors }),
  expectedInput: ({ exercise_data }) => exercise_data.colors.join(','),
})

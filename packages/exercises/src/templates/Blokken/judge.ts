import type { Color } from '@letterliaan/contract'
import { isColoured, isWrongColor } from '../../kit/colouring.ts'
import { readColors } from '../../kit/painting.ts'
import { normaliseColor } from '@letterliaan/contract/palette'
import { fieldOf, readMove } from '../../kit/reading.ts'
import { isWrongLetter } from '../../kit/restricted-typing.ts'
import type { Judge } from '../../kit/template.ts'
import { isTaskWord, readTypedAnswer } from '../../kit/typed-word.ts'

export interface BlokkenAnswer {
  readonly colors: readonly (Color | null)[]
  readonly answer: string
}

const readAnswer = (data: Readonly<Record<string, unknown>>): BlokkenAnswer | null => {
  const typed = readTypedAnswer(data)
  const colors = readColors(fieldOf(data, 'colors'))
  return typed === null || colors === null ? null : { colors, answer: typed.answer }
}

/** First the colours, then the word. An attempt is a colour (its name or hex) on a block, or a letter of the word. */
export const judgeBlokken: Judge<BlokkenAnswer> = {
  read: (data) => readMove(data, readAnswer),
  isWrongAttempt({ word, exercise_data }, attempt, at) {
    const color = normaliseColor(attempt)
    return color === null
      ? isWrongLetter(word.word, attempt, at)
      : isWrongColor(exercise_data.colors, color, at)
  },
  isRight: (task, { colors, answer }) =>
    isColoured(task.exercise_data.colors, colors) && isTaskWord(task, answer),
  toText: ({ answer }) => answer,
}

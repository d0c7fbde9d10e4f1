import type { ExerciseSummary, TemplateName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { nextExerciseOf } from './next-exercise.ts'

const exercise = (id: number, template: TemplateName, status = 0) =>
  ({
    id,
    position: id,
    exercise_type: { template },
    status: { 1: 0, 2: status, 3: 0 },
  }) as ExerciseSummary

const step = [
  exercise(11, 'LeesLetters', 2),
  exercise(12, 'LuisterTyp'),
  exercise(13, 'LeesTyp', 3),
  exercise(14, 'Werkboek'),
  exercise(15, 'StapDictee'),
]

test.each([
  ['the next that is not done', step, 11, 12],
  ['one that failed is not done', step, 12, 13],
  ['never what is done on paper', step, 13, 15],
  ['from the first again, without those that are done', step, 15, 12],
  ['an exercise of another step has the first', step, 99, 12],
  ['in the order of their positions', step.toReversed(), 11, 12],
])('GIDS-4 %s', (_what, exercises, after, expected) => {
  expect(nextExerciseOf(exercises, after, 2)?.id).toBe(expected)
})

test('GIDS-4 none is left when all are done at this difficulty, or it was the only one', () => {
  const done = step.map(({ id, exercise_type }) => exercise(id, exercise_type.template, 2))
  expect(nextExerciseOf(done, 11, 2)).toBeNull()
  expect(nextExerciseOf(done, 11, 1)?.id).toBe(12)
  expect(nextExerciseOf([exercise(12, 'LuisterTyp')], 12, 2)).toBeNull()
})

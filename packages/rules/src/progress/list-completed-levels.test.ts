import type { ExerciseCategory, Difficulty, TemplateName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { listCompletedLevels } from './list-completed-levels.ts'

type Status = Readonly<Record<Difficulty, number>>

const exercise = (id: number, category: ExerciseCategory, template: TemplateName, status: Status) => ({
  id,
  status,
  exercise_type: { name: template, category, template, is_dictation: category === 'Dictee', num_words: 6 },
})

/** Three exercises to explore, two to practise and a dictation; `status` is of all but the first. */
const stepWith = (status: Status, highest_difficulty_completed: Difficulty | null = null) => ({
  highest_difficulty_completed,
  exercises: [
    exercise(10, 'Verkennen', 'LeesLetters', { 1: 0, 2: 0, 3: 0 }),
    exercise(11, 'Verkennen', 'KijkLuister', status),
    exercise(12, 'Verkennen', 'KijkLees', status),
    exercise(13, 'Oefenen', 'LeesTyp', status),
    exercise(14, 'Oefenen', 'LuisterTyp', status),
    exercise(15, 'Dictee', 'StapDictee', status),
  ],
})

test.each<[string, ReturnType<typeof stepWith>, Difficulty[]]>([
  ['nothing done', stepWith({ 1: 0, 2: 0, 3: 0 }), []],
  ['passed at 2: nothing was done at 1', stepWith({ 1: 0, 2: 2, 3: 0 }, 2), [2]],
  ['passed at 3: nothing was done at 1 and 2', stepWith({ 1: 0, 2: 1, 3: 2 }, 3), [3]],
  ['completed at 1, which passes no step', stepWith({ 1: 2, 2: 0, 3: 0 }), [1]],
  ['completed at every level', stepWith({ 1: 2, 2: 2, 3: 2 }, 3), [1, 2, 3]],
  ['passed at 2 with work at 2 and 3 together', stepWith({ 1: 0, 2: 1, 3: 0 }, 2), [2]],
  ['failed at 2', stepWith({ 1: 2, 2: 3, 3: 0 }), [1]],
])('LES-5 %s', (_what, step, completed) => {
  expect(listCompletedLevels(step)).toEqual(completed)
})

test('LES-5 a repetition is completed if both its exercises are completed', () => {
  const repetition = (dictation: number) => ({
    highest_difficulty_completed: null,
    exercises: [
      exercise(20, 'Oefenen', 'LuisterTyp', { 1: 0, 2: 2, 3: 0 }),
      exercise(21, 'Dictee', 'OefenDictee', { 1: 0, 2: dictation, 3: 0 }),
    ],
  })
  expect(listCompletedLevels(repetition(0))).toEqual([])
  expect(listCompletedLevels(repetition(2))).toEqual([2])
})

import type { Exercise, StudentExercise, TemplateName, Word } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { startRun } from '@letterliaan/rules'
import { expect, test } from 'vitest'
import type { RunEndpoint, WaitingCall } from '../answer-queue/waiting-calls.ts'
import { predictExercise, predictNewRun } from './predict-exercise.ts'

const words = ['vis', 'maan', 'roos'].map(
  (word, at) => ({ id: at + 1, word, audio_word: true, colors: [], read_letters: '' }) as unknown as Word,
)

const run: StudentExercise = {
  ...startRun(words, 2, false),
  started_at: null,
  documents: [],
  points_earned: 0,
} as unknown as StudentExercise

/** An exercise as the server last sent it, with a run at two stars. */
const exerciseOf = (template: TemplateName, more: Partial<StudentExercise> = {}): Exercise =>
  ({
    id: 61,
    exercise_type: { template, num_words: words.length, is_dictation: template === 'StapDictee' },
    min_success_score_difficulty_2: 60,
    anchors: [],
    student_exercise: { 1: run, 2: { ...run, ...more }, 3: run },
  }) as unknown as Exercise

const waiting = (call: RunEndpoint, body: object): WaitingCall => ({
  key: 'a',
  user_id: 1,
  tab: 'tab',
  call,
  id: 61,
  body: { difficulty: 2, ...body },
})

const answer = (word: string, text = word): WaitingCall =>
  waiting('PUT /api/v1/exercise/:id', {
    exercise_id: 61,
    startTime: 1_790_000_000,
    time: 4000,
    cheats_used: 0,
    hints_used: 0,
    word,
    data: { answer: text },
  })

const told = ({ student_exercise }: Exercise) => ({
  current: student_exercise[2].current_word,
  done: student_exercise[2].detailed_results.filter(({ completed }) => completed).map(({ word }) => word),
})

test("NET-2 each waiting answer is applied to the server's last run, in order, by the rules of the exercise", async () => {
  const exercise = exerciseOf('LuisterTyp')
  expect(told(await predictExercise(exercise, []))).toEqual({ current: 'vis', done: [] })
  expect(told(await predictExercise(exercise, [answer('vis')]))).toEqual({ current: 'maan', done: ['vis'] })
  const both = await predictExercise(exercise, [answer('vis'), answer('maan', 'maen'), answer('maan')])
  expect(told(both)).toEqual({ current: 'roos', done: ['vis', 'maan'] })
  expect(both.student_exercise[1], 'another level stays as it was').toEqual(run)
})

test('NET-2 a restarted run is predicted if its words stay in order, but not if the server draws them', async () => {
  const begun = { current_word: 'maan', status: ExerciseStatus.paused }
  const current = async (template: TemplateName, call: WaitingCall) =>
    told(await predictExercise(exerciseOf(template, begun), [call])).current
  const again = 'PUT /api/v1/exercise/reset/:id'
  expect(await current('LuisterTyp', waiting(again, {}))).toBe('vis')
  expect(await current('LuisterTyp', waiting(again, { shuffle: 1 }))).toBe('maan')
  const hard = 'POST /api/v1/exercise/hard-reset/:id'
  expect(await current('StapDictee', waiting(hard, { same_order: 1 }))).toBe('vis')
  expect(await current('StapDictee', waiting(hard, {}))).toBe('maan')
})

test('NET-2 a finished dictation does not restart offline, and a run that was not started does not change', async () => {
  const finished = exerciseOf('StapDictee', { is_complete: true, status: ExerciseStatus.done })
  expect(await predictNewRun(finished, 2, true)).toBeNull()
  const untouched = exerciseOf('StapDictee')
  expect(await predictNewRun(untouched, 2, true)).toEqual({ run, isSent: false })
  const begun = exerciseOf('StapDictee', { current_word: 'maan', status: ExerciseStatus.paused })
  expect(await predictNewRun(begun, 2, true)).toMatchObject({ run: { current_word: 'vis' }, isSent: true })
})

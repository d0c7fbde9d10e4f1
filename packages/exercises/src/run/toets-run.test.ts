import type { Test } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { logic } from '../templates/Test/logic.ts'
import { advanceExercise } from './advance.ts'
import { openExercise } from './open.ts'
import { answerToetsFixture, toetsFixture } from './toets-run.fixture.ts'
import { toToetsExercise, isToetsOver, toToetsRun, toToetsAnswer } from './toets-run.ts'

const open = (toets: Test) => openExercise({ logic, exercise: toToetsExercise(toets), difficulty: 2 }).state

describe('a toets is played like an exercise', () => {
  test('has its words in the order of the toets, whatever steps teach them', () => {
    const toets = toetsFixture()
    expect(toToetsRun(toets).words.map(({ word }) => word)).toEqual(['maan', 'vis', 'boot'])
    expect(toToetsRun(toets)).toMatchObject({ current_word: 'maan', is_complete: false, status: 0 })
  })

  test('opens at the current word without results of earlier words if it was started', () => {
    const toets = answerToetsFixture(toetsFixture(), 'fout')
    const { state } = advanceExercise(open(toets), { type: 'begin' }, 1000)
    expect(state.progress).toMatchObject({ step: 2, word_index: 1, errors: 0 })
    expect(state.turn?.word.word).toBe('vis')
    expect(toToetsRun(toets).detailed_results.map(({ completed }) => completed)).toEqual([true, false, false])
  })

  test('TST-4 shows the next word after each answer, right or wrong, and the outro after the last', () => {
    let toets = toetsFixture()
    let { state } = advanceExercise(open(toets), { type: 'begin' }, 1000)
    for (const answer of ['maan', 'viss', 'boot']) {
      const { turnNumber } = state
      const step = advanceExercise(state, { type: 'answer', turnNumber, data: { answer } }, 2000)
      const submit = step.effects.find((effect) => effect.type === 'submit')
      if (submit?.type !== 'submit') throw new Error('not sent')
      toets = answerToetsFixture(toets, answer)
      const settled = { type: 'settled', seq: submit.seq, student_exercise: toToetsRun(toets) } as const
      state = advanceExercise(step.state, settled, 2000).state
    }
    expect(state.progress.step).toBe(3)
    expect(state.run).toMatchObject({ percentage_score: 66, status: 3 })
    expect(state.run.detailed_results.map(({ success }) => success)).toEqual([true, false, true])
  })

  test('opens at the outro if it is failed', () => {
    expect(open(toetsFixture({ is_complete: true, passed: false, current_word: null })).progress.step).toBe(3)
  })
})

test.each([
  ['instap', false, true],
  ['instap', true, true],
  ['sluit', false, false],
  ['sluit', true, true],
  ['stap', false, false],
  ['stap', true, true],
] as const)('a completed %s with passed %s is over: %s', (kind, passed, done) => {
  expect(isToetsOver(toetsFixture({ kind, passed, is_complete: true }))).toBe(done)
  expect(isToetsOver(toetsFixture({ kind, passed: null, is_complete: false }))).toBe(false)
})

const body = { exercise_id: 5700, startTime: 1_700_000_000, time: 2500, difficulty: 2 } as const
test.each([
  ['maan', 57, 'maan', 0],
  ['maan', 57, 'man', 1],
  ['vis', 58, ' Vis ', 0],
  ['vis', 58, '', 1],
])('in a toets the word %s of step %i, written as %j, has %i errors', (word, step_id, answer, num_errors) => {
  const data = { answer }
  expect(toToetsAnswer(toetsFixture(), { ...body, word, data })).toEqual({
    step_id,
    word,
    num_errors,
    time: 2500,
    startTime: 1_700_000_000,
    data,
  })
})

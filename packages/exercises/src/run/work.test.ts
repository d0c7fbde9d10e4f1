import { ExerciseStatus } from '@letterliaan/contract/status'
import { expect, test } from 'vitest'
import { wordsOfFixture } from '../kit/fixture.ts'
import { fixture as luisterTyp } from '../templates/LuisterTyp/fixture.ts'
import { fixture as stapDictee } from '../templates/StapDictee/fixture.ts'
import { exerciseFixture, playTableFixture, runOfFixture } from './play-table.fixture.ts'
import { workOf } from './work.ts'

type Fixture = typeof luisterTyp

const begun = (fixture: Fixture) => {
  const table = playTableFixture(fixture, exerciseFixture(fixture.logic, runOfFixture(fixture)))
  table.deliverAll()
  table.begin()
  return table
}

test('PLEK-1 each right word is work done, and a wrong one takes nothing away', () => {
  const state = begun(luisterTyp).state
  const total = wordsOfFixture(luisterTyp).length
  const [right, wrong, open] = [true, false, undefined].map((success) => ({
    ...state.run.detailed_results[0],
    completed: success !== undefined,
    success: success ?? false,
  }))
  const after = (...results: unknown[]) =>
    workOf({
      ...state,
      run: { ...state.run, detailed_results: results as typeof state.run.detailed_results },
    })
  expect(workOf(state)).toEqual({ done: 0, total, isFinished: false })
  expect(after(right, open)).toMatchObject({ done: 1 })
  expect(after(right, wrong, open)).toMatchObject({ done: 1 })
  expect(after(right, wrong, right)).toMatchObject({ done: 2 })
})

test('PLEK-1 where it is told at the end only, a word done counts, right or wrong', () => {
  const state = begun(stapDictee as unknown as Fixture).state
  const results = [true, false].map((success) => ({
    ...state.run.detailed_results[0],
    completed: true,
    success,
  }))
  const run = { ...state.run, detailed_results: results as typeof state.run.detailed_results }
  expect(workOf({ ...state, run })).toMatchObject({ done: 2, isFinished: false })
  expect(workOf({ ...state, run: { ...run, status: ExerciseStatus.done } })).toMatchObject({
    isFinished: true,
  })
})

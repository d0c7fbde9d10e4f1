import { ExerciseStatus } from '@letterliaan/contract/status'
import { expect, test } from 'vitest'
import { wordsOfFixture } from '../kit/fixture.ts'
import { fixture as luisterTyp } from '../templates/LuisterTyp/fixture.ts'
import { fixture as stapDictee } from '../templates/StapDictee/fixture.ts'
import { playTableFixture } from './play-table.fixture.ts'
import { countWork } from './work.ts'

type Fixture = typeof luisterTyp

function withOutcomes(fixture: Fixture, outcomes: readonly ('right' | 'wrong' | 'open')[]) {
  const table = playTableFixture(fixture)
  table.deliverAll()
  table.begin()
  const { setup, run } = table.state
  const detailed_results = outcomes.flatMap((outcome, at) =>
    run.detailed_results.slice(0, 1).map((result) =>
      Object.assign(structuredClone(result), {
        word: run.words[at]?.word ?? result.word,
        completed: outcome !== 'open',
        success: outcome === 'right',
      }),
    ),
  )
  return { setup, run: { ...run, detailed_results } }
}

test('PLEK-1 each right word adds work, and a wrong word removes none', () => {
  const total = wordsOfFixture(luisterTyp).length
  expect(countWork(withOutcomes(luisterTyp, []))).toEqual({ done: 0, total, isFinished: false })
  expect(countWork(withOutcomes(luisterTyp, ['right', 'open']))).toMatchObject({ done: 1 })
  expect(countWork(withOutcomes(luisterTyp, ['right', 'wrong', 'open']))).toMatchObject({ done: 1 })
  expect(countWork(withOutcomes(luisterTyp, ['right', 'wrong', 'right']))).toMatchObject({ done: 2 })
})

test('PLEK-1 every completed word counts, right or wrong, if results are shown at the end', () => {
  const { setup, run } = withOutcomes(stapDictee as unknown as Fixture, ['right', 'wrong'])
  expect(countWork({ setup, run })).toMatchObject({ done: 2, isFinished: false })
  expect(countWork({ setup, run: { ...run, status: ExerciseStatus.done } })).toMatchObject({
    isFinished: true,
  })
})

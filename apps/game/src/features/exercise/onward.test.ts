import type { ExerciseSummary, Step } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { exerciseFixture, stepFixture } from '../../testing/entities.ts'
import { findOnward } from './onward.ts'

const look = (id: number, status: number) => exerciseFixture(id, `kijk ${id}`, status, 'Verkennen')
const train = (id: number, status: number) => exerciseFixture(id, `oefen ${id}`, status, 'Oefenen')
const dictation = exerciseFixture(19, 'dictee', 0, 'Dictee', 'StapDictee')

/** Plays exercise 11 of this step at two stars, before the server has reported the result. */
const onward = (exercises: readonly ExerciseSummary[], status: number, fields: Partial<Step> = {}) =>
  findOnward(
    {
      id: 1,
      step: stepFixture(101, { phase_id: 1, exercises: [...exercises], ...fields }),
      exercise_id: 11,
      difficulty: 2,
      isTold: false,
    },
    status,
  )

test('GIDS-4 a completed run leads to the next exercise, or nowhere when none is left', () => {
  const exercises = [look(11, 0), look(12, 0), train(13, 0), train(14, 0), dictation]
  expect(onward(exercises, 2)).toEqual({ to: 'exercise', address: '/fase/1/stap/101/12' })
  expect(onward([look(11, 0), look(12, 2), train(13, 2), train(14, 2)], 3)).toBeUndefined()
})

test('GIDS-4 a completed run leads to the dictation when all other exercises are done', () => {
  const exercises = [look(11, 0), look(12, 2), train(13, 2), train(14, 2), dictation]
  expect(onward(exercises, 2)).toEqual({ to: 'dictation', address: '/fase/1/stap/101/19' })
})

test.each([
  ['the map', { phase_id: 1 }, { to: 'map', address: '/wereld/1' }],
  ['the treehouse if it is a repetition', { phase_id: null }, { to: 'treehouse', address: '/boomhut' }],
] as const)('GIDS-4 a run in a completed step leads to %s', (_place, fields, place) => {
  const done = { is_complete: true, status: 5, test_complete: true, ...fields } as const
  expect(onward([look(11, 2)], 2, done)).toEqual(place)
})

test.each([
  ['its last exercise after a failed dictation', 3, 3, { to: 'treehouse', address: '/boomhut' }],
  ['its first exercise', 0, 3, { to: 'exercise', address: '/fase/1/stap/101/19' }],
] as const)(
  'GIDS-4 REP-1 a repetition is done with any result: %s is not offered again after a failure',
  (_which, dictation_status, status, place) => {
    const game = exerciseFixture(11, 'spel', 0, 'Oefenen', 'Vlot')
    const practice = exerciseFixture(19, 'dictee', dictation_status, 'Dictee', 'OefenDictee')
    expect(onward([practice, game], status, { phase_id: null })).toEqual(place)
  },
)

test('GIDS-4 an own step in the treehouse offers a failed exercise again', () => {
  const exercises = [look(11, 0), exerciseFixture(19, 'dictee', 2, 'Dictee', 'StapDictee')]
  expect(onward(exercises, 3, { phase_id: null })).toBeUndefined()
})

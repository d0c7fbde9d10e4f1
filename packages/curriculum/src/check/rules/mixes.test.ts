import { findKindOfCategory } from '@letterliaan/exercises/logic'
import { expect, test } from 'vitest'
import { loadCurriculum } from '../../load/curriculum.ts'
import type { MixedStep } from '../../schema/step.ts'
import { contentFixture, listMessages, stepWithWordsFixture, wordFixture } from '../fixture.ts'
import { checkMixes } from './mixes.ts'

const check = (...mixes: MixedStep[]) => {
  const step = (nr: number, more: object) => stepWithWordsFixture([wordFixture('vis')], { nr, ...more })
  return listMessages(checkMixes(contentFixture([step(1, {}), step(2, { mixes }), step(3, {})])))
}

test('WEET-7 a step mixes in only words of earlier steps that have the mixed letters', () => {
  expect(check({ step: 1 }, { step: 1, letters: 'i' })).toEqual([])
  expect(check({ step: 3 })).toEqual(['mixes step 3, which does not come before it'])
  expect(check({ step: 1, letters: 'oo' })).toEqual(['no easy word of step 1 has "oo"'])
})

/** The first steps of their pair, and the step with all loanwords. */
const firstOfPair = ['ij', 'au', 'mix-leen']

test('WEET-7 every memory, loan and suffix step after the first of its pair mixes in earlier words', () => {
  const { steps } = loadCurriculum()
  const suffixes = new Set(['lijk', 'ing-heid', 'vk-tje', 'vk-etje'])
  const without = steps.filter(
    ({ strategy, category, mixes }) =>
      (strategy === 'weet' || strategy === 'leen' || suffixes.has(category)) && mixes === undefined,
  )
  expect(without.map(({ category }) => category)).toEqual(firstOfPair)
})

test('WEET-11 words learnt by ear are heard, and memory words and loanwords are remembered', () => {
  const kinds = loadCurriculum().steps.map(({ strategy, category }) => [
    strategy,
    findKindOfCategory(category),
  ])
  expect(kinds.filter(([strategy, kind]) => strategy === 'luister' && kind !== 'heard')).toEqual([])
  expect(
    kinds.filter(([strategy, kind]) => /weet|leen/.test(strategy ?? '') && kind !== 'remembered'),
  ).toEqual([])
})

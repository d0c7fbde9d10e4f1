import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFamilyMembers, foldRecords, type WrittenTurn } from './index.ts'

const turn = (word: string, is_right = true, run?: string, step_id = 7): WrittenTurn => ({
  word,
  is_right,
  dictation: run === undefined ? null : { step_id, run },
})

const anyTurn = fc.record({
  word: fc.constantFrom('kat', 'boom', 'zonsopgang', 'thee-ei', "foto's"),
  is_right: fc.boolean(),
  dictation: fc.option(
    fc
      .record({ step_id: fc.constantFrom(1, 2), run: fc.constantFrom('a', 'b', 'c') })
      .map(({ step_id, run }) => ({ step_id, run: `${step_id} ${run}` })),
  ),
})

test('PLEK-5 the longest series of words without an error is counted over all turns', () => {
  const right = (count: number) => Array.from({ length: count }, () => turn('kat'))
  expect(
    foldRecords([...right(3), turn('kat', false), ...right(5), turn('kat', false), ...right(2)]).streak,
  ).toBe(5)
  expect(foldRecords([]).streak).toBe(0)
})

test('PLEK-5 the longest word is the first right word with the most letters', () => {
  expect(foldRecords([turn('zonsopgang', false), turn('boom'), turn('kat'), turn('raam')]).longest_word).toBe(
    'boom',
  )
  expect(foldRecords([turn("foto's"), turn('thee-ei')]).longest_word).toBe('thee-ei')
  expect(foldRecords([turn('zonsopgang', false)]).longest_word).toBeNull()
})

test('PLEK-5 a dictation is compared with the previous one of the same step and size', () => {
  const dictation = (run: string, missed: number, words = 4, step_id = 7) =>
    Array.from({ length: words }, (_, at) => turn('kat', at >= missed, run, step_id))
  const record = (missed: number, missed_before: number) => ({
    step_id: 7,
    num_words: 4,
    missed,
    missed_before,
  })
  expect(foldRecords([...dictation('1', 3), ...dictation('2', 1)]).dictation).toEqual(record(1, 3))
  expect(foldRecords([...dictation('1', 3), ...dictation('2', 1), ...dictation('3', 2)]).dictation).toEqual(
    record(1, 3),
  )
  expect(
    foldRecords([...dictation('1', 3), ...dictation('2', 0, 3)]).dictation,
    'not as many words',
  ).toBeNull()
  expect(foldRecords([...dictation('1', 3), ...dictation('2', 1, 4, 8)]).dictation, 'another step').toBeNull()
  expect(foldRecords(dictation('1', 0)).dictation, 'nothing before').toBeNull()
})

test('PLEK-5 later turns never lower a record', () => {
  fc.assert(
    fc.property(
      fc.array(anyTurn),
      fc.array(anyTurn.map((each) => ({ ...each, dictation: null }))),
      (before, after) => {
        const [then, now] = [foldRecords(before), foldRecords([...before, ...after])]
        expect(now.streak).toBeGreaterThanOrEqual(then.streak)
        expect((now.longest_word ?? '').length).toBeGreaterThanOrEqual((then.longest_word ?? '').length)
        expect(now.dictation).toEqual(then.dictation)
      },
    ),
  )
})

test('PLEK-5 an error never raises a record, and a dictation record always exceeds the previous one', () => {
  fc.assert(
    fc.property(fc.array(anyTurn), (turns) => {
      const { streak, longest_word, dictation } = foldRecords(turns)
      const right = turns.filter(({ is_right }) => is_right)
      expect(streak).toBeLessThanOrEqual(right.length)
      expect(longest_word === null).toBe(right.length === 0)
      expect([null, ...right.map(({ word }) => word)]).toContain(longest_word)
      expect(dictation?.missed ?? 0).toBeLessThan(dictation?.missed_before ?? 1)
    }),
  )
})

test('PLEK-5 words of a family that were written right are returned, and the others only as a length', () => {
  const zon = { name: 'zon', words: ['zon', 'zonnebloem', 'zonsopgang'] }
  expect(findFamilyMembers([zon], new Map([['zonnebloem', 4]]))).toEqual([
    {
      name: 'zon',
      members: [
        { found: null, num_letters: 3 },
        { found: 4, num_letters: 10 },
        { found: null, num_letters: 10 },
      ],
    },
  ])
})

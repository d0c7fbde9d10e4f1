import { minChildrenForCounts } from '@letterliaan/contract/limits'
import { assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { hideSmallCounts } from './hide-small-counts.ts'

const facts = {
  num_children: 40,
  num_active: 12,
  num_words: 300,
  num_sittings: 20,
  last_practised_on: '2026-11-16',
}

test.each([
  ['nobody is there', { num_children: 0, num_active: 0 }, [0, 0, 0, 0, null]],
  ['few children', { num_children: 4, num_active: 4 }, [null, null, null, null, null]],
  ['few who practised', { num_active: 1 }, [40, null, null, null, '2026-11-16']],
  ['nobody practised', { num_active: 0, num_words: 0, num_sittings: 0 }, [40, 0, 0, 0, '2026-11-16']],
  ['enough', { num_children: 5, num_active: 5 }, [5, 5, 300, 20, '2026-11-16']],
])('ORG-1 the numbers that a board sees of a school where %s', (_, changed, told) => {
  const { num_children, num_active, num_words, num_sittings, last_practised_on } = hideSmallCounts({
    ...facts,
    ...changed,
  })
  expect([num_children, num_active, num_words, num_sittings, last_practised_on]).toEqual(told)
})

const count = nat({ max: 60 })

test('ORG-1 no reported number of children is between 1 and 4, and the work of so few is hidden', () => {
  assert(
    property(count, count, count, count, (num_children, active, num_words, num_sittings) => {
      const num_active = Math.min(num_children, active)
      const told = hideSmallCounts({ ...facts, num_children, num_active, num_words, num_sittings })
      for (const number of [told.num_children, told.num_active])
        expect(number === null || number === 0 || number >= minChildrenForCounts).toBe(true)
      const isOfFew = num_active > 0 && num_active < minChildrenForCounts
      expect(isOfFew && (told.num_words !== null || told.num_sittings !== null)).toBe(false)
    }),
  )
})

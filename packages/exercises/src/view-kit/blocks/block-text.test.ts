import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEmptyBlocks, typeInBlocks, type BlockEvent } from '../../kit/letter-blocks.ts'
import { deriveBlockEvents, toBlockFieldText } from './block-text.ts'

const erase: BlockEvent = { type: 'erase' }
const type = (text: string): BlockEvent => ({ type: 'type', text })

test.each([
  ['v', 'vi', [type('i')]],
  ['vi', 'v', [erase]],
  ['vi', 'vu', [erase, type('u')]],
  ['vi', 'ex', [erase, erase, type('ex')]],
  ['vi', 'vi', []],
] as const)('typing from %s to %s', (before, after, events) => {
  expect(deriveBlockEvents(`\u200b${before}`, `\u200b${after}`)).toEqual(events)
})

test('a keyboard that erases the field itself erases a block', () => {
  expect(deriveBlockEvents('\u200b', '')).toEqual([erase])
})

test('the field contains the typed text, whatever else is in the blocks', () => {
  const typed = fc.array(
    fc.oneof(
      fc.constantFrom('b', 'l', 'o', 'e', 'm', 'x').map(type),
      fc.constant(erase),
      fc.nat(5).map((at): BlockEvent => ({ type: 'focus', at })),
    ),
  )
  fc.assert(
    fc.property(typed, (events) => {
      const blocks = events.reduce(
        (before, event) => typeInBlocks(before, 'bloem', event, 0).blocks,
        createEmptyBlocks('bloem'),
      )
      const text = toBlockFieldText(blocks)
      expect(text).toMatch(/^\u200b/)
      expect('bloem'.slice(0, blocks.cursor).endsWith(text.slice(1))).toBe(true)
    }),
  )
})

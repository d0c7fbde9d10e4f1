import { describe, expect, test } from 'vitest'
import {
  createEmptyBlocks,
  isFilledFromStart,
  readTextInBlocks,
  typeInBlocks,
  type BlockEvent,
  type LetterBlocks,
} from './letter-blocks.ts'

const type = (text: string): BlockEvent => ({ type: 'type', text })
const focus = (at: number): BlockEvent => ({ type: 'focus', at })
const erase: BlockEvent = { type: 'erase' }

/** Returns the blocks after each event, as `v·s|1`. A dot is an empty block; the number is the cursor. */
const transcript = (answer: string, ...events: BlockEvent[]): string[] => {
  let blocks: LetterBlocks = createEmptyBlocks(answer)
  return events.map((event, index) => {
    const typed = typeInBlocks(blocks, answer, event, index * 1000)
    blocks = typed.blocks
    const wrong = typed.refused === null ? '' : ` ${typed.refused.attempt}@${typed.refused.at}`
    return `${blocks.letters.map((letter) => letter ?? '·').join('')}|${blocks.cursor}${wrong}`
  })
}

describe('TPL-33 each block contains one character', () => {
  test.each([
    ['letter by letter', [type('v'), type('i'), type('s')], 'v··|1, vi·|2, vis|3'],
    [
      'a wrong letter is refused and reported',
      [type('f'), type('v'), type('u')],
      '···|0 f@0, v··|1, v··|1 u@1',
    ],
    ['a text fills block by block', [type('vis')], 'vis|3'],
    ['a text stops at its first wrong letter', [type('vus')], 'v··|1 u@1'],
    ['signs and digits do not count', [type('1!'), type('v3i')], '···|0, vi·|2'],
    ['case does not matter', [type('V')], 'V··|1'],
    ['any block may come first', [focus(2), type('s'), type('v')], '···|2, ··s|0, v·s|1'],
    [
      'erase empties the block before the cursor',
      [type('vi'), erase, erase, erase],
      'vi·|2, v··|1, ···|0, ···|0',
    ],
    ['erase empties the block at the cursor', [type('vis'), focus(1), erase], 'vis|3, vis|1, v·s|1'],
    ['a full row takes nothing more', [type('vis'), type('s')], 'vis|3, vis|3'],
    [
      'a block can be written over with its own letter',
      [type('vis'), focus(0), type('V')],
      'vis|3, vis|0, Vis|3',
    ],
    ['no block outside the row', [focus(7), focus(-1)], '···|0, ···|0'],
  ] as const)('%s', (_name, events, notes) => {
    expect(transcript('vis', ...events).join(', ')).toBe(notes)
  })
})

test('a space, hyphen or apostrophe has a block', () => {
  const blocks = typeInBlocks(createEmptyBlocks("'s nachts"), "'s nachts", type('’s nachts'), 0).blocks
  expect(isFilledFromStart(blocks)).toBe(true)
  expect(readTextInBlocks(blocks)).toBe("'s nachts")
})

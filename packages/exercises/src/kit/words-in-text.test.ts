import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containsWord, hasWholeWord, listWordsInText } from './words-in-text.ts'

test.each([
  ['De vis zwemt.', 'vis', true],
  ['DE VIS ZWEMT', 'vis', true],
  ['Twee vissen.', 'vis', true],
  ['op reis', 'ei', true],
  ['De fis zwemt.', 'vis', false],
  ['', 'vis', false],
  ['vis', '', false],
  ['’s  nachts slaap ik', "'s nachts", true],
  ["'s\nnachts", "'s nachts", true],
  ['cafe\u0301', 'café', true],
  ['cafe', 'café', false],
  ['Nederland', 'nederland', true],
  ['ĳs', 'ijs', true],
])('the text %j enables the button for %j: %s', (text, word, isIn) => {
  expect(containsWord(text, word)).toBe(isIn)
})

describe('the score requires the word as a separate word', () => {
  test.each([
    ['De vis zwemt.', 'vis', true],
    ['Vis!', 'vis', true],
    ['“vis”, zei hij', 'vis', true],
    ["'vis'", 'vis', true],
    ['(vis)/(kat)', 'vis', true],
    ['Twee vissen.', 'vis', false],
    ['op reis', 'ei', false],
    ['op reis, met een ei', 'ei', true],
    ['een goudvis', 'vis', false],
    ['vis2', 'vis', false],
    ['zee-vis', 'vis', false],
    ['vis - kat', 'vis', true],
    ["drie foto's", 'foto', false],
    ["drie foto's", "foto's", true],
    ['drie foto’s', "foto's", true],
    ["'s nachts", "'s nachts", true],
    ["Dan is het 's  nachts.", "'s nachts", true],
    ["'s nachtsen", "'s nachts", false],
    ['Wij zijn na-apen.', 'na-apen', true],
    ['zeee\u0301n', 'zee', false],
    ['', 'vis', false],
    ['vis', '', false],
  ])('%j contains the separate word %j: %s', (text, word, isIn) => {
    expect(hasWholeWord(text, word, 2)).toBe(isIn)
  })

  test.each([
    [1, 'in nederland', true],
    [2, 'in nederland', true],
    [3, 'in nederland', false],
    [3, 'in nederland en Nederland', true],
  ] as const)('at difficulty %i the text %j contains Nederland: %s', (difficulty, text, isIn) => {
    expect(hasWholeWord(text, 'Nederland', difficulty)).toBe(isIn)
  })

  test('a text that counts for the score also enables the button', () => {
    const piece = fc.constantFrom(
      'vis',
      'Vis',
      'ei',
      'en',
      "'s",
      "foto's",
      ' ',
      '.',
      '-',
      "'",
      '’',
      '\n',
      'é',
    )
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom('vis', 'ei', "foto's", 'é'), (pieces, word) => {
        const text = pieces.join('')
        expect(!hasWholeWord(text, word, 2) || containsWord(text, word)).toBe(true)
      }),
    )
  })

  test('a huge text is accepted', () => {
    expect(hasWholeWord('vissen '.repeat(50_000), 'vis', 2)).toBe(false)
  })
})

test('the words of a text exclude the signs around them', () => {
  expect(listWordsInText('Zij zei: “’s Nachts zie ik foto’s, na-apen en 2 cafés!”')).toEqual([
    'Zij',
    'zei',
    's',
    'Nachts',
    'zie',
    'ik',
    "foto's",
    'na-apen',
    'en',
    '2',
    'cafés',
  ])
  expect(listWordsInText(' \n')).toEqual([])
})

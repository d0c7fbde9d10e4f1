import { expect, test } from 'vitest'
import { stepWithWordsFixture, wordFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkUntaught } from './untaught.ts'

/** Step 1 (kort) with these words, and the step that teaches the other category after it. */
const check = (later: string, ...words: string[]) =>
  listMessages(
    checkUntaught(
      contentFixture([
        stepWithWordsFixture(words.map((word) => wordFixture(word))),
        stepWithWordsFixture([], { nr: 40, category: later }),
      ]),
    ),
  )

test.each([
  ['lang', 'maan'],
  ['mmkm', 'slak'],
  ['mkmm', 'tent'],
  ['sch', 'schip'],
  ['stomme-e', 'winkel'],
  ['kg-L', 'bomen'],
  ['kg-K', 'bakker'],
  ['eind-d', 'hond'],
  ['b/p', 'web'],
  ['ij', 'ijs'],
  ['ei', 'trein'],
  ['au', 'pauw'],
  ['x', 'taxi'],
])('finds %s in %s before its step', (category, word) => {
  expect(check(category, word)).toContainEqual(
    expect.stringContaining(`has "${category}", which is taught later (40)`),
  )
})

test('finds what no step teaches yet', () => {
  expect(check('lang', 'ijs')).toContainEqual(expect.stringContaining('taught later (not yet)'))
})

test('lets a word of the first step be', () => {
  expect(check('lang', 'vis', 'kip')).toEqual([])
})

test('lets a word be ahead of its step with a reason', () => {
  const words = [wordFixture('maan', { untaught_reason: 'every child knows it' })]
  const content = contentFixture([
    stepWithWordsFixture(words),
    stepWithWordsFixture([], { nr: 40, category: 'lang' }),
  ])
  expect(checkUntaught(content)).toEqual([])
})

import { expect, test } from 'vitest'
import { stepWithWordsFixture, wordFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkUntaught } from './untaught.ts'

/** Checks step 1 (kort) with these words, followed by the step that teaches the other category. */
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
])('a word with %s in step %s before its own step is a finding', (category, word) => {
  expect(check(category, word)).toContainEqual(
    expect.stringContaining(`has "${category}", which is taught later (40)`),
  )
})

test('a pattern that no step teaches yet is a finding', () => {
  expect(check('lang', 'ijs')).toContainEqual(expect.stringContaining('taught later (not yet)'))
})

test('a word of the first step is accepted', () => {
  expect(check('lang', 'vis', 'kip')).toEqual([])
})

test('a word with a reason may be ahead of its step', () => {
  const words = [wordFixture('maan', { untaught_reason: 'every child knows it' })]
  const content = contentFixture([
    stepWithWordsFixture(words),
    stepWithWordsFixture([], { nr: 40, category: 'lang' }),
  ])
  expect(checkUntaught(content)).toEqual([])
})

import { expect, test } from 'vitest'
import { stepWithWordsFixture, wordFixture, contentFixture, messagesOf } from '../fixture.ts'
import { checkDuplicates } from './duplicates.ts'

test('finds a word twice in one world', () => {
  const content = contentFixture([
    stepWithWordsFixture([wordFixture('vis', { sentence: 'Een vis.' })]),
    stepWithWordsFixture([wordFixture('vis', { sentence: 'De vis.' })], { nr: 2 }),
  ])
  expect(messagesOf(checkDuplicates(content))).toEqual(['vis: stands in this world already: 01-test.json'])
})

test('lets a word come back in another world', () => {
  const content = contentFixture([
    stepWithWordsFixture([wordFixture('vis', { sentence: 'Een vis.' })]),
    stepWithWordsFixture([wordFixture('vis', { sentence: 'De vis.' })], { world: 2 }),
  ])
  expect(checkDuplicates(content)).toEqual([])
})

test('finds a sentence twice', () => {
  const sentence = 'De kat ziet de vis.'
  const content = contentFixture([
    stepWithWordsFixture([wordFixture('vis', { sentence }), wordFixture('kat', { sentence })]),
  ])
  expect(messagesOf(checkDuplicates(content))).toEqual([
    'kat: its sentence is used already: 01-test.json (vis)',
  ])
})

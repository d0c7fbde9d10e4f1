import { expect, test } from 'vitest'
import { makeStepWith, makeWord, makeContent, messagesOf } from '../fixture.ts'
import { checkDuplicates } from './duplicates.ts'

test('finds a word twice in one world', () => {
  const content = makeContent([
    makeStepWith([makeWord('vis', { sentence: 'Een vis.' })]),
    makeStepWith([makeWord('vis', { sentence: 'De vis.' })], { nr: 2 }),
  ])
  expect(messagesOf(checkDuplicates(content))).toEqual(['vis: stands in this world already: 01-test.json'])
})

test('lets a word come back in another world', () => {
  const content = makeContent([
    makeStepWith([makeWord('vis', { sentence: 'Een vis.' })]),
    makeStepWith([makeWord('vis', { sentence: 'De vis.' })], { world: 2 }),
  ])
  expect(checkDuplicates(content)).toEqual([])
})

test('finds a sentence twice', () => {
  const sentence = 'De kat ziet de vis.'
  const content = makeContent([makeStepWith([makeWord('vis', { sentence }), makeWord('kat', { sentence })])])
  expect(messagesOf(checkDuplicates(content))).toEqual([
    'kat: its sentence is used already: 01-test.json (vis)',
  ])
})

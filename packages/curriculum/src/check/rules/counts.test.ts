import { expect, test } from 'vitest'
import { makeStep, makeWord, makeContent, messagesOf } from '../fixture.ts'
import { checkCounts } from './counts.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => makeWord(`woord${index}`))

test('finds too few words for a dictation', () => {
  const short = makeStep({ words: { '1': words(10), '2': words(9), '3': words(10) } })
  expect(messagesOf(checkCounts(makeContent([short])))).toEqual([
    '9 words at difficulty 2: at least 10 are needed',
  ])
})

test('asks less of the later worlds', () => {
  const later = makeStep({ world: 2, words: { '1': words(8), '2': words(8), '3': words(8) } })
  expect(checkCounts(makeContent([later]))).toEqual([])
})

test('lets a step have few words with a reason', () => {
  expect(checkCounts(makeContent([makeStep({ few_words_reason: 'the language has no more' })]))).toEqual([])
})

import { expect, test } from 'vitest'
import { aStep, aWord, contentOf, messagesOf } from '../fixture.ts'
import { checkCounts } from './counts.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => aWord(`woord${index}`))

test('finds too few words for a dictation', () => {
  const short = aStep({ words: { '1': words(10), '2': words(9), '3': words(10) } })
  expect(messagesOf(checkCounts(contentOf([short])))).toEqual([
    '9 words at difficulty 2: at least 10 are needed',
  ])
})

test('asks less of the later worlds', () => {
  const later = aStep({ world: 2, words: { '1': words(8), '2': words(8), '3': words(8) } })
  expect(checkCounts(contentOf([later]))).toEqual([])
})

test('lets a step have few words with a reason', () => {
  expect(checkCounts(contentOf([aStep({ few_words_reason: 'the language has no more' })]))).toEqual([])
})

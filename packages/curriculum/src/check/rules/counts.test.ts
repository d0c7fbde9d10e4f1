import { expect, test } from 'vitest'
import { stepFixture, wordFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkEnoughWords, checkTooManyWords } from './counts.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => wordFixture(`woord${index}`))

test('too few words for a dictation are a finding', () => {
  const short = stepFixture({ words: { '1': words(10), '2': words(9), '3': words(10) } })
  expect(listMessages(checkEnoughWords(contentFixture([short])))).toEqual([
    '9 words at difficulty 2: at least 10 are needed',
  ])
})

test('later worlds require fewer words', () => {
  const later = stepFixture({ world: 2, words: { '1': words(8), '2': words(8), '3': words(8) } })
  expect(checkEnoughWords(contentFixture([later]))).toEqual([])
})

test('a step with a reason may have few words', () => {
  expect(
    checkEnoughWords(contentFixture([stepFixture({ few_words_reason: 'the language has no more' })])),
  ).toEqual([])
})

test('more words than a copy of the step may have are a finding', () => {
  const long = stepFixture({ words: { '1': words(34), '2': words(34), '3': words(33) } })
  expect(listMessages(checkTooManyWords(contentFixture([long])))).toEqual([
    '101 words: a step holds 100 at most',
  ])
})

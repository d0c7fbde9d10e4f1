import { expect, test } from 'vitest'
import { contentFixture, listMessages, stepWithWordsFixture, wordFixture } from '../fixture.ts'
import { checkSentenceBeginnings } from './sentence-beginnings.ts'

const others = ['De vis zwemt.', 'Ik zie een vis.', 'Er zwemt een vis.']

const check = (...sentences: string[]) =>
  listMessages(
    checkSentenceBeginnings(
      contentFixture([stepWithWordsFixture(sentences.map((sentence) => wordFixture('vis', { sentence })))]),
    ),
  )

test('ZIN-5 at most a quarter of the sentences of a step may begin with a preposition', () => {
  expect(check('In de sloot zwemt een vis.', ...others)).toEqual([])
})

test('ZIN-5 a step in which more than a quarter begins with a preposition is a finding', () => {
  expect(check('In de sloot zwemt een vis.', 'Onder de brug zit een vis.', ...others)).toEqual([
    expect.stringContaining('2 of 5 sentences begin with a preposition'),
  ])
})

test('ZIN-5 a word that only starts like a preposition does not count', () => {
  expect(check('Inktvis is ook een vis.', 'Opa vangt een vis.', ...others)).toEqual([])
})

import { wordsWithHistory } from '@letterliaan/texts/word-histories'
import { expect, test } from 'vitest'
import { dataFolder } from '../../load/files.ts'
import { readContent } from '../content.ts'
import { checkWordHistories } from './word-histories.ts'

const { content } = readContent(dataFolder)

test('PLEK-5 at least 60 words have a history, and each of them is taught in a step', () => {
  expect(wordsWithHistory.length).toBeGreaterThanOrEqual(60)
  expect(checkWordHistories(content, wordsWithHistory)).toEqual([])
})

test('PLEK-5 the history of a word that no step teaches is a finding', () => {
  expect(checkWordHistories(content, ['cadeau', 'xylofoonspeler']).map(({ word }) => word)).toEqual([
    'xylofoonspeler',
  ])
})

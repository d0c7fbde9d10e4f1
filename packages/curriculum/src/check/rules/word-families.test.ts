import { expect, test } from 'vitest'
import { dataFolder, readWordFamilies } from '../../load/files.ts'
import { readContent } from '../content.ts'
import { checkWordFamilies } from './word-families.ts'

const { content } = readContent(dataFolder)
const families = readWordFamilies(dataFolder)

test('PLEK-5 there are at least 40 families of three or more words, and each word is taught in a step', () => {
  expect(families.length).toBeGreaterThanOrEqual(40)
  expect(new Set(families.map(({ name }) => name)).size).toBe(families.length)
  expect(checkWordFamilies(content, families)).toEqual([])
})

test('PLEK-5 a family that is too small, or has a duplicate word or one that no step teaches is a finding', () => {
  const told = checkWordFamilies(content, [
    { name: 'klein', words: ['zon', 'zonnebloem', 'zon'] },
    { name: 'zon', words: ['zon', 'zonnebloem', 'zonnexylofoon'] },
  ])
  expect(told.map(({ word, message }) => `${word} ${message}`)).toEqual([
    'klein has fewer than 3 words',
    'klein has a word twice',
    'zonnexylofoon is in the family of zon, but no step teaches it',
  ])
})

import { expect, test } from 'vitest'
import { dataFolder } from '../../load/curriculum.ts'
import type { PairFile, SideFile } from '../../schema/pair.ts'
import { readContent, type ContentToCheck } from '../content.ts'
import { listMessages } from '../fixture.ts'
import { checkPairs } from './pairs.ts'

const { content } = readContent(dataFolder)
const [first] = content.pairs ?? []
if (first === undefined) throw new Error('There are pairs.')

const check = (change: Partial<PairFile>) => {
  const pairs: ContentToCheck['pairs'] = [{ ...first, pair: { ...first.pair, ...change } }]
  return listMessages(checkPairs({ ...content, pairs }))
}
const [ij, ei] = first.pair.sides
const withWords = (side: SideFile, words: Partial<SideFile['words']>): SideFile => ({
  ...side,
  words: { ...side.words, ...words },
})

test('WEET-7 the steps that mix two spellings are ij/ei to v/f, c/k, c/s, i/ie, trema and hyphen, tie and sie', () => {
  expect(content.pairs?.map(({ pair }) => pair.sides.map(({ name }) => name).join('/'))).toEqual([
    'ij/ei',
    'au/ou',
    'g/ch',
    'd/t',
    'open/gesloten',
    'v/f',
    'c/k',
    'c/s',
    'i/ie',
    'trema/koppelteken',
    'tie/sie',
  ])
  expect(listMessages(checkPairs(content))).toEqual([])
})

test('WEET-7 both sides have enough words at each difficulty, and none has more than 60%', () => {
  expect(check({ sides: [ij, withWords(ei, { 1: ['klein', 'plein'] })] })).toEqual(
    expect.arrayContaining([
      'ei has fewer than 6 words at difficulty 1',
      'at difficulty 1 one side has more than 60% of the words',
    ]),
  )
})

test('WEET-7 the words of one side are not longer than those of the other', () => {
  const long = withWords(ei, { 1: ['fontein', 'aardbei', 'seizoen', 'allebei', 'zeilboot', 'kleinkind'] })
  expect(check({ sides: [ij, long] })).toContain(
    'at difficulty 1 the words of one side are 3.8 letters longer',
  )
})

test('WEET-7 each word of a pair belongs to an earlier step and occurs once', () => {
  const unknown = withWords(ij, { 1: [...ij.words[1], 'kruipolie', 'bij'] })
  expect(check({ sides: [unknown, ei] })).toEqual(['no step 46 has kruipolie', 'bij stands there twice'])
  expect(check({ dl: 17 })).toHaveLength(36)
})

test('WEET-7 a pair can be passed, and its dictations offer the sentence if both spellings sound the same', () => {
  const { recipe } = first.pair
  expect(check({ recipe: recipe.filter(({ template }) => template !== 'StapDictee') })).toEqual([
    'there must be one OefenDictee and one StapDictee',
  ])
  const silent = recipe.map((exercise) => Object.assign({}, exercise, { use_audio_sentence: false }))
  expect(check({ recipe: silent })).toContain('Stapdictee: StapDictee needs use_audio_sentence in this step')
})

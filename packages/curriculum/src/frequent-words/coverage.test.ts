import { hash } from 'node:crypto'
import type { TemplateName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import {
  loadCurriculum,
  listTeachingSteps,
  dataFolder,
  readFrequentWords,
  readMethodWords,
} from '../load/curriculum.ts'
import { openDictionary } from '../check/dictionary.ts'
import { toCheckedStep } from '../check/content.ts'
import { exerciseFixture, stepWithWordsFixture, wordFixture } from '../check/fixture.ts'
import { computeCoverage } from './coverage.ts'
import { pickFrequentWords } from './pick-frequent-words.ts'

function stepWith(word: string, sentence: string, template: TemplateName) {
  const file = stepWithWordsFixture([wordFixture(word, { sentence })], {
    recipe: [exerciseFixture(template)],
  })
  const { words, recipe } = toCheckedStep('1-test.json', file)
  return { words: { 1: words.map((each) => each.word), 2: [], 3: [] }, recipe }
}

test('ZIN-5 a word is covered if it is a word of a step, or in a sentence that is typed as a whole', () => {
  const steps = [
    stepWith('vis', 'Wij eten een vis.', 'Zinnen2'),
    stepWith('kat', 'Zij heeft een kat.', 'LuisterTyp'),
  ]
  expect(computeCoverage(['kat', 'wij', 'zij', 'vis', 'een', 'et'], steps)).toEqual({
    inWords: ['kat', 'vis'],
    inSentences: ['wij', 'een'],
    missing: ['zij', 'et'],
  })
})

test('ZIN-5 the most frequent words are Dutch words in lower case, without names and abuse', () => {
  const ranked = ['ik', 'Jan', 'jack', 'n', 'ik', "foto's", 'shit', 'één', 'the', 'xqz', 'u', 'huis', 'boom']
  expect(pickFrequentWords(ranked, (word) => word !== 'xqz', 4)).toEqual(['ik', 'één', 'u', 'huis'])
})

test('ZIN-5 the list has a thousand words, each once and spelt right', () => {
  const words = readFrequentWords(dataFolder)
  const dictionary = openDictionary()
  expect(new Set(words).size).toBe(1000)
  expect(words.filter((word) => !dictionary.correct(word))).toEqual([])
  expect(words.slice(0, 3)).toEqual(['ik', 'je', 'het'])
})

test('ZIN-5 the steps contain all of the 300 most frequent words, and 90% of the thousand', () => {
  const steps = listTeachingSteps(loadCurriculum())
  const words = readFrequentWords(dataFolder)
  expect(computeCoverage(words.slice(0, 300), steps).missing).toEqual([])
  expect(computeCoverage(words, steps).missing.length).toBeLessThanOrEqual(100)
})

test('WETEN-7 the steps contain 95% of the words that are in at least 20 lists of methods', () => {
  const fingerprints = readMethodWords(dataFolder)
  expect(fingerprints.length).toBeGreaterThan(600)
  const practised = new Set(
    listTeachingSteps(loadCurriculum())
      .flatMap(({ words }) => Object.values(words).flat())
      .map(({ word }) => hash('sha256', word).slice(0, 8)),
  )
  const covered = fingerprints.filter((fingerprint) => practised.has(fingerprint))
  expect(covered.length / fingerprints.length).toBeGreaterThanOrEqual(0.95)
})

test('ZIN-5 there are 110 steps, including those that mix two spellings', () => {
  const curriculum = loadCurriculum()
  expect(listTeachingSteps(curriculum).length + curriculum.pairs.length).toBeGreaterThanOrEqual(110)
})

test.each([6, 7, 8])('ZIN-5 groep %i has 250 words of its own', (group) => {
  const steps = listTeachingSteps(loadCurriculum()).filter((step) => step.group === group)
  expect(steps.flatMap(({ words }) => Object.values(words).flat()).length).toBeGreaterThanOrEqual(250)
})

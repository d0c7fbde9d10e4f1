import { expect, test } from 'vitest'
import type { PairFile } from '../schema/pair.ts'
import type { WordFile } from '../schema/word.ts'
import {
  loadCurriculum,
  dataFolder,
  listPairFiles,
  listStepFiles,
  readPairFile,
  readStepFile,
} from './curriculum.ts'
import { toFlemishPair, toFlemishStep } from './flemish.ts'

const files = listStepFiles(dataFolder).map((name) => readStepFile(dataFolder, name))
const stepOf = (nr: number) => files.find((step) => step.nr === nr) ?? files[0]!
const [pairName = ''] = listPairFiles(dataFolder)

const plain = (word: string): WordFile => ({
  word,
  plural_form: null,
  image: null,
  sentence: `Dit is ${word}.`,
})

const withWords = (words: readonly WordFile[]) => ({ ...stepOf(1), words: { 1: [...words], 2: [], 3: [] } })
const wordsIn = (file: ReturnType<typeof toFlemishStep>) => file?.words[1].map(({ word }) => word)

test('ZIN-6 the Flemish form replaces or omits some words and does not change the others', () => {
  const step = withWords([
    plain('vis'),
    { ...plain('gum'), flemish: plain('gom') },
    { ...plain('kwark'), flemish: null },
  ])
  expect(wordsIn(toFlemishStep(step))).toEqual(['vis', 'gom'])
  expect(toFlemishStep(withWords([plain('vis')]))).toBeNull()
})

test('ZIN-6 a Flemish pair uses the words of its Flemish steps', () => {
  const pair: PairFile = readPairFile(dataFolder, pairName)
  const [{ from, words }] = pair.sides
  const [first = '', second = ''] = words[1]
  const step = {
    ...stepOf(from[0] ?? 1),
    words: {
      1: [
        { ...plain(first), flemish: plain('gom') },
        { ...plain(second), flemish: null },
      ],
      2: [],
      3: [],
    },
  }
  const there = toFlemishPair(pair, [step]).sides[0].words[1]
  expect(there[0]).toBe('gom')
  expect(there).toHaveLength(words[1].length - 1)
  expect(there).not.toContain(second)
})

test('ZIN-6 no step of a Flemish school has words that are used only in the Netherlands', () => {
  const { flemish, steps, extraSteps } = loadCurriculum()
  const there = new Map(flemish.map((step) => [step.nr, step]))
  const all = [...steps, ...extraSteps].map((step) => there.get(step.nr) ?? step)
  const words = new Set(
    all.flatMap((step) =>
      Object.values(step.words)
        .flat()
        .map(({ word }) => word),
    ),
  )
  const netherlandic = files.flatMap((file) =>
    Object.values(file.words)
      .flat()
      .filter(({ word, flemish: its }) => its !== undefined && its?.word !== word)
      .map(({ word }) => word),
  )
  expect(netherlandic).toContain('jeugdjournaal')
  expect(netherlandic.filter((word) => words.has(word))).toEqual([])
})

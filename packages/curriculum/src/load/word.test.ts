import { expect, test } from 'vitest'
import { analyseFiles, analyseWord, rememberAnalyses } from './word.ts'

const file = { word: 'bakker', sentence: '', image: null, plural_form: null }

test('a word is analysed once, also if its sentence or picture differs', () => {
  expect(analyseWord({ ...file, sentence: 'De bakker bakt.', image: 'bread' })).toBe(analyseWord(file))
  expect(analyseWord({ ...file, marked: 'bak|ker' })).not.toBe(analyseWord(file))
})

test('an analysis of another thread is reused', () => {
  const [[key, analysis] = []] = structuredClone(
    analyseFiles([{ ...file, word: 'sporthal', marked: 'sport|hal|' }]),
  )
  if (key === undefined || analysis === undefined) throw new Error('no analysis')
  rememberAnalyses([[key, analysis]])
  expect(analyseWord({ ...file, word: 'sporthal', marked: 'sport|hal|', sentence: 'Hier.' })).toBe(analysis)
})

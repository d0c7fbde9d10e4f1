import { expect, test } from 'vitest'
import { computeCalibration } from './calibration.ts'

const row = (word_id: number, input: string, is_right: boolean, confidence: 'sure' | 'doubt' | null) => ({
  word_id,
  input,
  is_right,
  confidence,
  created_at: 100 + word_id,
})
const lexicon = { textOf: (word_id: number) => ['vis', 'kat', 'boom'][word_id] ?? '' }

test('KALM-2 sure and doubtful answers are counted separately, and wrong sure answers are listed', () => {
  const log = [
    row(0, 'vis', true, 'sure'),
    row(1, 'kad', false, 'sure'),
    row(2, 'bom', false, 'sure'),
    row(1, 'kad', false, 'sure'),
    row(1, 'kat', true, 'doubt'),
    row(2, 'bom', false, 'doubt'),
    row(0, 'fis', false, null),
  ]
  expect(computeCalibration(log, lexicon)).toEqual({
    sure: { words: 4, right: 1 },
    doubt: { words: 2, right: 1 },
    sure_wrong: [
      { word: 'kat', written: 'kad', count: 2, last_at: 101 },
      { word: 'boom', written: 'bom', count: 1, last_at: 102 },
    ],
  })
})

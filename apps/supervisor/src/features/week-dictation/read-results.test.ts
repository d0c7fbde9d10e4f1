import { expect, test } from 'vitest'
import { findNextFriday, formatWeekday } from './days.ts'
import { readWordResults } from './read-results.ts'

const answer = (word_id: number, input: string | null, is_right: boolean, error: string | null = null) => ({
  word_id,
  input,
  is_right,
  error,
})
const child = (student_id: number, ...answers: ReturnType<typeof answer>[]) => ({
  student_id,
  name: `Kind ${student_id}`,
  how: 'device' as const,
  is_complete: true,
  mark: null,
  answers,
})

test('DOE-7 a word has the number of children who wrote it right, and its different misspellings', () => {
  const words = [
    { id: 1, word: 'bakker', sentence: '', topic: null },
    { id: 2, word: 'zon', sentence: '', topic: null },
  ]
  const results = [
    child(1, answer(1, 'baker', false, 'verdubbeling'), answer(2, 'zon', true)),
    child(2, answer(1, 'baker', false, 'verdubbeling'), answer(2, null, false)),
    child(3, answer(1, 'bakker', true)),
  ]
  expect(readWordResults({ words, results })).toEqual([
    {
      id: 1,
      word: 'bakker',
      topic: null,
      num_right: 1,
      missed_by: [1, 2],
      spellings: [{ input: 'baker', num: 2, error: 'verdubbeling' }],
    },
    { id: 2, word: 'zon', topic: null, num_right: 1, missed_by: [2], spellings: [] },
  ])
})

test.each([
  ['2026-11-23T12:00:00Z', '2026-11-27', 'vrijdag 27 november'],
  ['2026-11-27T12:00:00Z', '2026-11-27', 'vrijdag 27 november'],
  ['2026-11-28T12:00:00Z', '2026-12-04', 'vrijdag 4 december'],
])('on %s the first Friday is %s', (now, day, said) => {
  const friday = findNextFriday(Date.parse(now) / 1000)
  expect([friday, formatWeekday(friday)]).toEqual([day, said])
})

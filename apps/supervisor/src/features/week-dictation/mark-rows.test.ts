import type { DictationResult, WeekDictation } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { listChangedMarks, listMarkableResults, readMarkRows, readMarks, toggleWord } from './mark-rows.ts'

const words = [1, 2, 3].map((id) => ({ id, word: `woord ${id}` })) as unknown as WeekDictation['words']
const result = (student_id: number, how: DictationResult['how'], wrong: readonly number[] = []) =>
  ({
    student_id,
    name: `kind ${student_id}`,
    how,
    answers:
      how === null
        ? []
        : words.map(({ id }) => ({
            word_id: id,
            is_right: !wrong.includes(id),
            input: wrong.includes(id) ? 'woort' : null,
          })),
  }) as unknown as DictationResult
const marked = result(8, 'hand', [2])
const results = [result(7, null), marked, result(9, null)]

test("DOE-7 if one word is wrong, the child's other words are sent as right, and unmarked children are not sent", () => {
  const rows = new Map(readMarkRows(results)).set(7, toggleWord(null, 3))
  expect(listChangedMarks(words, results, rows)).toEqual([
    {
      student_id: 7,
      marks: [
        { word_id: 1, is_right: true, input: null },
        { word_id: 2, is_right: true, input: null },
        { word_id: 3, is_right: false, input: null },
      ],
      before: [],
    },
  ])
})

test('DOE-7 a child with no wrong words is sent with all words right', () => {
  const rows = new Map(readMarkRows(results)).set(9, new Set())
  const [change] = listChangedMarks(words, results, rows)
  expect([change?.student_id, change?.marks.every(({ is_right }) => is_right)]).toEqual([9, true])
})

test('DOE-7 a word keeps its misspelling only while it is wrong', () => {
  const rows = new Map(readMarkRows(results)).set(8, toggleWord(new Set([2]), 1))
  expect(listChangedMarks(words, results, rows)[0]?.marks.map(({ input }) => input)).toEqual([
    null,
    'woort',
    null,
  ])
  const right = new Map(readMarkRows(results)).set(8, toggleWord(new Set([2]), 2))
  expect(listChangedMarks(words, results, right)[0]?.marks.map(({ input }) => input)).toEqual([
    null,
    null,
    null,
  ])
})

test('DOE-7 a cleared row is sent without marks, and a row that was toggled twice is not sent', () => {
  expect(listChangedMarks(words, results, new Map(readMarkRows(results)).set(8, null))).toEqual([
    { student_id: 8, marks: [], before: readMarks(marked) },
  ])
  const same = toggleWord(toggleWord(new Set([2]), 1), 1)
  expect(listChangedMarks(words, results, new Map(readMarkRows(results)).set(8, same))).toEqual([])
})

test('DOE-7 results of a dictation on a device cannot be marked by hand', () => {
  expect(listMarkableResults([...results, result(10, 'device')]).map(({ student_id }) => student_id)).toEqual(
    [7, 8, 9],
  )
})

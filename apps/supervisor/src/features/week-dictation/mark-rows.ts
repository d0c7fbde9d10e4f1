import { toggleOne } from '../../app/toggle-one.ts'
import type { DictationMarks, DictationResult, WeekDictation } from '@letterliaan/contract'

/** Ids of the words that a child wrote wrong on paper, or null if its paper is not marked yet. */
export type WrongWords = ReadonlySet<number> | null

/** The wrong words of each child, by the child's id. */
export type MarkRows = ReadonlyMap<number, WrongWords>

/** Returns results that can be marked by hand: not those taken on a device. */
export const listMarkableResults = (results: readonly DictationResult[]): DictationResult[] =>
  results.filter(({ how }) => how !== 'device')

export const readMarkRows = (results: readonly DictationResult[]): MarkRows =>
  new Map(
    results.map(({ student_id, how, answers }) => [
      student_id,
      how === null
        ? null
        : new Set(answers.filter(({ is_right }) => !is_right).map(({ word_id }) => word_id)),
    ]),
  )

/** Toggles a word. The first toggle marks the paper, so that all other words count as right. */
export const toggleWord = (wrong: WrongWords, word_id: number): WrongWords => toggleOne(wrong ?? [], word_id)

/** Returns the present marks, to send them again for an undo. */
export const readMarks = ({ how, answers }: DictationResult): DictationMarks['marks'] =>
  how === null || how === 'device'
    ? []
    : answers.map(({ word_id, input, is_right }) => ({ word_id, input, is_right }))

/** Returns a text that differs if the answers or marks of a child do. */
export const formatMarks = ({ how, answers }: DictationResult): string => JSON.stringify([how, answers])

const isSame = (a: WrongWords, b: WrongWords): boolean =>
  a === null || b === null ? a === b : a.size === b.size && [...a].every((id) => b.has(id))

/** Returns the rows to send. A word that stays wrong keeps its misspelling. A row without marks deletes them. */
export function listChangedMarks(
  words: WeekDictation['words'],
  results: readonly DictationResult[],
  rows: MarkRows,
): DictationMarks[] {
  const before = readMarkRows(results)
  return results.flatMap((result) => {
    const { student_id, answers } = result
    const wrong = rows.get(student_id) ?? null
    if (isSame(wrong, before.get(student_id) ?? null)) return []
    if (wrong === null) return [{ student_id, marks: [], before: readMarks(result) }]
    const written = new Map(
      answers.filter(({ is_right }) => !is_right).map(({ word_id, input }) => [word_id, input]),
    )
    const marks = words.map(({ id }) => {
      const is_right = !wrong.has(id)
      return { word_id: id, is_right, input: is_right ? null : (written.get(id) ?? null) }
    })
    return [{ student_id, marks, before: readMarks(result) }]
  })
}

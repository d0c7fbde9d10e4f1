import type { WritingSheets } from '@letterliaan/contract'
import { writingSheetLimits } from '@letterliaan/contract/limits'
import type { Queries } from '../../../db/database.ts'
import { findDictated, findMarkedWrong, findWrittenRight } from './queries.ts'

const missedDays = 28
const daySeconds = 86_400

/** Wrong in a dictation of the last four weeks, on a device or on paper, and not written right since; the latest first. */
export async function findMissedWords(
  queries: Queries,
  student_id: number,
  now: number,
): Promise<WritingSheets['missed']> {
  const since = now - missedDays * daySeconds
  const [dictated, marked, right] = await Promise.all([
    findDictated(queries, student_id, since),
    findMarkedWrong(queries, student_id, since),
    findWrittenRight(queries, student_id, since),
  ])
  const rightAt = new Map(right.map(({ word_id, at }) => [word_id, at]))
  const missed = [...dictated, ...marked]
    .filter(({ word_id, at }) => (rightAt.get(word_id) ?? -Infinity) <= at)
    .toSorted((a, b) => b.at - a.at || a.word_id - b.word_id)
  const words = new Map(missed.map(({ word_id, word }) => [word_id, { word_id, word }]))
  return [...words.values()].slice(0, writingSheetLimits.words)
}

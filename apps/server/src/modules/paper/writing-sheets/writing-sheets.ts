import { daySeconds } from '@letterliaan/rules/calendar'
import { randomInt } from 'node:crypto'
import type {
  NewWritingSheets,
  WritingSheet,
  WritingSheetMarks,
  WritingSheets,
  WritingSheetWord,
} from '@letterliaan/contract'
import { writingSheetLimits } from '@letterliaan/contract/limits'
import { cardCodeChars, readCardChars } from '@letterliaan/contract/card-code'
import type { Queries, Transaction } from '../../../db/database.ts'
import { decodeJson, encodeJson } from '../../../db/json.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { assertSupervised } from '../../../plugins/auth/supervision-queries.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import {
  createInvalidInputError,
  createNoRoomError,
  createNotFoundError,
} from '../../../plugins/errors/problem-error.ts'
import {
  findSheet,
  findSheetByCode,
  findSheets,
  findWordsOfStudent,
  insertSheet,
  isCodeTaken,
  type WritingSheetRow,
  findDictatedWords,
  findMarkedWords,
  findWordsWrittenRight,
} from './queries.ts'
import { updateRow, countRows } from '../../../db/tables/rows.ts'

const toSheet = (row: WritingSheetRow): WritingSheet => ({
  id: row.id,
  student_id: row.student_id,
  screen_name: row.screen_name,
  code: row.code,
  words: decodeJson<WritingSheetWord[]>(row.words),
  created_at: row.created_at,
  marked_at: row.marked_at,
})

/** Lists a child's sheets. Throws 404 for a child that the caller may not see. */
export async function listWritingSheets(
  queries: Queries,
  caller: UserCaller,
  student_id: number,
  now: number,
): Promise<WritingSheets> {
  await assertSupervised(queries, caller, student_id)
  const [missed, rows] = await Promise.all([
    findMissedWords(queries, student_id, now),
    findSheets(queries, caller, student_id, writingSheetLimits.shown),
  ])
  return { missed, sheets: rows.map(toSheet) }
}

/** Makes a sheet. Throws 404 without access, 422 for words of other children, 409 for too many. */
async function makeWritingSheet(
  { transaction, caller, now }: SupervisorCall,
  student_id: number,
  word_ids: readonly number[],
): Promise<WritingSheet> {
  const { organisation_id, user_id } = caller
  await assertSupervised(transaction, caller, student_id)
  if ((await countRows(transaction, 'writing_sheet', { student_id })) >= writingSheetLimits.sheets)
    throw createNoRoomError('Voor dit kind zijn er te veel overschrijfbladen.')
  const { id } = await insertSheet(transaction, {
    organisation_id,
    student_id,
    code: await drawFreeCode(transaction, organisation_id),
    words: encodeJson(await readWords(transaction, student_id, word_ids)),
    made_by: user_id,
    created_at: now,
    marked_by: null,
    marked_at: null,
  })
  recordEvent(
    transaction,
    caller,
    { type: 'writing_sheet_made', student_ids: [student_id], sheet_id: id },
    now,
  )
  return toSheet(await readSheet(transaction, caller, id))
}

/** Makes sheets, sorted by name. Reuses unmarked sheets with the same words. Throws as `makeWritingSheet` does. */
export async function makeWritingSheets(
  call: SupervisorCall,
  { sheets }: NewWritingSheets,
): Promise<WritingSheet[]> {
  const made: WritingSheet[] = []
  for (const { student_id, word_ids } of sheets)
    made.push(
      (await findWaitingSheet(call, student_id, word_ids)) ??
        (await makeWritingSheet(call, student_id, word_ids)),
    )
  return made.toSorted((a, b) => a.screen_name.localeCompare(b.screen_name, 'nl'))
}

async function findWaitingSheet(
  { transaction, caller }: SupervisorCall,
  student_id: number,
  word_ids: readonly number[],
): Promise<WritingSheet | undefined> {
  const rows = await findSheets(transaction, caller, student_id, writingSheetLimits.shown)
  return rows
    .map(toSheet)
    .find(
      ({ marked_at, words }) =>
        marked_at === null && words.map(({ word_id }) => word_id).join() === word_ids.join(),
    )
}

async function drawFreeCode(transaction: Transaction, organisation_id: number): Promise<string> {
  const code = drawSheetCode()
  return (await isCodeTaken(transaction, organisation_id, code))
    ? drawFreeCode(transaction, organisation_id)
    : code
}

async function readWords(
  queries: Queries,
  student_id: number,
  word_ids: readonly number[],
): Promise<WritingSheetWord[]> {
  const found = await findWordsOfStudent(queries, student_id, word_ids)
  const textOf = new Map(found.map(({ id, word }) => [id, word]))
  return [...new Set(word_ids)].map((word_id) => {
    const word = textOf.get(word_id)
    if (word === undefined) throw createInvalidInputError({ word_ids: notOfChild }, notOfChild)
    return { word_id, word, is_right: null }
  })
}

const notOfChild = 'Kies woorden uit de stappen van dit kind.'

/** Throws 404, also if the caller may not see the sheet's child. */
export async function readSheet(queries: Queries, caller: UserCaller, id: number): Promise<WritingSheetRow> {
  const row = await findSheet(queries, caller, id)
  if (row === undefined) throw createNotFoundError()
  return row
}

/** Throws 404, also if the caller may not see the sheet's child. */
export async function findByCode(queries: Queries, caller: UserCaller, typed: string): Promise<WritingSheet> {
  const row = await findSheetByCode(queries, caller, readSheetCode(typed))
  if (row === undefined) throw createNotFoundError()
  return toSheet(row)
}

/** Stores the results of a sheet, which change no estimate and no score (ADR 68). Throws 404, 422. */
export async function markWritingSheet(
  { transaction, caller, now }: SupervisorCall,
  id: number,
  marks: WritingSheetMarks['marks'],
): Promise<WritingSheet> {
  const { words, student_id } = toSheet(await readSheet(transaction, caller, id))
  const markOf = new Map(marks.map(({ word_id, is_right }) => [word_id, is_right]))
  const isWhole = markOf.size === words.length && marks.length === words.length
  if (!isWhole || words.some(({ word_id }) => !markOf.has(word_id)))
    throw createInvalidInputError({ marks: allWords }, allWords)
  const marked = words.map(({ word_id, word }) => ({ word_id, word, is_right: markOf.get(word_id) ?? null }))
  const changes = { words: encodeJson(marked), marked_by: caller.user_id, marked_at: now }
  await updateRow(transaction, 'writing_sheet', id, changes)
  recordEvent(
    transaction,
    caller,
    { type: 'writing_sheet_marked', student_ids: [student_id], sheet_id: id },
    now,
  )
  return toSheet(await readSheet(transaction, caller, id))
}

const allWords = 'Vul van alle woorden op het blad in hoe het ging.'

const missedDays = 28

/** Finds words that were wrong in a dictation of the last four weeks and never right since; latest first. */
async function findMissedWords(
  queries: Queries,
  student_id: number,
  now: number,
): Promise<WritingSheets['missed']> {
  const since = now - missedDays * daySeconds
  const [dictated, markedWrong, written, markedRight] = await Promise.all([
    findDictatedWords(queries, student_id, since),
    findMarkedWords(queries, { student_id, since, is_right: false }),
    findWordsWrittenRight(queries, student_id, since),
    findMarkedWords(queries, { student_id, since, is_right: true }),
  ])
  const right = [...written, ...markedRight].toSorted((a, b) => a.at - b.at)
  const rightAt = new Map(right.map(({ word_id, at }) => [word_id, at]))
  const missed = [...dictated, ...markedWrong]
    .filter(({ word_id, at }) => (rightAt.get(word_id) ?? -Infinity) <= at)
    .toSorted((a, b) => b.at - a.at || a.word_id - b.word_id)
  const words = new Map(missed.map(({ word_id, word }) => [word_id, { word_id, word }]))
  return [...words.values()].slice(0, writingSheetLimits.words)
}

const sheetCodeLength = 6

/** Draws a code from the unambiguous characters of login cards. The code gives no access. */
const drawSheetCode = (): string =>
  Array.from({ length: sheetCodeLength }, () => cardCodeChars.charAt(randomInt(cardCodeChars.length))).join(
    '',
  )

const readSheetCode = (typed: string): string => readCardChars(typed)

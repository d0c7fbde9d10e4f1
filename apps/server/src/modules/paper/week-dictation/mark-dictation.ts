import type { DictationMarks } from '@letterliaan/contract'
import { isSameWord, toetsDifficulty } from '@letterliaan/rules'
import type { Database } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import {
  createEditConflictError,
  createInvalidInputError,
  createNotFoundError,
  createProblemError,
} from '../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../curriculum/index.ts'
import { formatStudentName } from './give-dictation.ts'
import {
  findDictationChildren,
  findDictationMarks,
  findDictationTakers,
  hasBegunDictation,
  replaceDictationMarks,
} from './queries.ts'
import { getDictation, readDictatedWords } from './read-dictation.ts'
import { updateRow, updateRows } from '../../../db/tables/rows.ts'

/** Judges typed answers. The log of answers does not change (ADR 39). Throws 404, 409, 422 for other words. */
export async function markDictation(
  { dialect }: Pick<Database, 'dialect'>,
  contents: Contents,
  { transaction, caller, now }: SupervisorCall,
  id: number,
  { student_id, marks, before }: DictationMarks,
): Promise<void> {
  const { row } = await getDictation(transaction, caller, id)
  const children = await findDictationChildren(transaction, caller, id)
  const child = children.find(({ id: child_id }) => child_id === student_id)
  if (child === undefined) throw createNotFoundError()
  await dialect.lockRow(transaction, 'student', student_id)
  const stored = (await findDictationMarks(transaction, [id])).filter(
    (mark) => mark.student_id === student_id,
  )
  if (before !== undefined && formatMarks(before) !== formatMarks(stored))
    throw createEditConflictError(
      `De uitslag van ${formatStudentName(child)} is intussen gewijzigd. Die wijziging blijft staan.`,
    )
  const { words } = await readDictatedWords(transaction, contents, row)
  const textOf = new Map(words.map((word) => [word.id, word.word]))
  const { organisation_id, user_id } = caller
  const rows = [...new Map(marks.map((mark) => [mark.word_id, mark])).values()].map(
    ({ word_id, input, is_right }) => {
      const text = textOf.get(word_id)
      if (text === undefined) throw createInvalidInputError({ marks: 'Dit woord staat niet in het dictee.' })
      return {
        organisation_id,
        dictation_id: id,
        student_id,
        word_id,
        input,
        is_right: input === null ? is_right : isSameWord(text, input, toetsDifficulty),
        marked_by: user_id,
        created_at: now,
      }
    },
  )
  if (rows.length > 0 && rows.length < words.length) {
    throw createInvalidInputError({ marks: 'Kijk alle woorden van het kind na, of geen.' })
  }
  await replaceDictationMarks(transaction, { dictation_id: id, student_id }, rows)
  recordEvent(
    transaction,
    caller,
    { type: 'week_dictation_marked', student_ids: [student_id], dictation_id: id },
    now,
  )
}

const formatMarks = (marks: DictationMarks['marks']): string =>
  JSON.stringify(
    marks
      .map(({ word_id, input, is_right }) => [word_id, input, is_right] as const)
      .toSorted(([one], [other]) => one - other),
  )

/** Closes or reopens a dictation. Throws 404. */
export async function closeDictation(
  { transaction, caller, now }: SupervisorCall,
  id: number,
  is_closed: boolean,
): Promise<void> {
  const { group } = await getDictation(transaction, caller, id)
  await updateRow(transaction, 'week_dictation', id, { closed_at: is_closed ? now : null })
  const type = is_closed ? 'week_dictation_closed' : 'week_dictation_opened'
  recordEvent(transaction, caller, { type, group_id: group.id, dictation_id: id }, now)
}

/** Withdraws a dictation; its words stay in the log. Throws 404, 409 if it was begun or marked. */
export async function withdrawDictation(
  { dialect }: Pick<Database, 'dialect'>,
  { transaction, caller, now }: SupervisorCall,
  id: number,
): Promise<void> {
  const { group } = await getDictation(transaction, caller, id)
  // Locks the children, as an answer does, so that no child begins between the check and the change.
  const given = [...(await findDictationTakers(transaction, id))].toSorted((a, b) => a - b)
  for (const student_id of given) await dialect.lockRow(transaction, 'student', student_id)
  const children = await findDictationChildren(transaction, caller, id)
  if (await hasBegunDictation(transaction, id)) {
    throw createProblemError(
      409,
      'Niet meer terug te nemen',
      'Een kind is er al aan begonnen, of het is al nagekeken. Sluit het dictee, dan begint er niemand meer aan.',
    )
  }
  await updateRow(transaction, 'week_dictation', id, { withdrawn_at: now })
  await updateRows(
    transaction,
    'step',
    { dictation_id: id, is_complete: false, removed_at: null },
    { removed_at: now, updated_at: now },
  )
  const student_ids = children.map((child) => child.id)
  recordEvent(
    transaction,
    caller,
    { type: 'week_dictation_withdrawn', student_ids, group_id: group.id, dictation_id: id },
    now,
  )
}

import type { NewWeekDictation, OwnStepBody, DictationReach, PathSettings } from '@letterliaan/contract'
import { StepStatus } from '@letterliaan/contract/status'
import { formatFullName } from '@letterliaan/rules'
import { toAmsterdamDate, daySeconds } from '@letterliaan/rules/calendar'
import { maxTreehouseSteps, openSettings } from '@letterliaan/rules/preparation'
import type { Insertable } from 'kysely'
import { encodeJson } from '../../../db/json.ts'
import type { Transaction, Queries } from '../../../db/database.ts'
import type { StepTable } from '../../../db/schema.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { createInvalidInputError, createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import type { OwnStepWriter } from '../../curriculum/index.ts'
import { getGroup, orderByName } from '../../people/index.ts'
import { lateDictationDays, readPathsOf } from '../../learn/index.ts'
import {
  findDictationsOfGroup,
  findDictationTakers,
  findOwnStepToDictate,
  findOpenDictations,
  insertDictation,
  countTreehouseSteps,
} from './queries.ts'
import { findGroupStudents, type GroupStudent } from '../../../db/tables/student.ts'
import { updateRows, insertRows } from '../../../db/tables/rows.ts'

/** The words of a dictation: a list that becomes an own step, or an existing own step. */
export type DictationWords = { readonly step: OwnStepBody } | { readonly own_step_id: number }

export const toDictationStep = (step: OwnStepBody): OwnStepBody => ({
  ...step,
  words: step.words.map((word) => ({ ...word, difficulties: [1, 2, 3] })),
})

/** Returns the dictation's id. Throws 404, or 422 for a past day or if no child would get it. */
export async function giveDictation(
  writer: OwnStepWriter,
  call: SupervisorCall,
  { group_id, day }: Pick<NewWeekDictation, 'group_id' | 'day'>,
  words: DictationWords,
): Promise<number> {
  const { transaction, caller, now } = call
  const { organisation_id, user_id } = caller
  await getGroup(transaction, caller, group_id)
  if (day < toAmsterdamDate(now))
    throw createInvalidInputError({ day: 'Kies vandaag of een dag die nog komt.' })
  await tidyTreehouses(transaction, organisation_id, group_id, now)
  const { children } = await findDictationReach(transaction, group_id)
  if (children.length === 0) {
    const nobody =
      'Dit dictee bereikt geen kind. Zet eerst kinderen in de groep, of maak plaats in hun boomhut.'
    throw createInvalidInputError({ group_id: nobody }, nobody)
  }
  const own_step_id = 'step' in words ? (await writer.add(call, words.step)).id : words.own_step_id
  const content = await findOwnStepToDictate(transaction, organisation_id, own_step_id)
  if (content === undefined) throw createNotFoundError()
  const label = await writer.labelOf(transaction, organisation_id, own_step_id)
  const { id } = await insertDictation(transaction, {
    organisation_id,
    group_id,
    own_step_id,
    label,
    day,
    made_by: user_id,
    created_at: now,
    closed_at: null,
    withdrawn_at: null,
  })
  const step = { organisation_id, dictation_id: id, ...content }
  await insertRows(
    transaction,
    'step',
    children.map((child) => toRow(step, child, now)),
  )
  const student_ids = children.map(({ student_id }) => student_id)
  recordEvent(
    transaction,
    caller,
    { type: 'week_dictation_given', student_ids, group_id, dictation_id: id },
    now,
  )
  return id
}

const firstDay = (now: number): string => toAmsterdamDate(now - lateDictationDays * daySeconds)

/** Removes steps of ended dictations that were never passed. */
async function tidyTreehouses(
  transaction: Transaction,
  organisation_id: number,
  group_id: number,
  now: number,
): Promise<void> {
  const rows = await findDictationsOfGroup(transaction, organisation_id, group_id)
  const over = rows.filter(({ day, closed_at }) => closed_at !== null || day < firstDay(now))
  if (over.length === 0) return
  await updateRows(
    transaction,
    'step',
    { dictation_id: over.map(({ id }) => id), is_complete: false, removed_at: null },
    { removed_at: now, updated_at: now },
  )
}

export async function giveDictationsToNewStudents(
  transaction: Transaction,
  organisation_id: number,
  now: number,
): Promise<void> {
  for (const dictation of await findOpenDictations(transaction, organisation_id, firstDay(now))) {
    const { id, group_id, own_step_id } = dictation
    if (group_id === null) continue
    const given = await findDictationTakers(transaction, id)
    const { children } = await findDictationReach(transaction, group_id)
    const fresh = children.filter(({ student_id }) => !given.has(student_id))
    const content =
      fresh.length === 0 ? undefined : await findOwnStepToDictate(transaction, organisation_id, own_step_id)
    if (content === undefined) continue
    const step = { organisation_id, dictation_id: id, ...content }
    await insertRows(
      transaction,
      'step',
      fresh.map((child) => toRow(step, child, now)),
    )
  }
}

interface DictationStep {
  readonly organisation_id: number
  readonly dictation_id: number
  readonly curriculum_step_id: number
}

const toRow = (
  step: DictationStep,
  { student_id, settings: { min_difficulty, max_difficulty, excluded_templates } }: ReachedChild,
  now: number,
): Insertable<StepTable> => ({
  ...step,
  student_id,
  phase_id: null,
  // Comes after the steps that a path puts in the treehouse.
  position: maxTreehouseSteps + 1,
  required_step_id: null,
  lock: 'open',
  is_repeatable: false,
  test_kind: null,
  test_complete: false,
  test_failed: false,
  notes: '',
  word_ids: null,
  status: StepStatus.open,
  is_complete: false,
  is_current: false,
  can_start_test: false,
  highest_difficulty_completed: null,
  redo_difficulty: null,
  repeats_step_id: null,
  removed_at: null,
  min_difficulty,
  max_difficulty,
  passing_difficulty: max_difficulty === 1 ? 1 : 2,
  excluded_templates: encodeJson(excluded_templates),
  completed_at: null,
  created_at: now,
  updated_at: now,
})

export const formatStudentName = (student: Omit<GroupStudent, 'id'>): string =>
  formatFullName(student) || student.screen_name

interface ReachedChild {
  readonly student_id: number
  readonly name: string
  readonly settings: PathSettings
}

interface ReachedMembers {
  readonly children: readonly ReachedChild[]
  readonly unreached: DictationReach['unreached']
}

const full = 'De boomhut van dit kind is vol. Haal eerst een stap uit de boomhut.'

/** Lists a group's children by name: who would get the dictation, and whose treehouse is full. */
export async function findDictationReach(queries: Queries, group_id: number): Promise<ReachedMembers> {
  const members = orderByName(await findGroupStudents(queries, group_id))
  const ids = members.map(({ id }) => id)
  if (ids.length === 0) return { children: [], unreached: [] }
  const [paths, counts] = await Promise.all([readPathsOf(queries, ids), countTreehouseSteps(queries, ids)])
  const numOf = new Map(counts.map(({ student_id, num }) => [student_id, num]))
  const hasPlace = ({ id }: GroupStudent) => (numOf.get(id) ?? 0) < maxTreehouseSteps
  return {
    children: members.filter(hasPlace).map((member) => ({
      student_id: member.id,
      name: formatStudentName(member),
      settings: paths.get(member.id)?.settings ?? openSettings,
    })),
    unreached: members
      .filter((member) => !hasPlace(member))
      .map((member) => ({ student_id: member.id, name: formatStudentName(member), reason: full })),
  }
}

export const toDictationReach = ({ children, unreached }: ReachedMembers): DictationReach => ({
  children: children.map(({ student_id, name }) => ({ student_id, name })),
  unreached: [...unreached],
})

import type { Holiday, Today, TodayCause, TodayLine, TodayStudent } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { getOrganisation, orderByName, hasLoginCards } from '../../people/index.ts'
import type { Contents } from '../../curriculum/index.ts'
import { countUnreadRunsByStudent } from '../../learn/index.ts'
import { listFollowUps, countWaitingReports } from '../../diary/index.ts'
import { readStepIndex } from '../lexicon.ts'
import { listDueInstructions } from '../instructions/read-instruction.ts'
import { findAbsences, readPracticeDays, type ChildPractice } from './absence.ts'
import { listPathCauses, compareCauses } from './causes.ts'
import { findLowScores, findInterventionEnds, findProposals, findOverdueMeasures } from './decisions.ts'
import type { CheckChildren, ChildSign } from './child-checks.ts'
import { readTodayMarks, type StoredTodayMark } from './marks.ts'
import { countVoidedSessions } from './practice-queries.ts'
import { findStepCounts } from './queries.ts'
import { findStuckChildren } from './stuck.ts'
import { countRows } from '../../../db/tables/rows.ts'

export interface TodayReader {
  readonly queries: Queries
  readonly contents: Contents
  readonly checkChildren: CheckChildren
}

type Counted = Awaited<ReturnType<typeof findStepCounts>>[number]

/** Lists what needs attention (VAN-1, VAN-2, ZEG-5), with few queries. `now`: unix seconds. */
export async function listToday(reader: TodayReader, caller: UserCaller, now: number): Promise<Today> {
  const { queries } = reader
  const { organisation_id } = caller
  const [
    organisation,
    students,
    has_cards,
    markOf,
    follow_ups,
    instructions,
    num_marked_words,
    num_open_reports,
  ] = await Promise.all([
    getOrganisation(queries, organisation_id),
    findStepCounts(queries, caller),
    hasLoginCards(queries, caller),
    readTodayMarks(queries, caller, now),
    listFollowUps(queries, caller, now),
    listDueInstructions(reader, caller, now),
    countRows(queries, 'word_mark', { organisation_id }),
    countWaitingReports(queries, caller),
  ])
  const { causesOf, num_to_look_at } = await findCauses(reader, caller, {
    students,
    holidays: organisation.holidays,
    now,
  })
  const causes = orderByName(students).map((student) => ({
    student: toTodayStudent(student),
    causes: causesOf(student).map((cause) => ({ cause, mark: markOf(student.id, cause) })),
  }))
  return {
    first_steps: {
      has_students: students.length > 0,
      has_steps: students.some(({ num_steps }) => num_steps > 0),
      has_cards,
    },
    lines: listLines(causes),
    put_away: listPutAway(causes),
    follow_ups,
    instructions,
    num_marked_words,
    num_open_reports,
    num_to_look_at,
  }
}

const toTodayStudent = ({ id, screen_name, buddy_id }: TodayStudent): TodayStudent => ({
  id,
  screen_name,
  buddy_id,
})

interface StudentCauses {
  readonly student: TodayStudent
  readonly causes: readonly { readonly cause: TodayCause; readonly mark: StoredTodayMark | null }[]
}

const listLines = (students: readonly StudentCauses[]): TodayLine[] =>
  students
    .flatMap(({ student, causes }) => {
      const open = causes.flatMap(({ cause, mark }) => (mark === null ? cause : []))
      const [first] = open
      return first === undefined ? [] : [{ first, line: { ...student, causes: open } }]
    })
    .toSorted((a, b) => compareCauses(a.first, b.first))
    .map(({ line }) => line)

const listPutAway = (students: readonly StudentCauses[]): Today['put_away'] =>
  students
    .flatMap(({ student, causes }) => {
      const away = causes.flatMap(({ cause, mark }) => (mark === null ? [] : { cause, mark }))
      const last = away.map(({ mark }) => mark).toSorted((a, b) => b.marked_at - a.marked_at)[0]
      if (last === undefined) return []
      const { mark, marked_by, marked_at, until } = last
      return [{ ...student, causes: away.map(({ cause }) => cause), mark, marked_by, marked_at, until }]
    })
    .toSorted((a, b) => b.marked_at - a.marked_at)

interface CausesQuestion {
  readonly students: readonly Counted[]
  readonly holidays: readonly Holiday[]
  readonly now: number
}

async function findCauses(
  { queries, contents, checkChildren }: TodayReader,
  caller: UserCaller,
  { students, holidays, now }: CausesQuestion,
): Promise<{ causesOf: (student: Counted) => TodayCause[]; num_to_look_at: number }> {
  const ready = students
    .filter(({ num_open }) => num_open > 0)
    .map(({ id, ready_at }) => ({ id, ready_at: ready_at ?? now }))
  const [practice, voided, unread, stuck, care, measured, waiting, ending] = await Promise.all([
    readPracticeDays(queries, caller, now),
    countVoidedSessions(queries, caller.organisation_id),
    countUnreadRunsByStudent(queries),
    findStuckChildren(queries, contents, caller),
    findLowScores(queries, caller),
    findProposals(queries, caller),
    findOverdueMeasures(queries, caller, now),
    findInterventionEnds(queries, caller, now),
  ])
  const absences = await findAbsences(queries, caller, { students: ready, practice, holidays, now })
  const { found: checks, num_left: num_to_look_at } = await checkChildren(
    queries,
    toLookAt(students, { practice, voided, unread }),
    now,
  )
  const nameOf = await readCategoryNames(queries, contents, caller, checks)
  const causesOf = (student: Counted): TodayCause[] => {
    const { id } = student
    return [
      ...listPathCauses(student),
      ...listCheckCauses(checks.get(id), nameOf),
      ...[absences, care, measured, waiting, ending].flatMap((causes) => causes.get(id) ?? []),
      ...(stuck.get(id) ?? []),
    ].toSorted(compareCauses)
  }
  return { causesOf, num_to_look_at }
}

interface WhatChanged {
  readonly practice: ReadonlyMap<number, ChildPractice>
  readonly voided: Awaited<ReturnType<typeof countVoidedSessions>>
  readonly unread: ReadonlyMap<number, number>
}

function toLookAt(students: readonly Counted[], { practice, voided, unread }: WhatChanged) {
  const numVoided = new Map(voided.map(({ student_id, count }) => [student_id, Number(count)]))
  return students.flatMap(({ id }) => {
    const last_at = practice.get(id)?.last_at ?? null
    const counts = { num_voided: numVoided.get(id) ?? 0, num_unread: unread.get(id) ?? 0 }
    return last_at === null ? [] : [{ id, last_at, ...counts }]
  })
}

function listCheckCauses(check: ChildSign | undefined, nameOf: (category: string) => string): TodayCause[] {
  const causes: TodayCause[] = []
  if (check?.back)
    causes.push({ kind: 'back', key: 'back', level: check.back.length, categories: check.back.map(nameOf) })
  if (check?.suspect)
    causes.push({ kind: 'suspect', key: `suspect ${check.suspect.started_at}`, level: 0, ...check.suspect })
  return causes
}

async function readCategoryNames(
  queries: Queries,
  contents: Contents,
  { organisation_id }: UserCaller,
  checks: ReadonlyMap<number, ChildSign>,
): Promise<(category: string) => string> {
  if ([...checks.values()].every(({ back }) => back === null)) return (category) => category
  const { categories } = await readStepIndex(queries, contents, organisation_id)
  const names = new Map(categories.map(({ category, name }) => [category, name]))
  return (category) => names.get(category) ?? category
}

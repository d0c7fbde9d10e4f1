import type { Today, TodayStudent } from '@letterliaan/contract'
import { minDueWords } from '@letterliaan/rules/memory'
import type { Queries } from '../../db/database.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import { getOrganisation } from '../accounts/index.ts'
import type { Contents } from '../curriculum/index.ts'
import { hasLoginCards } from '../cards/index.ts'
import { countWaitingReports } from '../diary/index.ts'
import { orderByName } from '../groups/index.ts'
import { listFollowUps } from '../supervisor-notes/index.ts'
import {
  countMarkedWords,
  findDueSteps,
  findFailedDictations,
  findFailedExercises,
  findMeasureProposals,
  findStepCounts,
} from './queries.ts'

/** About a week's work (VAN-2). */
const minStepsLeft = 3
/** A child then needs help. */
const minFailedRuns = 3

/** VAN-1, VAN-2; a few queries for all children. `now`: unix seconds. */
export async function listToday(
  queries: Queries,
  contents: Contents,
  caller: UserCaller,
  now: number,
): Promise<Today> {
  const { organisation_id } = caller
  const [
    organisation,
    found,
    waiting,
    has_cards,
    measure_proposals,
    follow_ups,
    num_marked_words,
    num_open_reports,
  ] = await Promise.all([
    getOrganisation(queries, organisation_id),
    findStepCounts(queries, caller),
    listWaitingSteps(queries, contents, caller, now),
    hasLoginCards(queries, caller),
    findMeasureProposals(queries, caller),
    listFollowUps(queries, caller, now),
    countMarkedWords(queries, organisation_id),
    countWaitingReports(queries, caller),
  ])
  const students = orderByName(found)
  return {
    first_steps: {
      has_students: students.length > 0,
      has_steps: students.some(({ num_steps }) => num_steps > 0),
      has_cards,
      has_decided_date_of_birth: organisation.asks_date_of_birth !== null,
    },
    without_steps: students.filter(({ num_steps }) => num_steps === 0).map(toTodayStudent),
    stuck: students.filter(({ num_left, num_open }) => num_left > 0 && num_open === 0).map(toTodayStudent),
    running_out: students
      .filter(({ num_steps, num_left }) => num_steps > 0 && num_left < minStepsLeft)
      .map((student) => Object.assign(toTodayStudent(student), { num_left: student.num_left })),
    ...waiting,
    measure_proposals: [...orderByName(measure_proposals)],
    follow_ups,
    num_marked_words,
    num_open_reports,
  }
}

const toTodayStudent = ({ id, screen_name, buddy_id }: TodayStudent): TodayStudent => ({
  id,
  screen_name,
  buddy_id,
})

async function listWaitingSteps(
  queries: Queries,
  contents: Contents,
  caller: UserCaller,
  now: number,
): Promise<Pick<Today, 'failed_dictations' | 'failed_exercises' | 'due_steps'>> {
  const [failed_dictations, failed_exercises, due_steps] = await Promise.all([
    findFailedDictations(queries, caller),
    findFailedExercises(queries, caller, minFailedRuns),
    findDueSteps(queries, caller, { minWords: minDueWords, now }),
  ])
  const label = async <Row extends { readonly curriculum_step_id: number }>({
    curriculum_step_id,
    ...row
  }: Row) => ({ ...row, label: (await contents.get(queries, curriculum_step_id)).label })
  const labelAll = <Row extends { readonly curriculum_step_id: number }>(rows: readonly Row[]) =>
    Promise.all(rows.map(label))
  return {
    failed_dictations: (await labelAll(orderByName(failed_dictations))).map(withFailures),
    failed_exercises: worstOfEachStep(await labelAll(orderByName(failed_exercises))),
    due_steps: await labelAll(orderByName(due_steps)),
  }
}

/** A sluittoets asked for later fails its step without a run. */
const withFailures = <Row extends { readonly num_failed: number | null }>(row: Row) =>
  Object.assign(row, { num_failed: Math.max(1, Number(row.num_failed)) })

const worstOfEachStep = (rows: Today['failed_exercises']): Today['failed_exercises'] =>
  [...Map.groupBy(rows, ({ step_id }) => step_id).values()].flatMap((ofStep) =>
    ofStep.toSorted((a, b) => b.num_failed - a.num_failed).slice(0, 1),
  )

import type {
  Intervention,
  InterventionChild,
  InterventionGoal,
  InterventionMeasured,
  InterventionResult,
  InterventionSession,
  InterventionSummary,
} from '@letterliaan/contract'
import { countInterventionWeeks } from '@letterliaan/contract'
import { spellingTopics } from '@letterliaan/curriculum'
import { formatFullName } from '@letterliaan/rules'
import {
  computeDoseByWeek,
  isGoalReached,
  judgeIntervention,
  pickMeasures,
  findLeastChange,
  toSpan,
  listPractisedTimes,
  type MeasuredOnce,
} from '@letterliaan/rules/intervention'
import type { Queries } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import { computeVersion } from '../../../db/compute-version.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../curriculum/index.ts'
import { listGroups } from '../../people/index.ts'
import type { ReportDossier, DossierIntervention, ReportCall } from '../report/report-call.ts'
import { findMomentsOfStudent } from '../measures/queries.ts'
import { type EstimatedMeasure, estimateMeasures } from '../measures/read-measures.ts'
import {
  findIntervention,
  findInterventions,
  findInterventionsOfStudent,
  findVisibleChildren,
  type InterventionRow,
  type VisibleChild,
} from './queries.ts'
import { toSessionTimes } from '../practice.ts'
import { findAnswerTimes } from '../queries.ts'

type GroupNames = ReadonlyMap<number, string>

export async function listInterventions(
  queries: Queries,
  caller: UserCaller,
): Promise<InterventionSummary[]> {
  const rows = await findInterventions(queries, caller)
  if (rows.length === 0) return []
  const [groups, children] = await Promise.all([
    readGroupNames(queries, caller),
    findVisibleChildren(
      queries,
      caller,
      rows.map(({ id }) => id),
    ),
  ])
  const byIntervention = Map.groupBy(children, ({ intervention_id }) => intervention_id)
  return rows.flatMap((row) => {
    const seen = byIntervention.get(row.id) ?? []
    return seen.length === 0 ? [] : [toSummary(row, seen, groups)]
  })
}

/** Reads an intervention with the children that the caller sees. Throws 404 if the caller sees none. */
export async function getIntervention(
  queries: Queries,
  caller: UserCaller,
  id: number,
): Promise<{ readonly row: InterventionRow; readonly seen: readonly VisibleChild[] }> {
  const row = await findIntervention(queries, caller, id)
  const seen = row === undefined ? [] : await findVisibleChildren(queries, caller, [id])
  if (row === undefined || seen.length === 0) throw createNotFoundError()
  return { row, seen: byName(seen) }
}

/** Hashes the plan as the caller sees it. A changed hash shows a change by others. */
export const computePlanVersion = ({ row, seen }: Awaited<ReturnType<typeof getIntervention>>): string => {
  const { label, goals, group_id, times_per_week, minutes, begin_on, end_on, guide, approach } = row
  const plan = [
    label,
    goals,
    group_id,
    times_per_week,
    minutes,
    begin_on,
    end_on,
    guide,
    approach,
    row.sessions,
  ]
  return computeVersion([plan, seen.map(({ student_id }) => student_id).toSorted((a, b) => a - b)])
}

/** Reads plan, work and measures (DOE-8). Throws 404 if the caller sees none of its children. */
export async function readIntervention(
  queries: Queries,
  contents: Contents,
  caller: UserCaller,
  id: number,
  now: number,
): Promise<Intervention> {
  const [{ row, seen }, groups] = await Promise.all([
    getIntervention(queries, caller, id),
    readGroupNames(queries, caller),
  ])
  const children: InterventionChild[] = []
  // Runs one query at a time, so that queries of other requests run in between.
  for (const child of seen) {
    const measures = await estimateMeasures(queries, contents, child.student_id)
    children.push(await toChild(queries, row, child, measures, now))
  }
  return {
    ...toSummary(row, seen, groups),
    version: computePlanVersion({ row, seen }),
    made_by: row.maker,
    num_weeks: countInterventionWeeks(row),
    evaluation: row.evaluation,
    sessions: decodeSessions(row),
    children,
  }
}

/** Reads the school's plans and notes about a child, for its dyslexia file. The caller must see the child. */
export async function readDossier(
  queries: Queries,
  contents: Contents,
  { caller, id: student_id, now }: ReportCall,
): Promise<ReportDossier> {
  const [rows, moments] = await Promise.all([
    findInterventionsOfStudent(queries, caller, student_id),
    findMomentsOfStudent(queries, student_id),
  ])
  if (rows.length === 0) return { interventions: [], moments }
  const ids = rows.map(({ id }) => id)
  const children = await findVisibleChildren(queries, caller, ids)
  const measures = await estimateMeasures(queries, contents, student_id)
  const interventions = rows.flatMap((row) => {
    const own = children.find((child) => child.intervention_id === row.id && child.student_id === student_id)
    return own === undefined ? [] : [toOwn(queries, row, own, measures, now)]
  })
  return { interventions: await Promise.all(interventions), moments }
}

const toOwn = async (
  queries: Queries,
  row: Awaited<ReturnType<typeof findInterventionsOfStudent>>[number],
  child: VisibleChild,
  measures: readonly EstimatedMeasure[],
  now: number,
): Promise<DossierIntervention> => ({
  plan: toSummary(row, [child], new Map()),
  num_weeks: countInterventionWeeks(row),
  num_children: Number(row.num_children),
  done: await toChild(queries, row, child, measures, now),
})

async function readGroupNames(queries: Queries, caller: UserCaller): Promise<GroupNames> {
  const groups = await listGroups(queries, caller)
  return new Map(groups.map(({ id, name }) => [id, name]))
}

/** Omits the name of a group that the caller does not see. */
function toSummary(
  row: InterventionRow,
  seen: readonly VisibleChild[],
  groups: GroupNames,
): InterventionSummary {
  const { id, label, times_per_week, minutes, begin_on, end_on, guide, approach, archived_at } = row
  const planned = { id, label, times_per_week, minutes, begin_on, end_on, guide, approach, archived_at }
  const goals = decodeGoals(row)
  const group_name = row.group_id === null ? undefined : groups.get(row.group_id)
  return {
    ...planned,
    goals,
    group_id: group_name === undefined ? null : row.group_id,
    group_name: group_name ?? null,
    student_ids: seen.map(({ student_id }) => student_id),
    topic_labels: goals.map(({ topic }) => topicLabel(topic)),
  }
}

export const decodeGoals = ({ goals }: Pick<InterventionRow, 'goals'>): InterventionGoal[] =>
  decodeJson<InterventionGoal[]>(goals)

export const decodeSessions = ({ sessions }: Pick<InterventionRow, 'sessions'>): InterventionSession[] =>
  decodeJson<Omit<InterventionSession, 'absent'>[]>(sessions).map((session) =>
    Object.assign({ absent: [] }, session),
  )

const topicLabel = (topic: string): string => spellingTopics.find(({ key }) => key === topic)?.label ?? topic

const nameOf = (child: VisibleChild): string => formatFullName(child) || child.screen_name

const byName = (children: readonly VisibleChild[]): VisibleChild[] =>
  children.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'nl') || a.student_id - b.student_id)

async function toChild(
  queries: Queries,
  row: InterventionRow,
  child: VisibleChild,
  measures: readonly EstimatedMeasure[],
  now: number,
): Promise<InterventionChild> {
  const { student_id, evaluation } = child
  const inApp = toSessionTimes(await findAnswerTimes(queries, student_id, toSpan(row)))
  const attended = decodeSessions(row).filter(({ absent }) => !absent.includes(student_id))
  const times = [...inApp, ...listPractisedTimes(attended, row)]
  const weeks = computeDoseByWeek(row, row, times, now)
  const sum = (key: 'planned' | 'times') => weeks.reduce((total, week) => total + week[key], 0)
  const seconds = times.reduce((total, { from, until }) => total + until - from, 0)
  return {
    student_id,
    name: nameOf(child),
    evaluation,
    planned: sum('planned'),
    times: sum('times'),
    minutes: Math.round(seconds / 60),
    weeks,
    results: decodeGoals(row).map((goal) => toResult(row, goal, measures)),
    waits_since:
      measures.find(({ withdrawn_at, is_complete }) => withdrawn_at === null && !is_complete)?.created_at ??
      null,
  }
}

interface MeasuredGoal extends MeasuredOnce {
  readonly told: InterventionMeasured
}

function toResult(
  row: InterventionRow,
  goal: InterventionGoal,
  measures: readonly EstimatedMeasure[],
): InterventionResult {
  const taken = measures.flatMap((measure) => toMeasured(measure, goal.topic))
  const { before, after } = pickMeasures(taken, row)
  return {
    ...goal,
    label: topicLabel(goal.topic),
    before: before?.told ?? null,
    after: after?.told ?? null,
    verdict: judgeIntervention(before, after),
    smallest: findLeastChange(before, after),
    reached: isGoalReached(after, goal.wanted),
  }
}

function toMeasured(measure: EstimatedMeasure, key: string): MeasuredGoal[] {
  const { id, is_complete, last_answer_at, topics } = measure
  const topic = topics.find(({ told }) => told.key === key)
  if (!is_complete || last_answer_at === null || topic === undefined || topic.told.words === 0) return []
  const { right, words, chance, low, high } = topic.told
  const told = { measure_id: id, measured_at: last_answer_at, right, words, chance, low, high }
  return [{ told, measured_at: last_answer_at, words, estimate: topic.estimate }]
}

import { toAmsterdamDate, daySeconds } from '@letterliaan/rules/calendar'
import { judgeCare } from '@letterliaan/rules/intervention'
import type { Queries } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { sayScores } from '@letterliaan/texts/care'
import { decodeGoals } from '../interventions/read-intervention.ts'
import type { CauseOf } from './causes.ts'
import {
  findEndingInterventions,
  findMeasureProposals,
  findNormedMoments,
  findUntakenMeasures,
} from './queries.ts'

export async function findProposals(
  queries: Queries,
  caller: UserCaller,
): Promise<ReadonlyMap<number, CauseOf<'measured'>>> {
  const rows = await findMeasureProposals(queries, caller)
  return new Map(
    rows.map(({ id, measure_id }) => [
      id,
      { kind: 'measured', key: `measured ${measure_id}`, level: 0, measure_id },
    ]),
  )
}

/** Finds children with three low scores in a row, keyed by id. A new low score shows a seen cause again. */
export async function findLowScores(
  queries: Queries,
  caller: UserCaller,
): Promise<ReadonlyMap<number, CauseOf<'care'>>> {
  const byChild = Map.groupBy(await findNormedMoments(queries, caller), ({ id }) => id)
  return new Map(
    [...byChild].flatMap(([id, moments]) => {
      const criteria = judgeCare(moments)
      const level = criteria.reading.low + criteria.spelling.low
      return criteria.areLow ? [[id, { kind: 'care', key: 'care', level, scores: sayScores(criteria) }]] : []
    }),
  )
}

/** The end of an intervention is shown from `before` to `after` days around its last day. */
const toldDays = { before: 7, after: 28 } as const

export async function findInterventionEnds(
  queries: Queries,
  caller: UserCaller,
  now: number,
): Promise<ReadonlyMap<number, CauseOf<'intervention'>>> {
  const today = toAmsterdamDate(now)
  const rows = await findEndingInterventions(queries, caller, {
    first: toAmsterdamDate(now - toldDays.after * daySeconds),
    last: toAmsterdamDate(now + toldDays.before * daySeconds),
  })
  return new Map(
    rows.map(({ id, intervention_id, label, end_on }) => {
      const is_over = end_on < today
      const key = `intervention ${intervention_id}`
      return [
        id,
        { kind: 'intervention', key, level: is_over ? 1 : 0, intervention_id, label, end_on, is_over },
      ]
    }),
  )
}

type MeasureRow = Awaited<ReturnType<typeof findUntakenMeasures>>[number]

/** Counts topics that only the measure or only the intervention has. */
function countOtherTopics({ topics, goals }: MeasureRow): number {
  const asked = decodeJson<string[]>(topics ?? '[]')
  const wanted = decodeGoals({ goals }).map(({ topic }) => topic)
  return (
    asked.filter((topic) => !wanted.includes(topic)).length +
    wanted.filter((topic) => !asked.includes(topic)).length
  )
}

const waitSeconds = 7 * daySeconds

/** Finds measures of interventions that were not taken within a week, keyed by the child's id. */
export async function findOverdueMeasures(
  queries: Queries,
  caller: UserCaller,
  now: number,
): Promise<ReadonlyMap<number, CauseOf<'measure_waits'>>> {
  const rows = await findUntakenMeasures(queries, caller, now - waitSeconds)
  // A child may have several interventions. A measure is of the one whose goals are most like its topics (ADR 42).
  const ofMeasure = [...Map.groupBy(rows, ({ id, measure_id }) => `${id} ${measure_id}`).values()].flatMap(
    (some) => some.toSorted((a, b) => countOtherTopics(b) - countOtherTopics(a)).slice(-1),
  )
  return new Map(
    ofMeasure.map(({ id, measure_id, intervention_id, label, given_at }) => [
      id,
      {
        kind: 'measure_waits',
        key: `measure_waits ${measure_id}`,
        level: 0,
        intervention_id,
        label,
        given_at,
      },
    ]),
  )
}

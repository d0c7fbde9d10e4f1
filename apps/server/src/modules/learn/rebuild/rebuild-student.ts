import type { Database, Queries, Transaction } from '../../../db/database.ts'
import { markAcrossOrganisations } from '../../../db/across-organisations.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { runAndRollBack } from '../../../db/run-and-roll-back.ts'
import type { Contents } from '../../curriculum/index.ts'
import { foldStudent } from '../knowledge/fold-student.ts'
import { mendBadges } from './badges.ts'
import { mendExercises, mendRuns } from './exercises.ts'
import { readStudentFacts } from './facts.ts'
import { type MendContext, type MendStage, replayHistory } from './history.ts'
import { mendKnowledge } from './knowledge.ts'
import { mendSteps, mendStudent, mendTests } from './mend-path.ts'
import { mendPoints } from './points.ts'
import type { RowDifference } from './rows.ts'

/** Stages that mend work and its effect on steps, in order of dependence. */
const workStages: readonly MendStage[] = [
  mendRuns,
  mendExercises,
  mendTests,
  mendKnowledge,
  mendPoints,
  mendSteps,
]

const studentStages: readonly MendStage[] = [mendStudent, mendBadges]

export interface RebuildSettings {
  readonly student_id: number
  /** If false, differences are reported and not stored. */
  readonly write: boolean
  readonly now: number
}

/** Returns the stored values that differ from those computed from the log (rules.md, Log of answers). */
export async function rebuildStudent(
  database: Database,
  contents: Contents,
  { student_id, write, now }: RebuildSettings,
): Promise<readonly RowDifference[]> {
  const [student] = await findAllStudents(database.queries, student_id)
  if (student === undefined) return []
  const own = limitDatabase(database, student.organisation_id)
  const rebuild = async (transaction: Transaction): Promise<readonly RowDifference[]> => {
    await database.dialect.lockRow(transaction, 'student', student_id)
    const { differences } = await refoldLog(await readMendContext(transaction, contents, student_id, now))
    return differences
  }
  return write ? own.transaction(rebuild) : runAndRollBack(own, rebuild)
}

/** Reads and replays the log. Folds pending runs first, so that log and knowledge agree. */
export async function readMendContext(
  transaction: Transaction,
  contents: Contents,
  student_id: number,
  now: number,
): Promise<MendContext> {
  await foldStudent(transaction, contents, student_id)
  const facts = await readStudentFacts(transaction, student_id)
  const history = await replayHistory(transaction, contents, facts)
  const differences = [...history.unreadable].map((exercise_id): RowDifference => ({
    what: 'unreadable',
    where: `exercise ${exercise_id}`,
    stored: 'runs that can no longer be played again',
    expected: null,
  }))
  return { transaction, contents, student_id, facts, history, moved: [], differences, now }
}

/** Stores all derived data as computed from the log. `afterWork` runs between the work and reward stages. */
export async function refoldLog(
  mending: MendContext,
  afterWork: (mending: MendContext) => Promise<MendContext> = async (same) => same,
): Promise<MendContext> {
  for (const stage of workStages) await stage(mending)
  const then = await afterWork(mending)
  for (const stage of studentStages) await stage(then)
  return then
}

export const findAllStudents = (queries: Queries, student_id: number | null = null) =>
  queries
    .selectFrom('student')
    .select(['id', 'organisation_id'])
    .$if(student_id !== null, (query) => query.where('id', '=', student_id))
    .orderBy('id')
    .modifyEnd(markAcrossOrganisations('all children are rebuilt, each in its own'))
    .execute()

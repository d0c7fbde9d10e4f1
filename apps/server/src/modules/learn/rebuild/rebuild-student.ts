import type { Database, Transaction } from '../../../db/database.ts'
import type { Contents } from '../../curriculum/index.ts'
import { foldStudent } from '../knowledge/fold-student.ts'
import { mendBadges } from './badges.ts'
import type { Difference } from './difference.ts'
import { mendExercises } from './exercises.ts'
import { readStudentFacts } from './facts.ts'
import { replayHistory } from './history.ts'
import { mendKnowledge } from './knowledge.ts'
import type { MendContext, MendStage } from './mend.ts'
import { mendRepetitions, mendSteps, mendTests } from './path.ts'
import { mendPoints } from './points.ts'
import { mendErrorClasses, mendRuns } from './runs.ts'
import { mendStudent } from './student.ts'
import { databaseOf } from '../../../db/of-organisation.ts'
import { findAllStudents } from './queries.ts'

/** Stages for work and its effect on steps, in order of dependence. */
export const workStages: readonly MendStage[] = [
  mendErrorClasses,
  mendRuns,
  mendExercises,
  mendTests,
  mendKnowledge,
  mendPoints,
  mendSteps,
  mendRepetitions,
]

/** Stages for the student as a whole, after `workStages`. */
export const studentStages: readonly MendStage[] = [mendStudent, mendBadges]

export interface RebuildSettings {
  readonly student_id: number
  /** Keep what was mended? */
  readonly write: boolean
  /** Unix seconds. */
  readonly now: number
}

/** Thrown to roll the transaction back; carries the differences that were found. */
class Undone extends Error {
  readonly differences: readonly Difference[]

  constructor(differences: readonly Difference[]) {
    super('The mending is not kept.')
    this.differences = differences
  }
}

/** rules.md, Log of answers. Answers with what was otherwise; without `write` all stays as it is. */
export async function rebuildStudent(
  database: Database,
  contents: Contents,
  { student_id, write, now }: RebuildSettings,
): Promise<readonly Difference[]> {
  const rebuild = async (transaction: Transaction): Promise<Difference[]> => {
    await database.dialect.lockRow(transaction, 'student', student_id)
    const differences = await mend(transaction, contents, student_id, now)
    if (!write && differences.length > 0) throw new Undone(differences)
    return differences
  }
  const [student] = await findAllStudents(database.queries, student_id)
  if (student === undefined) return []
  try {
    return await databaseOf(database, student.organisation_id).transaction(rebuild)
  } catch (error) {
    if (error instanceof Undone) return error.differences
    throw error
  }
}

async function mend(
  transaction: Transaction,
  contents: Contents,
  student_id: number,
  now: number,
): Promise<Difference[]> {
  const mending = await readMending(transaction, contents, student_id, now)
  const unreadable: Difference[] = [...mending.history.unreadable].map((exercise_id) => ({
    what: 'unreadable',
    where: `exercise ${exercise_id}`,
    stored: 'runs that can no longer be played again',
    expected: null,
  }))
  return [...unreadable, ...(await runStages(mending, [...workStages, ...studentStages]))]
}

/** Folds what waits first: what is known and the log are of one moment then. */
export async function readMending(
  transaction: Transaction,
  contents: Contents,
  student_id: number,
  now: number,
): Promise<MendContext> {
  await foldStudent(transaction, student_id)
  const facts = await readStudentFacts(transaction, student_id)
  const history = await replayHistory(transaction, contents, facts)
  return { transaction, contents, student_id, facts, history, now }
}

export async function runStages(mending: MendContext, stages: readonly MendStage[]): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const stage of stages) differences.push(...(await stage(mending)))
  return differences
}

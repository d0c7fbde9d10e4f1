import type { Database, Transaction } from '../../db/database.ts'
import type { Contents } from '../../modules/curriculum/content.ts'
import { mendBadges } from './badges.ts'
import type { Difference } from './difference.ts'
import { mendExercises } from './exercises.ts'
import { readStudentFacts } from './facts.ts'
import { replayHistory } from './history.ts'
import { mendMemory } from './memory.ts'
import type { MendStage } from './mend.ts'
import { mendRepetitions, mendSteps } from './path.ts'
import { mendPoints } from './points.ts'
import { mendErrorClasses, mendRuns } from './runs.ts'
import { mendStudent } from './student.ts'
import { mendTests } from './toetsen.ts'

/** Each builds on what those before it mended. */
const stages: readonly MendStage[] = [
  mendErrorClasses,
  mendRuns,
  mendExercises,
  mendTests,
  mendMemory,
  mendPoints,
  mendSteps,
  mendRepetitions,
  mendStudent,
  mendBadges,
]

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

/**
 * Recomputes everything that is derived of a student from the log and the content (rules.md, Log of answers), in one
 * transaction with the student locked. Answers with what was otherwise; without `write` all stays as it is.
 */
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
  try {
    return await database.transaction(rebuild)
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
  const facts = await readStudentFacts(transaction, student_id)
  const history = await replayHistory(transaction, contents, facts)
  const differences: Difference[] = [...history.unreadable].map((exercise_id) => ({
    what: 'unreadable',
    where: `exercise ${exercise_id}`,
    stored: 'runs that can no longer be played again',
    expected: null,
  }))
  for (const stage of stages) {
    differences.push(...(await stage({ transaction, contents, student_id, facts, history, now })))
  }
  return differences
}

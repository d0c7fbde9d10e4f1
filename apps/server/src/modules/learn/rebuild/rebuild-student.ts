import type { Database, Queries, Transaction } from '../../../db/database.ts'
import { markAcrossOrganisations } from '../../../db/across-organisations.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { runAndRollBack } from '../../../db/run-and-roll-back.ts'
import type { Contents } from '../../curriculum/index.ts'
import { foldStudent } from '../knowledge/fold-student.ts'
import { type MendContext, readStudentFacts, replayHistory } from './history.ts'
import { mendKnowledge } from './knowledge.ts'
import type { RowDifference } from './rows.ts'
import {
  mendBadges,
  mendExercises,
  mendPoints,
  mendRuns,
  mendSteps,
  mendStudent,
  mendTests,
} from './stages.ts'

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

/** Stores all derived data as computed from the log. `afterWork` runs before the student's row and badges. */
export async function refoldLog(
  mending: MendContext,
  afterWork: (mending: MendContext) => Promise<MendContext> = async (same) => same,
): Promise<MendContext> {
  // Each stage builds on the earlier ones.
  const stages = [mendRuns, mendExercises, mendTests, mendKnowledge, mendPoints, mendSteps]
  for (const stage of stages) await stage(mending)
  const then = await afterWork(mending)
  await mendStudent(then)
  await mendBadges(then)
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

export interface RebuildAllSettings extends Omit<RebuildSettings, 'student_id'> {
  readonly database: Database
  readonly contents: Contents
  readonly student_id: number | null
  readonly say: (line: string) => void
}

/** Rebuilds students one by one and reports differences in Dutch. Returns false if differences remain. */
export async function rebuildAll({
  database,
  contents,
  student_id,
  write,
  now,
  say,
}: RebuildAllSettings): Promise<boolean> {
  const students = await findAllStudents(database.queries, student_id)
  const found: RowDifference[] = []
  let numFailed = 0
  for (const { id } of students) {
    try {
      const differences = await rebuildStudent(database, contents, { student_id: id, write, now })
      for (const difference of differences) say(sayDifference(id, difference))
      found.push(...differences.filter(({ what }) => what !== 'kept_badge'))
    } catch (error) {
      say(describeRebuildFailure(id, error))
      numFailed++
    }
  }
  say(sayOutcome(students.length - numFailed, found.length, write))
  return numFailed === 0 && found.every(({ what }) => write && what !== 'unreadable')
}

const names: Readonly<Partial<Record<RowDifference['what'], string>>> = {
  run: 'uitslag van een keer oefenen',
  student_exercise: 'stand van een oefening',
  answer: 'soort fout',
  word_memory: 'geheugen van een woord',
  skill: 'vaardigheid in een soort woorden',
  skill_week: 'vaardigheid in een week',
  mastery: 'beheersing van een stap',
  point: 'punten',
  step: 'stand van een stap',
  student: 'gehaalde werelden',
  student_badge: 'verdiende badge',
  kept_badge: 'badge die de leerling houdt',
  unreadable: 'niet meer na te rekenen',
}

export const describeRebuildFailure = (student_id: number, error: unknown): string =>
  `leerling ${student_id}: niet na te rekenen (${(error as Error).message})`

function sayDifference(student_id: number, { what, where, stored, expected }: RowDifference): string {
  const start = `leerling ${student_id}: ${names[what] ?? what} (${where})`
  return what === 'kept_badge'
    ? `${start}: volgt niet uit het logboek`
    : `${start}: ${JSON.stringify(stored)} moet zijn ${JSON.stringify(expected)}`
}

function sayOutcome(students: number, differenceCount: number, write: boolean): string {
  const who = students === 1 ? '1 leerling' : `${students} leerlingen`
  if (differenceCount === 0) return `${who} nagerekend: alles klopt.`
  const outcome = write ? 'in orde gemaakt' : 'gevonden; met --write wordt het in orde gemaakt'
  return `${who} nagerekend: ${differenceCount} ${differenceCount === 1 ? 'verschil' : 'verschillen'} ${outcome}.`
}

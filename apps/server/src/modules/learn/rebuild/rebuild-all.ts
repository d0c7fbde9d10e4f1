import type { Database } from '../../../db/database.ts'
import type { Contents } from '../../curriculum/index.ts'
import { findAllStudents, rebuildStudent } from './rebuild-student.ts'
import type { RowDifference } from './rows.ts'

export interface RebuildAllSettings {
  readonly database: Database
  readonly contents: Contents
  readonly student_id: number | null
  /** If false, differences are reported and not stored. */
  readonly write: boolean
  readonly now: number
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
  let differenceCount = 0
  let left = 0
  let numFailed = 0
  for (const { id } of students) {
    const differences = await rebuildStudent(database, contents, { student_id: id, write, now }).catch(
      (error: unknown) => {
        say(describeRebuildFailure(id, error))
        numFailed++
        return []
      },
    )
    for (const difference of differences) say(sayDifference(id, difference))
    const otherwise = differences.filter(({ what }) => what !== 'kept_badge')
    differenceCount += otherwise.length
    left += otherwise.filter(({ what }) => !write || what === 'unreadable').length
  }
  say(sayOutcome(students.length - numFailed, differenceCount, write))
  return left + numFailed === 0
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

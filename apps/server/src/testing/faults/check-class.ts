import { openStorage } from '../test-database.ts'
import { rebuildStudent } from '../../modules/learn/rebuild/rebuild-student.ts'
import { createSilentContents } from '../../modules/curriculum/index.ts'
import type { ClassChild } from './class-child.ts'

export interface ServerPlace {
  readonly folder: string
  readonly url: string | null
}

/** Returns problems as sentences. There are none if each confirmed answer is stored once and in order. */
export async function checkClass(
  { folder, url }: ServerPlace,
  children: readonly ClassChild[],
  now: number,
): Promise<string[]> {
  const database = await openStorage({ url, folder })
  const contents = createSilentContents()
  const problems: string[] = []
  try {
    for (const child of children) {
      const { student_id, acknowledged, wrong } = child
      problems.push(...wrong.map((text) => `child ${student_id}: ${text}`))
      const rows = await database.queries
        .selectFrom('answer')
        .select(['exercise_id', 'time_ms'])
        .where('student_id', '=', student_id)
        .where('part', '=', 0)
        .orderBy('id')
        .execute()
      const stored = rows.map(({ exercise_id, time_ms }) => `${exercise_id} ${time_ms}`)
      const told = acknowledged.map(({ exercise_id, time }) => `${exercise_id} ${time}`)
      if (stored.join('\n') !== told.join('\n')) problems.push(describe(student_id, told, stored))
      const differences = await rebuildStudent(database, contents, { student_id, write: false, now })
      if (differences.length > 0)
        problems.push(`child ${student_id}: rebuilt is otherwise: ${JSON.stringify(differences.slice(0, 3))}`)
    }
  } finally {
    await database.close()
  }
  return problems
}

function describe(student_id: number, told: readonly string[], stored: readonly string[]): string {
  const lost = told.filter((answer) => !stored.includes(answer))
  const doubled = stored.filter((answer, at) => stored.indexOf(answer) !== at)
  const extra = stored.filter((answer) => !told.includes(answer))
  return `child ${student_id}: lost [${lost.join(', ')}], doubled [${doubled.join(', ')}], never told [${extra.join(', ')}]; of ${told.length} told, ${stored.length} stored`
}

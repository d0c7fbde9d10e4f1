import type { SupervisedStudent } from '@letterliaan/contract'
import { listReasons } from './attention.ts'
import { listChildrenAtWork, type WorkByChild } from './work.ts'
import type { WorkRow } from './WorkTable.tsx'

/** By name, or first those who may need help; both parts are sorted by name, to avoid comparing children. */
export type RowOrder = 'name' | 'help'

type MakeRows = (
  work: WorkByChild,
  students: readonly SupervisedStudent[],
  now: number,
  order: RowOrder,
) => readonly WorkRow[]

const byName = ({ student: a }: WorkRow, { student: b }: WorkRow): number =>
  a.screen_name.localeCompare(b.screen_name, 'nl') || a.id - b.id

const needsHelp = ({ reasons }: WorkRow): number => (reasons.length > 0 ? 0 : 1)

/** Creates rows for children at work. An unchanged row keeps its identity and does not render. */
export function createRowMaker(): MakeRows {
  let before = new Map<number, WorkRow>()
  return (work, students, now, order) => {
    const byId = new Map(students.map((student) => [student.id, student]))
    const rows = listChildrenAtWork(work, now).flatMap((studentWork): WorkRow[] => {
      const student = byId.get(studentWork.student_id)
      if (student === undefined) return []
      const row: WorkRow = { student, work: studentWork, reasons: listReasons(studentWork, now) }
      const known = before.get(student.id)
      return [known !== undefined && isSame(known, row) ? known : row]
    })
    before = new Map(rows.map((row) => [row.student.id, row]))
    return rows.toSorted((a, b) => (order === 'help' ? needsHelp(a) - needsHelp(b) : 0) || byName(a, b))
  }
}

const isSame = (a: WorkRow, b: WorkRow): boolean =>
  a.student === b.student && a.work === b.work && a.reasons.join() === b.reasons.join()

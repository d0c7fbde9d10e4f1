import type { SupervisedStudent } from '@letterliaan/contract'
import { listHelpReasons } from './attention.ts'
import { listChildrenAtWork, type WorkByChild } from './work.ts'
import type { LiveWorkRow } from './WorkTable.tsx'

/** `help` puts children who may need help first. Both parts are sorted by name, so that it is no ranking. */
export type RowOrder = 'name' | 'help'

type MakeRows = (
  work: WorkByChild,
  students: readonly SupervisedStudent[],
  now: number,
  order: RowOrder,
) => readonly LiveWorkRow[]

const byName = ({ student: a }: LiveWorkRow, { student: b }: LiveWorkRow): number =>
  a.screen_name.localeCompare(b.screen_name, 'nl') || a.id - b.id

const needsHelp = ({ reasons }: LiveWorkRow): number => (reasons.length > 0 ? 0 : 1)

/** Returns a function that creates rows. An unchanged row is the same object, so that it does not render. */
export function createLiveRowMaker(): MakeRows {
  let before = new Map<number, LiveWorkRow>()
  return (work, students, now, order) => {
    const byId = new Map(students.map((student) => [student.id, student]))
    const rows = listChildrenAtWork(work, now).flatMap((studentWork): LiveWorkRow[] => {
      const student = byId.get(studentWork.student_id)
      if (student === undefined) return []
      const row: LiveWorkRow = { student, work: studentWork, reasons: listHelpReasons(studentWork, now) }
      const known = before.get(student.id)
      return [known !== undefined && isSame(known, row) ? known : row]
    })
    before = new Map(rows.map((row) => [row.student.id, row]))
    return rows.toSorted((a, b) => (order === 'help' ? needsHelp(a) - needsHelp(b) : 0) || byName(a, b))
  }
}

const isSame = (a: LiveWorkRow, b: LiveWorkRow): boolean =>
  a.student === b.student && a.work === b.work && a.reasons.join() === b.reasons.join()

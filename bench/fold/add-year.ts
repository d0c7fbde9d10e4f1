import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { daySeconds } from '@letterliaan/rules/calendar'
import { copyRows } from '../server/data/copy-rows.ts'
import { firstCopyId } from '../server/data/add-children.ts'

/** Number of repetitions of the demo child's work: 4,250 answers. */
const timesAYear = 10
const daysApart = 30
/** The runs of each repetition are numbered from another multiple of this number. */
const runsApart = 100
export const groupSize = 30
export const benchGroupId = firstCopyId
export const demoUsername = 'begeleider@voorbeeldschool.nl'
export const supervisorName = 'juf@bench.test'

/** Gives all copies a year of work, and puts the first ones in a group. The server must not be running. */
export function addYear(dataDir: string): void {
  const db = new Sqlite(join(dataDir, 'letterliaan.db'))
  db.pragma('synchronous = OFF')
  db.pragma('foreign_keys = OFF')
  db.transaction(() => {
    const shift = timesAYear * daysApart * daySeconds
    db.exec(`UPDATE answer SET created_at = created_at - ${shift}, started_at = started_at - ${shift}`)
    db.exec(`UPDATE run SET started_at = started_at - ${shift}, completed_at = completed_at - ${shift}`)
    const ofFirst = `s.student_id > ${firstCopyId} AND s."number" < ${runsApart}`
    for (let k = 1; k < timesAYear; k++) {
      const later = (column: string): string => `s."${column}" + ${k * daysApart * daySeconds}`
      const times = { started_at: later('started_at') }
      copyRows(
        db,
        'answer',
        ofFirst.replace('number', 'run'),
        1,
        { ...times, created_at: later('created_at'), run: `s.run + ${k * runsApart}` },
        ['id'],
      )
      copyRows(db, 'run', ofFirst, 1, {
        ...times,
        completed_at: later('completed_at'),
        number: `s."number" + ${k * runsApart}`,
      })
    }
    addGroup(db)
  })()
  db.close()
}

function addGroup(db: Sqlite.Database): void {
  const own = { organisation_id: String(firstCopyId) }
  copyRows(db, 'user', `s.username = '${demoUsername}'`, 1, {
    ...own,
    id: String(firstCopyId),
    username: `'${supervisorName}'`,
    email: `'${supervisorName}'`,
    channel_id: `'${supervisorName}'`,
  })
  copyRows(db, 'group', 's.id = 1', 1, { ...own, id: String(benchGroupId) })
  const inGroup = { ...own, group_id: String(benchGroupId) }
  copyRows(db, 'group_supervisor', 's.group_id = 1 AND s.user_id = 1', 1, {
    ...inGroup,
    user_id: String(firstCopyId),
  })
  const members = `s.student_id = (SELECT min(student_id) FROM group_student)`
  for (const table of ['group_student', 'group_membership'])
    copyRows(db, table, members, groupSize, { ...inGroup, student_id: `${firstCopyId} + k` })
}

/** Makes the group's answers of its last days pending for the fold. Returns the number of their runs. */
export function makeLastDaysPending(dataDir: string, days: number): number {
  const db = new Sqlite(join(dataDir, 'letterliaan.db'))
  const { changes } = db
    .prepare(
      `INSERT INTO pending_run (organisation_id, student_id, exercise_id, difficulty, run, answer_id)
       SELECT organisation_id, student_id, exercise_id, difficulty, run, min(id)
       FROM answer WHERE student_id BETWEEN :first AND :last AND kind = 'answer'
         AND created_at > (SELECT max(created_at) FROM answer WHERE student_id = :first) - :seconds
       GROUP BY organisation_id, student_id, exercise_id, difficulty, run`,
    )
    .run({ first: firstCopyId + 1, last: firstCopyId + groupSize, seconds: days * daySeconds })
  db.close()
  return changes
}

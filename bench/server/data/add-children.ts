import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { copyRows } from './copy-rows.ts'

const schoolSize = 400
/** Ids of the copies start here, much higher than those of the demo. */
export const firstCopyId = 1_000_000

interface Template {
  readonly student: number
  readonly user: number
  readonly organisation: number
  readonly firstStep: number
  readonly steps: number
}

export const formatUsername = (k: number): string => `kind${k}@bench.test`

/** Copies a demo child and its work, with the same password, in schools of 400. Needs a stopped server. */
export function addChildrenToMeasure(dataDir: string, username: string, copies: number): void {
  const db = new Sqlite(join(dataDir, 'letterliaan.db'))
  // An interrupted run is discarded, so it needs no journal, which would be as large as the file. SQLite
  // calls that unsafe.
  db.unsafeMode()
  db.pragma('journal_mode = OFF')
  db.pragma('synchronous = OFF')
  db.pragma('foreign_keys = OFF')
  const template = findTemplate(db, username)
  db.transaction(() => {
    addAll(db, template, copies)
    addWholePath(db)
  })()
  db.pragma('journal_mode = WAL')
  db.close()
}

function findTemplate(db: Sqlite.Database, username: string): Template {
  const row = db
    .prepare(
      `SELECT student.id AS student, student.user_id AS user, student.organisation_id AS organisation,
         min(step.id) AS firstStep, max(step.id) - min(step.id) + 1 AS steps
       FROM user JOIN student ON student.user_id = user.id JOIN step ON step.student_id = student.id
       WHERE user.username = ?`,
    )
    .get(username)
  return row as Template
}

function addAll(db: Sqlite.Database, template: Template, copies: number): void {
  const { student, user, organisation, firstStep, steps } = template
  const organisation_id = `${firstCopyId} + (k - 1) / ${schoolSize}`
  const student_id = `${firstCopyId} + k`
  const stepOf = (column: string): string => `${firstCopyId} + k * ${steps} + s."${column}" - ${firstStep}`
  const own = { organisation_id, student_id }
  const work = {
    ...own,
    step_id: stepOf('step_id'),
    exercise_id: `(${stepOf('step_id')}) * 100 + s.exercise_id % 100`,
  }
  const ofStudent = `s.student_id = ${student}`

  const schools = Math.ceil(copies / schoolSize)
  copyRows(db, 'organisation', `s.id = ${organisation}`, schools, {
    id: `${firstCopyId} + k - 1`,
    name: `'School ' || k`,
  })
  copyRows(
    db,
    'subscription',
    `s.organisation_id = ${organisation} AND s.user_id IS NULL`,
    schools,
    { organisation_id: `${firstCopyId} + k - 1` },
    ['id'],
  )
  copyRows(db, 'user', `s.id = ${user}`, copies, {
    organisation_id,
    id: student_id,
    username: `'kind' || k || '@bench.test'`,
    email: `'kind' || k || '@bench.test'`,
    channel_id: `'channel-' || k`,
  })
  copyRows(db, 'student', `s.id = ${student}`, copies, {
    organisation_id,
    id: student_id,
    user_id: student_id,
    identifier: `'bench-' || k`,
    school_key: `'bench-' || k`,
  })
  const nullable = (column: string): string =>
    `CASE WHEN s."${column}" IS NULL THEN NULL ELSE ${stepOf(column)} END`
  copyRows(db, 'step', ofStudent, copies, {
    ...own,
    id: stepOf('id'),
    required_step_id: nullable('required_step_id'),
    repeats_step_id: nullable('repeats_step_id'),
  })
  copyRows(db, 'student_exercise', ofStudent, copies, work)
  copyRows(db, 'run', ofStudent, copies, work)
  copyRows(db, 'answer', ofStudent, copies, work, ['id'])
  copyRows(db, 'word_memory', ofStudent, copies, own)
  copyRows(db, 'point', ofStudent, copies, own, ['id'])
  copyRows(db, 'activity', ofStudent, copies, own, ['id'])
  copyRows(db, 'student_badge', ofStudent, copies, own)
}

/** Gives the first copy every missing step of the curriculum, which makes 70 steps. */
function addWholePath(db: Sqlite.Database): void {
  const student_id = firstCopyId + 1
  const columns = (db.pragma('table_info("step")') as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => name !== 'id')
  const changes: Record<string, string> = {
    curriculum_step_id: 'c.id',
    phase_id: `json_extract(c.content, '$.world')`,
    position: `json_extract(c.content, '$.position')`,
    required_step_id: 'NULL',
    status: '-1',
    is_complete: '0',
    is_current: '0',
    highest_difficulty_completed: 'NULL',
    completed_at: 'NULL',
  }
  db.exec(`
    INSERT INTO step (${columns.map((name) => `"${name}"`).join(', ')})
    SELECT ${columns.map((name) => changes[name] ?? `s."${name}"`).join(', ')}
    FROM curriculum_step c, (SELECT * FROM step WHERE student_id = ${student_id} LIMIT 1) s
    WHERE c.is_current = 1 AND c.organisation_id IS NULL AND c.region IS NULL AND c.nr < 101
      AND c.id NOT IN (SELECT curriculum_step_id FROM step WHERE student_id = ${student_id})
    ORDER BY c.nr`)
}

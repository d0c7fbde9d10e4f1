import { join } from 'node:path'
import { analyse, likelyErrors } from '@letterliaan/dutch'
import Sqlite from 'better-sqlite3'
import { addChildren, firstCopyId } from '../server/data/add-children.ts'
import { copyRows } from '../server/data/copy-rows.ts'

const answersPerChild = 4000
const numWeeks = 40
const groupSize = 30
const supervisor = 'juf@bench.test'
const templates = ['LuisterTyp', 'KijkLees', 'OefenDictee', 'StapDictee', 'Blokken']

export interface SchoolYear {
  readonly supervisor: string
  readonly students: readonly number[]
  readonly groups: readonly number[]
  readonly numAnswers: number
}

interface BenchWord {
  readonly id: number
  readonly word: string
}

/**
 * Gives a school a year of answers, in the order in which they would have come in: a quarter is wrong, as children spell.
 * The server must not be running.
 */
export function addSchoolYear(dataDir: string, numChildren: number): SchoolYear {
  addChildren(dataDir, 'noor@voorbeeldschool.nl', numChildren)
  const db = new Sqlite(join(dataDir, 'letterliaan.db'))
  db.pragma('synchronous = OFF')
  db.pragma('foreign_keys = OFF')
  const students = Array.from({ length: numChildren }, (_, index) => firstCopyId + 1 + index)
  const groups = Array.from({ length: Math.ceil(numChildren / groupSize) }, (_, index) => firstCopyId + index)
  db.transaction(() => {
    addSupervisor(db)
    addGroups(db, students, groups)
    addAnswers(db, students)
  })()
  db.exec('ANALYZE')
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
  return { supervisor, students, groups, numAnswers: numChildren * answersPerChild }
}

/** All children in one school, with an administrator who sees them. */
function addSupervisor(db: Sqlite.Database): void {
  for (const table of ['user', 'student', 'step', 'word_memory'])
    db.exec(`UPDATE "${table}" SET organisation_id = ${firstCopyId} WHERE organisation_id >= ${firstCopyId}`)
  db.exec(`DELETE FROM answer WHERE organisation_id >= ${firstCopyId}`)
  const isDemo = `s.role = 'begeleider' AND s.organisation_id < ${firstCopyId}`
  const changes = {
    id: String(firstCopyId * 2),
    organisation_id: String(firstCopyId),
    role: `'beheerder'`,
    username: `'${supervisor}'`,
    email: `'${supervisor}'`,
    channel_id: `'channel-juf'`,
  }
  copyRows(db, 'user', isDemo, 1, changes)
}

function addGroups(db: Sqlite.Database, students: readonly number[], groups: readonly number[]): void {
  const group = db.prepare(`INSERT INTO "group" VALUES (?, ${firstCopyId}, ?, 2026, 5, 0, 0)`)
  for (const id of groups) group.run(id, `Groep ${id - firstCopyId}`)
  const member = db.prepare(`INSERT INTO group_student VALUES (${firstCopyId}, ?, ?)`)
  const since = db.prepare(`INSERT INTO group_membership VALUES (${firstCopyId}, ?, ?, 0, NULL)`)
  for (const [index, id] of students.entries()) {
    const group_id = groups[Math.floor(index / groupSize)]
    member.run(group_id, id)
    since.run(group_id, id)
  }
}

function addAnswers(db: Sqlite.Database, students: readonly number[]): void {
  const words = db.prepare('SELECT id, word FROM word').all() as BenchWord[]
  const misspelt = words.map(({ word }) =>
    likelyErrors(analyse(word), 12).map(({ answer, tag }) => ({ answer, tag })),
  )
  const firstStep = new Map(
    (
      db.prepare('SELECT student_id AS id, min(id) AS step FROM step GROUP BY 1').all() as {
        id: number
        step: number
      }[]
    ).map(({ id, step }) => [id, step]),
  )
  const insert =
    db.prepare(`INSERT INTO answer (organisation_id, student_id, step_id, exercise_id, run, template, word_id,
    difficulty, kind, input, is_right, time_ms, hints, cheats, error_class, started_at, created_at)
    VALUES (${firstCopyId}, ?, ?, ?, ?, ?, ?, 2, ?, ?, ?, 6000, ?, 0, ?, ?, ?)`)
  const perWeek = answersPerChild / numWeeks
  const start = Math.floor(Date.now() / 1000) - numWeeks * 7 * 86_400
  for (let week = 0; week < numWeeks; week++) {
    for (const student of students) {
      const step = firstStep.get(student) ?? 0
      for (let at = 0; at < perWeek; at++) {
        const index = (week * 60 + at + (student % 7)) % words.length
        const { id = 0, word = '' } = words[index] ?? {}
        const errors = misspelt[index] ?? []
        const error = Math.random() < 0.25 ? errors[Math.floor(Math.random() * errors.length)] : undefined
        const exercise = Math.floor(at / 10)
        const time = start + week * 7 * 86_400 + exercise * 300 + at * 10
        const template = templates[exercise % templates.length]
        const tag = error ? `${error.tag}:kg-K` : null
        const hints = Math.random() < 0.1 ? 1 : 0
        const move = ['answer', error?.answer ?? word, error ? 0 : 1, hints, tag]
        insert.run(student, step, step * 100 + exercise, week + 1, template, id, ...move, time - 6, time)
      }
    }
  }
}

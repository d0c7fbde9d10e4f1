import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../../../clock.ts'
import { encodeJson } from '../../../../db/json.ts'
import { isOwnedByChildren } from '../../../../db/personal-data/children.ts'
import { listKeyColumns, type ChildTableName } from '../../../../db/personal-data/table-descriptions.ts'
import { createRowGenerator, makeRowsOfChild } from '../../../../testing/generated-rows.ts'
import { logIn } from '../../../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { exportedTables, leftOutTables } from './exported-tables.ts'
import { texts } from './texts.ts'
import { limitDatabase } from '../../../../db/limit-to-organisation.ts'
import { addRows, findRow } from '../../../../testing/rows.ts'

const app = await useTestApp()
const school = await makeSchool(app)
const supervisor = await logIn(app, await makeSupervisor(app, school, 'beheerder'))

const ask = ({ student_id: id }: TestChild, caller = supervisor) =>
  caller.call('GET /api/v1/begeleider/student/:id/file.zip', { params: { id } })

async function readFile(child: TestChild, caller = supervisor) {
  const { status, body } = await ask(child, caller)
  expect(status).toBe(200)
  const entries = Object.entries(unzipSync(new Uint8Array(body)))
  const files = Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]))
  const json = JSON.parse(files['leerling.json'] ?? '') as {
    readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  }
  return { files, json, all: Object.values(files).join('\n') }
}

const keysIn = (table: ChildTableName, rows: readonly Record<string, unknown>[]): string[] =>
  rows
    .map((row) => JSON.stringify(listKeyColumns(table).map((name) => row[name])))
    .toSorted((a, b) => a.localeCompare(b))

async function keysOf(
  table: ChildTableName,
  { organisation_id, student_id, user_id }: TestChild,
): Promise<string[]> {
  const { queries } = limitDatabase(app.database, organisation_id)
  const isOfChild = isOwnedByChildren(queries, table, { student: [student_id], user: [user_id] })
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from ${sql.table(table)} where ${isOfChild}`.execute(queries)
  return keysIn(table, rows)
}

test('AVG-1 the file has every row of the child, and a reason for each table that is left out', async () => {
  const child = await makeChild(app, school)
  await makeRowsOfChild(app, child)
  const expected = new Map<string, string[]>()
  for (const { table } of exportedTables) {
    // Making the file adds a row to the audit log.
    if (table !== 'audit_student') expected.set(table, await keysOf(table, child))
  }
  const { files, json } = await readFile(child)
  expect(json).toMatchObject({ format: 'letterliaan-child', version: 1 })
  for (const [table, keys] of expected) {
    expect(keys.length, table).toBeGreaterThan(0)
    const rows = json.tables[table] ?? []
    expect(keysIn(table as ChildTableName, rows), table).toEqual(keys)
  }
  expect(json.tables['audit_student']?.map(({ action }) => action)).toContain('child_file_made')
  const index = files['index.html'] ?? ''
  for (const { name, table } of exportedTables) {
    expect(index).toContain(`<h2>${name}</h2>`)
    expect(files[`tabellen/${table}-1.html`], table).toContain('<table>')
  }
  expect(leftOutTables.map(({ table }) => table).toSorted()).toEqual(Object.keys(texts.reasons).toSorted())
  for (const { table } of leftOutTables) expect(index).toContain(texts.reasons[table])
  expect(index).not.toContain('<script')
})

test('AVG-1 the file has no secret and does not name colleagues or other children', async () => {
  const child = await makeChild(app, school)
  const other = await makeChild(app, school)
  const { queries } = app.database
  const name = { first_name: 'Anderkindzq', last_name: 'Achterzq' }
  await queries.updateTable('student').set(name).where('id', '=', other.student_id).execute()
  await queries.updateTable('user').set({ name: 'Juf Collegazq' }).where('name', '=', 'Juf').execute()
  await makeRowsOfChild(app, child)
  const notes = 'Samen met Anderkindzq Achterzq.'
  await queries.updateTable('step').set({ notes }).where('student_id', '=', child.student_id).execute()
  const entries = encodeJson([{ notes }])
  await queries.updateTable('path').set({ entries }).where('student_id', '=', child.student_id).execute()
  const note = { text: 'Ruzie met Anderkindzq Achterzq, zegt Juf Collegazq.', follow_up_on: null }
  const params = { id: child.student_id }
  await supervisor.call('POST /api/v1/begeleider/student/:id/note', { params, body: note })
  const body = { message: 'Goed zo!' }
  await supervisor.call('POST /api/v1/begeleider/student/:id/encouragement', { params, body })
  const { body: badges } = await supervisor.call('GET /api/v1/begeleider/student/:id/badge', { params })
  const badge_id = badges.find(({ student_has_badge }) => !student_has_badge)?.id ?? 0
  const badge = { badge_id, message: 'Omdat je Anderkindzq Achterzq hielp.' }
  await supervisor.call('POST /api/v1/begeleider/student/:id/badge', { params, body: badge })
  const { organisation_id } = child
  const audit = {
    organisation_id,
    user_id: null,
    created_at: getNowSeconds(app.clock),
    action: 'roster_imported',
  }
  const detail = encodeJson({ student_ids: [child.student_id, other.student_id] })
  const { id: audit_id } = await queries
    .insertInto('audit')
    .values({ ...audit, detail })
    .returning('id')
    .executeTakeFirstOrThrow()
  const about = { organisation_id, student_id: child.student_id, audit_id }
  await queries.insertInto('audit_student').values(about).execute()
  const { all, json } = await readFile(child)
  const { password_hash, channel_id } = await findRow(app, 'user', { id: child.user_id })
  for (const hidden of [password_hash, channel_id, 'Anderkindzq', 'Achterzq', 'Collegazq'])
    expect(all, hidden).not.toContain(hidden)
  expect(all).toContain('Ruzie met een ander kind, zegt een begeleider.')
  expect(JSON.stringify(json.tables['activity'])).toContain('Omdat je een ander kind hielp.')
  expect(JSON.stringify(json.tables['audit_student'])).not.toContain('student_ids')
})

test('AVG-1 the file escapes markup that a child wrote', async () => {
  const child = await makeChild(app, school)
  const caller = await logIn(app, child.username)
  const note = { date: 1_790_000_000, title: '<script>alert(1)</script>', text: '"&' }
  await caller.call('POST /api/v1/note', { body: note })
  const { files } = await readFile(child)
  expect(files['tabellen/note-1.html']).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('AVG-1 the file has each of thousands of answers once, on several pages', async () => {
  const child = await makeChild(app, school)
  const make = await createRowGenerator(app.database.queries)
  const { organisation_id, student_id, user_id, steps } = child
  const answer = await make('answer', { organisation_id, student_id, user_id, step_id: steps[0] })
  const { id: _, ...row } = answer
  const rows = Array.from({ length: 100 }, () => row)
  for (let made = 0; made < 61; made++) await addRows(app, 'answer', rows as never)
  const { json, files } = await readFile(child)
  const ids = (json.tables['answer'] ?? []).map(({ id }) => id)
  expect([ids.length, new Set(ids).size]).toEqual([6101, 6101])
  expect(Object.keys(files).filter((name) => name.includes('/answer-'))).toHaveLength(2)
})

test('AVG-1 the audit log has an event for the download', async () => {
  const child = await makeChild(app, school)
  await readFile(child)
  const made = await app.database.queries
    .selectFrom('audit')
    .innerJoin('audit_student', 'audit_student.audit_id', 'audit.id')
    .select('audit.action')
    .where('audit_student.student_id', '=', child.student_id)
    .execute()
  expect(made.map(({ action }) => action)).toContain('child_file_made')
})

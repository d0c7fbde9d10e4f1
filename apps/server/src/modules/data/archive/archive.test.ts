import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { movesWithOrganisation, tableNames } from '../../../db/personal-data/table-descriptions.ts'
import { AuditEvent } from '../../../events/audit-event.ts'
import { createCaller, logIn } from '../../../testing/http.ts'
import { createIdNamer, exportTo, numberTablesFrom } from '../../../testing/moved-school.ts'
import { groupExercises, getStep, playExercise } from '../../../testing/player.ts'
import { makeSchoolToMove } from '../../../testing/school-to-move.ts'
import { useTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readParts } from '../../../testing/zip.ts'
import { archivedTables, nameTablePart } from './format/names.ts'
import { importOrganisation } from './import/import-organisation.ts'
import { auditFieldTables } from './rows/audit-references.ts'
import { findRow } from '../../../testing/rows.ts'

/** The two installations number rows from different values, so no ids are equal. */
const [here, there] = [100_000_000, 300_000_000]

const from = await useTestApp()
const to = await useTestApp()
await numberTablesFrom(from, here)
await numberTablesFrom(to, there)
const school = await makeSchoolToMove(from)
const file = await exportTo(from, school.child.organisation_id)
const { organisation_id } = await importOrganisation(
  { database: to.database, files: to.files, now: 1_800_000_000 },
  file,
)

const findStudent = (app: TestApp, username: string) =>
  app.database.queries
    .selectFrom('student')
    .innerJoin('user', 'user.id', 'student.user_id')
    .select('student.id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()

test('AVG-2 an imported school has the files of the exported one', async () => {
  const [before, after] = [await readParts(file), await readParts(await exportTo(to, organisation_id))]
  const files = Object.keys(before).filter((name) => name.startsWith('files/'))
  expect(files.length).toBeGreaterThan(1)
  for (const name of files) expect(after[name]?.equals(before[name] ?? Buffer.of()), name).toBe(true)
  expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted())
})

test('AVG-2 an imported school contains no id of the installation it came from', async () => {
  const after = await readParts(await exportTo(to, organisation_id))
  const isOfHere = (number: number): boolean => number >= here && number < here + 60_000_000
  const found = archivedTables.flatMap((table) =>
    [...(after[nameTablePart(table)]?.toString() ?? '').matchAll(/"([a-z_]+)\\?":(\d{9,11})(?!\d)/g)]
      .filter(([, column]) => column !== 'seed')
      .map(([, column, digits]) => ({ table, column, number: Number(digits) }))
      .filter(({ number }) => isOfHere(number) || isOfHere(Math.floor(number / 100))),
  )
  expect(found).toEqual([])
})

test('AVG-2 the hash of an own step is computed from its content with the new ids', async () => {
  const steps = await to.database.queries
    .selectFrom('curriculum_step')
    .select(['content', 'content_hash'])
    .where('organisation_id', '=', organisation_id)
    .where('content_hash', '<>', '')
    .execute()
  expect(steps.length).toBeGreaterThan(0)
  for (const { content, content_hash } of steps)
    expect(createHash('sha256').update(content).digest('hex')).toBe(content_hash)
})

test('AVG-2 in an imported school a child logs in and plays, and supervisors read the same about the child', async () => {
  const [childHere, childThere] = await Promise.all(
    [from, to].map((app) => logIn(app, school.player.username)),
  )
  if (!childHere || !childThere) throw new Error('Both log in.')
  const [pathHere, pathThere] = await Promise.all(
    [childHere, childThere].map(async (child) => (await child.call('GET /api/v1/step')).body['1']),
  )
  const shown = (steps: typeof pathHere) =>
    steps?.map(({ label, status, is_complete }) => [label, status, is_complete])
  expect(shown(pathThere)).toEqual(shown(pathHere))

  const staff = await findRow(to, 'user', { organisation_id, role: 'beheerder' }, ['username', 'id'])
  const readers = await Promise.all([from, to].map((app) => logIn(app, staff.username)))
  const dossiers = await Promise.all(
    readers.map(async (reader, at) => {
      const { id } = await findStudent(at === 0 ? from : to, school.player.username)
      const params = { id }
      const told = await Promise.all([
        reader.call('GET /api/v1/begeleider/student/:id/insight', { params }),
        reader.call('GET /api/v1/begeleider/student/:id/session', { params }),
        reader.call('GET /api/v1/begeleider/student/:id/history', { params }),
      ])
      expect(told.map(({ status }) => status)).toEqual([200, 200, 200])
      return told.map(({ body }) => body)
    }),
  )
  const [dossierHere, dossierThere] = dossiers.map((dossier) => JSON.stringify(dossier))
  const [nameHere, nameThere] = [await createIdNamer(from, here), await createIdNamer(to, there)]
  expect(nameThere(dossierThere ?? '')).toBe(nameHere(dossierHere ?? '-'))

  const step = await getStep(childThere, pathThere?.[0]?.id ?? 0)
  const played = await playExercise(childThere, groupExercises(step).practise[0] ?? 0, 3)
  expect(played.is_complete).toBe(true)
})

test('AVG-2 an archive has no token, login card, link or device', async () => {
  const staying = tableNames.filter((table) => !movesWithOrganisation(table))
  expect(staying).toEqual(
    expect.arrayContaining([
      'token',
      'token_family',
      'exchange_token',
      'home_link',
      'password_reset',
      'group_device',
      'pairing_code',
    ]),
  )
  const names = Object.keys(await readParts(file))
  expect(staying.filter((table) => names.includes(nameTablePart(table)))).toEqual([])
})

test('AVG-2 the import knows every field of an audit event that refers to a row', () => {
  const fields = new Set(AuditEvent.options.flatMap(({ shape }) => Object.keys(shape)))
  const named = [...fields].filter((field) => /(^|_)ids?$/.test(field) && field !== 'exercise_id')
  expect(named.filter((field) => auditFieldTables[field] === undefined)).toEqual([])
})

test('AVG-2 a school is not imported if its usernames are taken, and the error names them', async () => {
  const again = importOrganisation({ database: to.database, files: to.files, now: 1_800_000_000 }, file)
  await expect(again).rejects.toThrow(school.player.username)
  const organisations = await to.database.queries.selectFrom('organisation').select('id').execute()
  expect(organisations).toEqual([{ id: organisation_id }])
  const files = await to.database.queries.selectFrom('stored_file').select('organisation_id').execute()
  expect(files.length).toBeGreaterThan(0)
  expect(files.every((stored) => stored.organisation_id === organisation_id)).toBe(true)
})

test('AVG-2 an administrator downloads the archive of its own school, and the audit log records it', async () => {
  const administrator = createCaller(from, await school.logInAs('administrator'))
  const { status, headers, body } = await administrator.call(
    'GET /api/v1/begeleider/organisation/archive.zip',
  )
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="school-[\d-]{10}\.zip"$/)
  const sent = join(from.folder, 'sent.zip')
  await writeFile(sent, Buffer.from(body))
  const parts = await readParts(sent)
  const [row] = (parts['tables/organisation.ndjson']?.toString() ?? '').split('\n')
  expect(JSON.parse(row ?? '')).toMatchObject({ id: school.child.organisation_id })
  expect(parts['tables/audit.ndjson']?.toString()).toContain('"organisation_exported"')
})

test('AVG-2 the download returns a conflict that names the row if the archive cannot be imported', async () => {
  await from.database.queries.updateTable('pronunciation').set({ groups: '{' }).execute()
  const administrator = createCaller(from, await school.logInAs('administrator'))
  const { status, problem } = await administrator.call('GET /api/v1/begeleider/organisation/archive.zip')
  expect([status, problem.detail]).toEqual([
    409,
    expect.stringMatching(/Het gaat om de tabel pronunciation, de rij met /),
  ])
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Privacy } from '@letterliaan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nowSeconds } from '../../../clock.ts'
import { encodeJson } from '../../../db/json.ts'
import { claimNames } from '../../../db/names/names.ts'
import type { Table } from '../../../db/personal-data/description.ts'
import {
  childTables,
  describe as describeTable,
  tableNames,
} from '../../../db/personal-data/read-description.ts'
import { createRowMaker } from '../../../testing/generated-rows.ts'
import { logIn, requestTokens, type TestCaller } from '../../../testing/http.ts'
import { interventionPlan } from '../../../testing/intervention.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  testPassword,
  type TestChild,
  type TestSchool,
} from '../../../testing/school.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { erasedListName, readErasedList } from './erased-list.ts'
import { createEraser } from './run-erasures.ts'
import { scrubErased } from './scrub-erased.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let school: TestSchool
let administrator: TestCaller
let second: TestCaller
let supervisor: TestCaller
let supervisorName: string
let count = 0
beforeEach(async () => {
  count++
  school = await makeSchool(app)
  administrator = await logIn(app, await makeSupervisor(app, school, 'beheerder'))
  second = await logIn(app, await makeSupervisor(app, school, 'beheerder'))
  supervisorName = await makeSupervisor(app, school)
  supervisor = await logIn(app, supervisorName)
})

const now = () => nowSeconds(app.clock)
const run = () => app.eraser.run(now())

const noFiles = { removeRecording: async () => {}, removePicture: async () => {} }
const schoolKeyOf = async ({ student_id }: TestChild): Promise<string> => {
  const school_key = `wacht-${student_id}`
  await app.database.queries.updateTable('student').set({ school_key }).where('id', '=', student_id).execute()
  return school_key
}

const askFor = (body: object, caller = administrator) =>
  caller.call('POST /api/v1/begeleider/erasure', { body })
const askForChild = ({ student_id }: TestChild, caller = administrator) =>
  askFor({ subject: 'child', student_ids: [student_id] }, caller)
const idOf = ({ erasures }: Privacy): number => erasures[0]?.id ?? 0
const confirm = (id: number, caller = second) =>
  caller.call('POST /api/v1/begeleider/erasure/:id/confirm', { params: { id } })
const cancel = (id: number, caller = second) =>
  caller.call('POST /api/v1/begeleider/erasure/:id/cancel', { params: { id } })
const readPrivacy = async () => (await administrator.call('GET /api/v1/begeleider/privacy')).body

/** A child whose every name and key is found nowhere else, with a row in each table. */
async function makeNamedChild() {
  const child = await makeChild(app, school)
  const names = {
    first_name: `Voornaamzq${count}`,
    last_name: `Achternaamzq${count}`,
    screen_name: `Spelnaamzq${count}`,
    identifier: `identifierzq${count}`,
    school_key: `schoolkeyzq${count}`,
    eckid: `eckidzq${count}`,
  }
  const account = {
    username: `kindzq${count}@school.test`,
    email: `mailzq${count}@school.test`,
    channel_id: `kanaalzq${count}`,
  }
  const { queries } = app.database
  await app.database.transaction((transaction) =>
    claimNames(transaction, 'username', child.organisation_id, [account.username]),
  )
  await queries.updateTable('student').set(names).where('id', '=', child.student_id).execute()
  await queries
    .updateTable('user')
    .set({ ...account, name: names.first_name })
    .where('id', '=', child.user_id)
    .execute()
  const texts = [...Object.values(names), ...Object.values(account)]
  return {
    child: { ...child, username: account.username },
    texts,
    name: `${names.first_name} ${names.last_name}`,
    first: names.first_name,
  }
}

async function fillTables(child: TestChild, tables: readonly Table[] = childTables): Promise<void> {
  const { queries } = app.database
  const make = await createRowMaker(queries)
  const { organisation_id, student_id, user_id, steps } = child
  const given = { organisation_id, student_id, user_id, step_id: steps[0] }
  for (const table of tables.toReversed()) {
    if (table === 'student' || table === 'user') continue
    const family = await queries
      .selectFrom('token_family')
      .select('id')
      .where('user_id', '=', child.user_id)
      .executeTakeFirst()
    await make(table, { ...given, family_id: family?.id })
  }
}

/** Where one of these texts stands in any column of any table. */
async function findInTables(texts: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const { name: table, columns } of await app.database.queries.introspection.getTables())
    for (const { name: column } of columns)
      for (const text of texts) {
        const { rows } = await sql`
          select 1 from ${sql.table(table)} where lower(cast(${sql.ref(column)} as text)) like lower(${`%${text}%`})
        `.execute(app.database.queries)
        if (rows.length > 0) found.push(`${table}.${column}: ${text}`)
      }
  return found
}

/** Where one of these texts stands in the bytes of any file, the database's own too. */
const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined

/** The files of a PostgreSQL cluster are its own. */
async function findInFiles(texts: readonly string[]): Promise<string[]> {
  if (isPostgres) return []
  const entries = await readdir(app.folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((file) => file.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    for (const text of texts) if (path.includes(text) || bytes.includes(text)) found.push(`${path}: ${text}`)
  }
  return found
}

const nightAfter = () => now() + 2 * daySeconds

describe('AVG-3 a child', () => {
  test('leaves nothing of its names and keys in any table or file, nor in the bytes of the database', async () => {
    const { child, texts, name, first } = await makeNamedChild()
    await fillTables(child)
    const other = await makeChild(app, school)
    const plan = {
      ...interventionPlan,
      label: `Plan van ${first}`,
      student_ids: [child.student_id, other.student_id],
    }
    await supervisor.call('POST /api/v1/begeleider/intervention', { body: plan })
    const note = { text: `Werkt goed samen met ${name}.`, follow_up_on: null }
    const aboutOther = { params: { id: other.student_id }, body: note }
    await supervisor.call('POST /api/v1/begeleider/student/:id/note', {
      ...aboutOther,
      headers: { 'idempotency-key': `sleutel-${count}` },
    })
    await supervisor.call('POST /api/v1/begeleider/student/:id/encouragement', {
      params: { id: child.student_id },
      body: { message: `Goed zo, ${first}!` },
    })
    await app.database.queries
      .insertInto('roster_import')
      .values({
        organisation_id: school.organisation_id,
        user_id: (await findUser(supervisorName)).id,
        kind: 'import',
        changes: encodeJson({
          added: [],
          changed: [
            {
              student_id: child.student_id,
              before: { first_name: first, school_key: texts[4] },
              joined: [],
              left: [],
            },
          ],
          archived: [],
          returned: [],
          newGroups: [],
          changedGroups: [],
        }),
        created_at: now(),
        undone_at: null,
      })
      .execute()
    expect((await findInTables(texts)).length).toBeGreaterThan(8)
    expect((await findInFiles(texts)).length > 0 || isPostgres).toBe(true)

    const asked = await askForChild(child)
    expect(asked.status).toBe(201)
    await confirm(idOf(asked.body))
    await run()
    expect(await findInTables(texts)).toEqual([])
    await scrubErased(app.database, nightAfter())
    expect(await findInFiles(texts)).toEqual([])
    const [kept] = (
      await supervisor.call('GET /api/v1/begeleider/student/:id/note', { params: aboutOther.params })
    ).body
    expect(kept?.text).toBe('Werkt goed samen met een gewist kind.')
  })

  test('is gone from every table that has its number, and the log keeps only that something was done', async () => {
    const { child } = await makeNamedChild()
    await fillTables(child)
    await confirm(idOf((await askForChild(child)).body))
    await run()
    for (const table of tableNames) {
      const described = describeTable(table)
      const columns = [...('by' in described ? [described.by] : []), ...(described.people ?? [])]
      for (const column of columns.filter((one) => one === 'student_id' || one === 'user_id')) {
        const id = column === 'student_id' ? child.student_id : child.user_id
        const { rows } =
          await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
            app.database.queries,
          )
        expect([table, column, rows.length]).toEqual([table, column, 0])
      }
    }
    const log = await app.database.queries
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('organisation_id', '=', school.organisation_id)
      .where('action', '=', 'child_erasure_asked')
      .execute()
    expect(log).toEqual([{ action: 'child_erasure_asked', detail: '{"student_ids":[]}' }])
  })

  test('waits seven days to the second, out of reach and out of its sessions; then it goes', async () => {
    const { child } = await makeNamedChild()
    const playing = await logIn(app, child.username)
    const asked = (await askForChild(child)).body
    const due_at = asked.erasures[0]?.due_at ?? 0
    expect(due_at).toBe(now() + 7 * daySeconds)
    expect((await playing.call('GET /api/v1/user/me/')).status).toBe(401)
    expect(
      (await requestTokens(app, { grant_type: 'password', username: child.username, password: testPassword }))
        .status,
    ).not.toBe(200)
    await app.eraser.run(due_at - 1)
    expect((await readPrivacy()).erasures[0]).toMatchObject({
      done_at: null,
      name: expect.stringContaining('Voornaam'),
    })
    await app.eraser.run(due_at)
    expect((await readPrivacy()).erasures[0]).toMatchObject({ done_at: due_at, name: null })
  })

  test('can be kept until then: it is back where it was, and nothing goes', async () => {
    const { child } = await makeNamedChild()
    const id = idOf((await askForChild(child)).body)
    expect((await cancel(id)).body.erasures).toEqual([])
    await app.eraser.run(now() + 8 * daySeconds)
    expect((await logIn(app, child.username)) !== null).toBe(true)
    expect((await cancel(id)).status).toBe(404)
  })

  test('is not brought back out of the archive by a supervisor, nor by a list', async () => {
    const { child } = await makeNamedChild()
    const id = idOf((await askForChild(child)).body)
    const back = { student_ids: [child.student_id], is_archived: false }
    const refused = await supervisor.call('POST /api/v1/begeleider/roster/archive', { body: back })
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringContaining('Een beheerder kan dat terugnemen'),
    ])
    const preview = await administrator.call('POST /api/v1/begeleider/roster/preview', {
      upload: new Blob([`Leerlingnummer;Voornaam;Achternaam\n${await schoolKeyOf(child)};Terug;Gekomen`], {
        type: 'application/octet-stream',
      }),
    })
    const [row] = preview.body.rows
    const decision = { row: row?.row, action: 'update', student_id: child.student_id }
    const body = { decisions: [decision], archive: [], is_complete: false }
    await administrator.call('POST /api/v1/begeleider/roster/import', { body })
    const archived = await administrator.call('GET /api/v1/begeleider/student', {
      query: { archived: 'true' },
    })
    expect(archived.body.map((student) => student.id)).toContain(child.student_id)
    await cancel(id)
    expect((await readPrivacy()).erasures).toEqual([])
  })

  test('who was in the archive already stays in it when it is kept', async () => {
    const child = await makeChild(app, school)
    const body = { student_ids: [child.student_id], is_archived: true }
    await supervisor.call('POST /api/v1/begeleider/roster/archive', { body })
    app.clock.advance(60)
    await cancel(idOf((await askForChild(child)).body))
    const archived = await supervisor.call('GET /api/v1/begeleider/student', { query: { archived: 'true' } })
    expect(archived.body.map(({ id }) => id)).toContain(child.student_id)
  })

  test('who asked can not confirm; a second administrator can, and then it can not be taken back', async () => {
    const { child } = await makeNamedChild()
    const id = idOf((await askForChild(child)).body)
    const own = await confirm(id, administrator)
    expect([own.status, own.problem.detail]).toEqual([409, expect.stringContaining('andere beheerder')])
    expect((await confirm(id)).status).toBe(200)
    await run()
    expect((await cancel(id)).status).toBe(409)
    expect((await confirm(id)).status).toBe(200)
  })

  test('is asked for by an administrator alone, of its own school', async () => {
    const { child } = await makeNamedChild()
    expect((await askForChild(child, supervisor)).status).toBe(403)
    const elsewhere = await logIn(app, await makeSupervisor(app, await makeSchool(app), 'beheerder'))
    expect((await askForChild(child, elsewhere)).status).toBe(404)
    const id = idOf((await askForChild(child)).body)
    expect((await confirm(id, elsewhere)).status).toBe(404)
    expect((await cancel(id, elsewhere)).status).toBe(404)
  })

  test('what was broken off goes on: what is left of the child is erased at the next run', async () => {
    const { child, texts } = await makeNamedChild()
    await fillTables(child)
    const id = idOf((await askForChild(child)).body)
    const { queries } = app.database
    await queries
      .updateTable('erasure')
      .set({ confirmed_at: now(), started_at: now() })
      .where('id', '=', id)
      .execute()
    await queries.deleteFrom('answer').where('student_id', '=', child.student_id).execute()
    await queries.schema.alterTable('home_link').renameTo('elsewhere').execute()
    await expect(run()).rejects.toThrow('tried again')
    await queries.schema.alterTable('elsewhere').renameTo('home_link').execute()
    expect((await findInTables(texts)).length).toBeGreaterThan(0)
    await run()
    expect(await findInTables(texts)).toEqual([])
  })

  test('a backup that is put back knows from a list of numbers whom to erase again', async () => {
    const { child, texts } = await makeNamedChild()
    await confirm(idOf((await askForChild(child)).body))
    await run()
    const list = await readFile(join(app.folder, erasedListName), 'utf8')
    expect(JSON.parse(list)).toContainEqual({
      subject: 'child',
      id: child.student_id,
      created_at: expect.any(Number),
    })
    for (const text of texts) expect(list).not.toContain(text)
    // Another machine, with a folder of its own, that erased nobody.
    const file = join(app.folder, 'elsewhere', erasedListName)
    const elsewhere = createEraser({ database: app.database, files: noFiles, listFile: file })
    await elsewhere.run(now())
    expect(await readErasedList(file)).toContainEqual(expect.objectContaining({ id: child.student_id }))
  })
})

const findUser = (username: string) =>
  app.database.queries
    .selectFrom('user')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirstOrThrow()

describe('AVG-3 a member of staff', () => {
  const askForUser = async (username: string, caller = administrator) =>
    askFor({ subject: 'user', user_id: (await findUser(username)).id }, caller)

  test('leaves nothing of itself; what it made for the school stays, made by nobody', async () => {
    const { queries } = app.database
    const name = `Meester Naamzq${count}`
    const account = { name, email: `staffzq${count}@school.test`, username: `staffzq${count}@school.test` }
    const { id, channel_id } = await findUser(supervisorName)
    const texts = [`Naamzq${count}`, account.email, channel_id]
    await queries.updateTable('user').set(account).where('id', '=', id).execute()
    const child = await makeChild(app, school)
    const body = { text: 'Leest graag.', follow_up_on: null }
    await supervisor.call('POST /api/v1/begeleider/student/:id/note', {
      params: { id: child.student_id },
      body,
    })
    await supervisor.call('POST /api/v1/begeleider/student/:id/encouragement', {
      params: { id: child.student_id },
      body: { message: 'Goed zo!' },
    })
    await supervisor.call('POST /api/v1/begeleider/intervention', {
      body: { ...interventionPlan, guide: name, student_ids: [child.student_id] },
    })
    const make = await createRowMaker(queries)
    for (const table of tableNames)
      for (const column of describeTable(table).people ?? [])
        if (table !== 'student' && table !== 'erasure')
          await make(table, {
            ...school,
            student_id: child.student_id,
            step_id: child.steps[0],
            [column]: id,
          })
    const noted = await countNotes(child.student_id)
    const asked = await askForUser(account.username)
    expect(asked.status).toBe(201)
    await confirm(idOf(asked.body))
    await run()
    expect(await findInTables(texts)).toEqual([])
    await scrubErased(app.database, nightAfter())
    expect(await findInFiles(texts)).toEqual([])
    expect(await countNotes(child.student_id)).toBe(noted)
    // Rows were made of any role.
    await queries
      .updateTable('user')
      .set({ role: 'student' })
      .where('role', 'not in', ['student', 'begeleider', 'beheerder'])
      .execute()
    const colleagues = (await administrator.call('GET /api/v1/begeleider/supervisor')).body
    expect(colleagues.map((colleague) => colleague.id)).not.toContain(id)
    expect(colleagues.map((colleague) => colleague.name)).not.toContain('Een oud-medewerker')
  })

  const countNotes = async (student_id: number) =>
    (await administrator.call('GET /api/v1/begeleider/student/:id/note', { params: { id: student_id } })).body
      .length

  test('is out of its sessions at once', async () => {
    await askForUser(supervisorName)
    expect((await supervisor.call('GET /api/v1/begeleider/me')).status).toBe(401)
  })

  test('the last administrator can not be erased, also when two ask it of each other', async () => {
    const names = await app.database.queries
      .selectFrom('user')
      .select('username')
      .where('organisation_id', '=', school.organisation_id)
      .where('role', '=', 'beheerder')
      .orderBy('id')
      .execute()
    const [first = '', other = ''] = names.map(({ username }) => username)
    const asked = await Promise.all([askForUser(other, administrator), askForUser(first, second)])
    const [erased, refused] = asked.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(erased).toBe(201)
    // Whose account was closed first: its call comes too late, was never let in, or may be tried again.
    expect([401, 403, 404, 409, 503]).toContain(refused)
  })

  test('who became the last one while it waited stays', async () => {
    const names = await app.database.queries
      .selectFrom('user')
      .select(['id', 'username'])
      .where('organisation_id', '=', school.organisation_id)
      .where('role', '=', 'beheerder')
      .orderBy('id', 'desc')
      .execute()
    const { username = '', id = 0 } = names[0] ?? {}
    await askForUser(username)
    await app.database.queries
      .updateTable('user')
      .set({ role: 'begeleider' })
      .where('organisation_id', '=', school.organisation_id)
      .where('id', '<>', id)
      .execute()
    await app.eraser.run(now() + 8 * daySeconds)
    expect((await findUser(username)).id).toBe(id)
  })
})

describe('AVG-3 an organisation', () => {
  test('goes with all its people, its rows in every table and its files; another one keeps all', async () => {
    const neighbour = await makeChild(app, await makeSchool(app))
    const { child, texts } = await makeNamedChild()
    await fillTables(child)
    const make = await createRowMaker(app.database.queries)
    for (const table of tableNames) {
      if (
        'by' in describeTable(table) &&
        !(childTables as readonly Table[]).includes(table) &&
        table !== 'organisation'
      )
        await make(table, { ...school, student_id: child.student_id, step_id: child.steps[0] })
    }
    const wanted = await app.database.queries
      .selectFrom('organisation')
      .select('name')
      .where('id', '=', school.organisation_id)
      .executeTakeFirstOrThrow()
    expect(wanted.name).not.toBe('')
    const before = await countOf(neighbour.organisation_id)
    const asked = await askFor({ subject: 'organisation' })
    expect((await askFor({ subject: 'organisation' }, second)).status).toBe(409)
    await confirm(idOf(asked.body))
    await run()
    expect(await findInTables(texts)).toEqual([])
    expect(await countOf(school.organisation_id)).toEqual({ erasure: 1 })
    expect(await countOf(neighbour.organisation_id)).toEqual(before)
    await scrubErased(app.database, nightAfter())
    expect(await findInFiles(texts)).toEqual([])
    expect((await administrator.call('GET /api/v1/begeleider/privacy')).status).toBe(401)
  })

  /** Rows of an organisation in each table that has some. */
  async function countOf(organisation_id: number): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const { name, columns } of await app.database.queries.introspection.getTables()) {
      if (!columns.some((column) => column.name === 'organisation_id')) continue
      const { rows } =
        await sql`select 1 from ${sql.table(name)} where organisation_id = ${organisation_id}`.execute(
          app.database.queries,
        )
      if (rows.length > 0) counts[name] = rows.length
    }
    return counts
  }
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { encodeJson } from '../../../../db/json.ts'
import {
  getTableDescription as describeTable,
  tableNames,
  childTables,
} from '../../../../db/personal-data/table-descriptions.ts'
import { logIn, requestTokens } from '../../../../testing/http.ts'
import { interventionPlan } from '../../../../testing/intervention.ts'
import { makeChild, testPassword, type TestChild, makeSchool } from '../../../../testing/school.ts'
import { daySeconds } from '../../../../testing/test-clock.ts'
import { erasedListName, readErasedList } from './erased-list.ts'
import { createEraser } from './run-erasures.ts'
import { scrubErased } from './scrub-erased.ts'
import { useErasingSchool, getErasureId, isPostgres } from '../../../../testing/erasing-school.ts'
import { addRows, changeRows, findRows, findRow } from '../../../../testing/rows.ts'
import type { Table } from '../../../../db/personal-data/description.ts'
import { createRowGenerator, makeRowsOfChild } from '../../../../testing/generated-rows.ts'

const { at, now, run, askFor, confirm, makeNamedChild, findInTables, findInFiles, nightAfter, findUser } =
  useErasingSchool()

const noFiles = { removeRecording: async () => {}, removePicture: async () => {} }

const schoolKeyOf = async ({ student_id }: TestChild): Promise<string> => {
  const school_key = `wacht-${student_id}`
  await changeRows(at.app, 'student', { id: student_id }, { school_key })
  return school_key
}

const askForChild = ({ student_id }: TestChild, caller = at.administrator) =>
  askFor({ subject: 'child', student_ids: [student_id] }, caller)

const cancel = (id: number, caller = at.second) =>
  caller.call('POST /api/v1/begeleider/erasure/:id/cancel', { params: { id } })

const readPrivacy = async () => (await at.administrator.call('GET /api/v1/begeleider/privacy')).body

describe('AVG-3 an erased child', () => {
  test('leaves no row, name or key in any table or file, or in the bytes of the database', async () => {
    const { child, texts, name, first } = await makeNamedChild()
    await makeRowsOfChild(at.app, child)
    const other = await makeChild(at.app, at.school)
    const plan = {
      ...interventionPlan,
      label: `Plan van ${first}`,
      student_ids: [child.student_id, other.student_id],
    }
    await at.supervisor.call('POST /api/v1/begeleider/intervention', { body: plan })
    const note = { text: `Werkt goed samen met ${name}.`, follow_up_on: null }
    const aboutOther = { params: { id: other.student_id }, body: note }
    await at.supervisor.call('POST /api/v1/begeleider/student/:id/note', {
      ...aboutOther,
      headers: { 'idempotency-key': `sleutel-${at.count}` },
    })
    await at.supervisor.call('POST /api/v1/begeleider/student/:id/encouragement', {
      params: { id: child.student_id },
      body: { message: `Goed zo, ${first}!` },
    })
    await addRows(at.app, 'roster_import', {
      organisation_id: at.school.organisation_id,
      user_id: (await findUser(at.supervisorName)).id,
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
    expect((await findInTables(texts)).length).toBeGreaterThan(8)
    expect((await findInFiles(texts)).length > 0 || isPostgres).toBe(true)

    const asked = await askForChild(child)
    expect(asked.status).toBe(201)
    await confirm(getErasureId(asked.body))
    await run()
    expect(await findInTables(texts)).toEqual([])
    for (const table of tableNames) {
      const described = describeTable(table)
      const columns = [...('by' in described ? [described.by] : []), ...(described.people ?? [])]
      for (const column of columns.filter((one) => one === 'student_id' || one === 'user_id')) {
        const { rows } =
          await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${child[column]}`.execute(
            at.app.database.queries,
          )
        expect([table, column, rows.length]).toEqual([table, column, 0])
      }
    }
    const { organisation_id } = at.school
    const log = await findRows(at.app, 'audit', { organisation_id, action: 'child_erasure_asked' }, [
      'detail',
    ])
    expect(log).toEqual([{ detail: '{"student_ids":[]}' }])
    await scrubErased(at.app.database, nightAfter())
    expect(await findInFiles(texts)).toEqual([])
    const [kept] = (
      await at.supervisor.call('GET /api/v1/begeleider/student/:id/note', { params: aboutOther.params })
    ).body
    expect(kept?.text).toBe('Werkt goed samen met een gewist kind.')
  })

  test('is archived and logged out at once, and is erased after exactly seven days', async () => {
    const { child } = await makeNamedChild()
    const playing = await logIn(at.app, child.username)
    const asked = (await askForChild(child)).body
    const due_at = asked.erasures[0]?.due_at ?? 0
    expect(due_at).toBe(now() + 7 * daySeconds)
    expect((await playing.call('GET /api/v1/user/me/')).status).toBe(401)
    expect(
      (
        await requestTokens(at.app, {
          grant_type: 'password',
          username: child.username,
          password: testPassword,
        })
      ).status,
    ).not.toBe(200)
    await at.app.eraser.run(due_at - 1)
    expect((await readPrivacy()).erasures[0]).toMatchObject({
      done_at: null,
      name: expect.stringContaining('Voornaam'),
    })
    await at.app.eraser.run(due_at)
    expect((await readPrivacy()).erasures[0]).toMatchObject({ done_at: due_at, name: null })
  })

  test('can be restored with everything within seven days', async () => {
    const { child } = await makeNamedChild()
    const id = getErasureId((await askForChild(child)).body)
    expect((await cancel(id)).body.erasures).toEqual([])
    await at.app.eraser.run(now() + 8 * daySeconds)
    expect((await logIn(at.app, child.username)) !== null).toBe(true)
    expect((await cancel(id)).status).toBe(404)
  })

  test('gets the reason at login only for the right password, and supervisors see the day of erasure', async () => {
    const { child } = await makeNamedChild()
    const logInWith = async (password: string) =>
      (await requestTokens(at.app, { grant_type: 'password', username: child.username, password })).problem
    const asked = await askForChild(child)
    expect(await logInWith(testPassword)).toMatchObject({ error_description: 'Account is closed' })
    expect(await logInWith('not this one')).toMatchObject({ error_description: 'Invalid credentials' })
    const erasedAt = async (archived: string) =>
      (await at.supervisor.call('GET /api/v1/begeleider/student', { query: { archived } })).body.find(
        ({ id }) => id === child.student_id,
      )?.erased_at
    expect(await erasedAt('true')).toBe(asked.body.erasures[0]?.due_at)
    await cancel(getErasureId(asked.body))
    expect(await erasedAt('false')).toBeNull()
    expect(await logInWith(testPassword)).toHaveProperty('access_token')
  })

  test('cannot be restored from the archive by a supervisor or by an imported class list', async () => {
    const { child } = await makeNamedChild()
    const id = getErasureId((await askForChild(child)).body)
    const back = { student_ids: [child.student_id], is_archived: false }
    const refused = await at.supervisor.call('POST /api/v1/begeleider/roster/archive', { body: back })
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringContaining('Een beheerder kan dat terugnemen'),
    ])
    const preview = await at.administrator.call('POST /api/v1/begeleider/roster/preview', {
      upload: new Blob([`Leerlingnummer;Voornaam;Achternaam\n${await schoolKeyOf(child)};Terug;Gekomen`], {
        type: 'application/octet-stream',
      }),
    })
    const [row] = preview.body.rows
    const decision = { row: row?.row, action: 'update', student_id: child.student_id }
    const body = { decisions: [decision], archive: [], is_complete: false }
    await at.administrator.call('POST /api/v1/begeleider/roster/import', { body })
    const archived = await at.administrator.call('GET /api/v1/begeleider/student', {
      query: { archived: 'true' },
    })
    expect(archived.body.map((student) => student.id)).toContain(child.student_id)
    await cancel(id)
    expect((await readPrivacy()).erasures).toEqual([])
  })

  test('stays archived after a cancelled erasure if it was archived before the request', async () => {
    const child = await makeChild(at.app, at.school)
    const body = { student_ids: [child.student_id], is_archived: true }
    await at.supervisor.call('POST /api/v1/begeleider/roster/archive', { body })
    at.app.clock.advance(60)
    await cancel(getErasureId((await askForChild(child)).body))
    const archived = await at.supervisor.call('GET /api/v1/begeleider/student', {
      query: { archived: 'true' },
    })
    expect(archived.body.map(({ id }) => id)).toContain(child.student_id)
  })

  test('is erased at once if a second administrator confirms, and nobody can cancel this', async () => {
    const { child } = await makeNamedChild()
    const id = getErasureId((await askForChild(child)).body)
    const own = await confirm(id, at.administrator)
    expect([own.status, own.problem.detail]).toEqual([409, expect.stringContaining('andere beheerder')])
    expect((await confirm(id)).status).toBe(200)
    await run()
    expect((await cancel(id)).status).toBe(409)
    expect((await confirm(id)).status).toBe(200)
  })

  test('is erased completely at the next run if a run is interrupted', async () => {
    const { child, texts } = await makeNamedChild()
    await makeRowsOfChild(at.app, child)
    const id = getErasureId((await askForChild(child)).body)
    const { queries } = at.app.database
    await changeRows(at.app, 'erasure', { id }, { confirmed_at: now(), started_at: now() })
    await queries.deleteFrom('answer').where('student_id', '=', child.student_id).execute()
    await queries.schema.alterTable('home_link').renameTo('elsewhere').execute()
    await expect(run()).rejects.toThrow('tried again')
    await queries.schema.alterTable('elsewhere').renameTo('home_link').execute()
    expect((await findInTables(texts)).length).toBeGreaterThan(0)
    await run()
    expect(await findInTables(texts)).toEqual([])
  })

  test('is listed by id on each machine, so that it can be erased again after a restore', async () => {
    const { child, texts } = await makeNamedChild()
    await confirm(getErasureId((await askForChild(child)).body))
    await run()
    const list = await readFile(join(at.app.folder, erasedListName), 'utf8')
    expect(JSON.parse(list)).toContainEqual({
      subject: 'child',
      id: child.student_id,
      created_at: expect.any(Number),
    })
    for (const text of texts) expect(list).not.toContain(text)
    // Simulates another machine, whose folder has no list yet.
    const file = join(at.app.folder, 'elsewhere', erasedListName)
    const elsewhere = createEraser({ database: at.app.database, files: noFiles, listFile: file })
    await elsewhere.run(now())
    expect(await readErasedList(file)).toContainEqual(expect.objectContaining({ id: child.student_id }))
  })
})

describe('AVG-3 an organisation', () => {
  test('is erased with its people, rows and files, while another organisation keeps everything', async () => {
    const neighbour = await makeChild(at.app, await makeSchool(at.app))
    const { child, texts } = await makeNamedChild()
    await makeRowsOfChild(at.app, child)
    const make = await createRowGenerator(at.app.database.queries)
    for (const table of tableNames) {
      if (
        'by' in describeTable(table) &&
        !(childTables as readonly Table[]).includes(table) &&
        table !== 'organisation'
      )
        await make(table, { ...at.school, student_id: child.student_id, step_id: child.steps[0] })
    }
    const wanted = await findRow(at.app, 'organisation', { id: at.school.organisation_id }, ['name'])
    expect(wanted.name).not.toBe('')
    const before = await countOf(neighbour.organisation_id)
    const asked = await askFor({ subject: 'organisation' })
    expect((await askFor({ subject: 'organisation' }, at.second)).status).toBe(409)
    await confirm(getErasureId(asked.body))
    await run()
    expect(await findInTables(texts)).toEqual([])
    expect(await countOf(at.school.organisation_id)).toEqual({ erasure: 1 })
    expect(await countOf(neighbour.organisation_id)).toEqual(before)
    await scrubErased(at.app.database, nightAfter())
    expect(await findInFiles(texts)).toEqual([])
    expect((await at.administrator.call('GET /api/v1/begeleider/privacy')).status).toBe(401)
  })

  async function countOf(organisation_id: number): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const { name, columns } of await at.app.database.queries.introspection.getTables()) {
      if (!columns.some((column) => column.name === 'organisation_id')) continue
      const { rows } =
        await sql`select 1 from ${sql.table(name)} where organisation_id = ${organisation_id}`.execute(
          at.app.database.queries,
        )
      if (rows.length > 0) counts[name] = rows.length
    }
    return counts
  }
})

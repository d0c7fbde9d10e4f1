// @database both
import { describe, expect, test } from 'vitest'
import {
  getTableDescription as describeTable,
  tableNames,
} from '../../../../db/personal-data/table-descriptions.ts'
import { createRowGenerator } from '../../../../testing/generated-rows.ts'
import { interventionPlan } from '../../../../testing/intervention.ts'
import { makeChild } from '../../../../testing/school.ts'
import { daySeconds } from '../../../../testing/test-clock.ts'
import { scrubErased } from './scrub-erased.ts'
import { useErasingSchool, getErasureId } from '../../../../testing/erasing-school.ts'
import { findRows } from '../../../../testing/rows.ts'

const { at, now, run, askFor, confirm, findInTables, findInFiles, nightAfter, findUser } = useErasingSchool()

describe('AVG-3 an erased member of staff', () => {
  const askForUser = async (username: string, caller = at.administrator) =>
    askFor({ subject: 'user', user_id: (await findUser(username)).id }, caller)

  test('leaves no data about itself, while its work for the school stays without its name', async () => {
    const { queries } = at.app.database
    const name = `Meester Naamzq${at.count}`
    const account = {
      name,
      email: `staffzq${at.count}@school.test`,
      username: `staffzq${at.count}@school.test`,
    }
    const { id, channel_id } = await findUser(at.supervisorName)
    const texts = [`Naamzq${at.count}`, account.email, channel_id]
    await queries.updateTable('user').set(account).where('id', '=', id).execute()
    const child = await makeChild(at.app, at.school)
    const body = { text: 'Leest graag.', follow_up_on: null }
    await at.supervisor.call('POST /api/v1/begeleider/student/:id/note', {
      params: { id: child.student_id },
      body,
    })
    await at.supervisor.call('POST /api/v1/begeleider/student/:id/encouragement', {
      params: { id: child.student_id },
      body: { message: 'Goed zo!' },
    })
    await at.supervisor.call('POST /api/v1/begeleider/intervention', {
      body: { ...interventionPlan, guide: name, student_ids: [child.student_id] },
    })
    const make = await createRowGenerator(queries)
    for (const table of tableNames)
      for (const column of describeTable(table).people ?? [])
        if (table !== 'student' && table !== 'erasure')
          await make(table, {
            ...at.school,
            student_id: child.student_id,
            step_id: child.steps[0],
            [column]: id,
          })
    const noted = await countNotes(child.student_id)
    const asked = await askForUser(account.username)
    expect(asked.status).toBe(201)
    await confirm(getErasureId(asked.body))
    await run()
    expect(await findInTables(texts)).toEqual([])
    await scrubErased(at.app.database, nightAfter())
    expect(await findInFiles(texts)).toEqual([])
    expect(await countNotes(child.student_id)).toBe(noted)
    // The test made rows as users of every role.
    await queries
      .updateTable('user')
      .set({ role: 'student' })
      .where('role', 'not in', ['student', 'begeleider', 'beheerder'])
      .execute()
    const colleagues = (await at.administrator.call('GET /api/v1/begeleider/supervisor')).body
    expect(colleagues.map((colleague) => colleague.id)).not.toContain(id)
    expect(colleagues.map((colleague) => colleague.name)).not.toContain('Een oud-medewerker')
  })

  const countNotes = async (student_id: number) =>
    (await at.administrator.call('GET /api/v1/begeleider/student/:id/note', { params: { id: student_id } }))
      .body.length

  test('is logged out at once', async () => {
    await askForUser(at.supervisorName)
    expect((await at.supervisor.call('GET /api/v1/begeleider/me')).status).toBe(401)
  })

  test('cannot be the last administrator, even if two administrators request each other’s erasure', async () => {
    const names = await findRows(
      at.app,
      'user',
      { organisation_id: at.school.organisation_id, role: 'beheerder' },
      ['username'],
    )
    const [first = '', other = ''] = names.map(({ username }) => username)
    const asked = await Promise.all([askForUser(other, at.administrator), askForUser(first, at.second)])
    const [erased, refused] = asked.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(erased).toBe(201)
    // The second request may fail in several ways, because the first one blocked its user.
    expect([401, 403, 404, 409, 503]).toContain(refused)
  })

  test('is not erased if it has become the last administrator since the request', async () => {
    const names = await at.app.database.queries
      .selectFrom('user')
      .select(['id', 'username'])
      .where('organisation_id', '=', at.school.organisation_id)
      .where('role', '=', 'beheerder')
      .orderBy('id', 'desc')
      .execute()
    const { username = '', id = 0 } = names[0] ?? {}
    await askForUser(username)
    await at.app.database.queries
      .updateTable('user')
      .set({ role: 'begeleider' })
      .where('organisation_id', '=', at.school.organisation_id)
      .where('id', '<>', id)
      .execute()
    await at.app.eraser.run(now() + 8 * daySeconds)
    expect((await findUser(username)).id).toBe(id)
  })
})

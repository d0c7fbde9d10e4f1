import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Table } from '../../../../db/personal-data/description.ts'
import {
  childTables,
  getTableDescription as describeTable,
  tableNames,
} from '../../../../db/personal-data/read-description.ts'
import { createRowMaker } from '../../../../testing/generated-rows.ts'
import { makeChild, makeSchool } from '../../../../testing/school.ts'
import { scrubErased } from './scrub-erased.ts'
import { useErasingSchool, getErasureId } from '../../../../testing/erasing-school.ts'

const { at, run, askFor, confirm, makeNamedChild, fillTables, findInTables, findInFiles, nightAfter } =
  useErasingSchool()

describe('AVG-3 an organisation', () => {
  test('is erased with its people, rows and files, and another organisation keeps everything', async () => {
    const neighbour = await makeChild(at.app, await makeSchool(at.app))
    const { child, texts } = await makeNamedChild()
    await fillTables(child)
    const make = await createRowMaker(at.app.database.queries)
    for (const table of tableNames) {
      if (
        'by' in describeTable(table) &&
        !(childTables as readonly Table[]).includes(table) &&
        table !== 'organisation'
      )
        await make(table, { ...at.school, student_id: child.student_id, step_id: child.steps[0] })
    }
    const wanted = await at.app.database.queries
      .selectFrom('organisation')
      .select('name')
      .where('id', '=', at.school.organisation_id)
      .executeTakeFirstOrThrow()
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

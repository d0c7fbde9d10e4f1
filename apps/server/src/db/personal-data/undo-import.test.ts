// @database both
import { expect, test } from 'vitest'
import { createRowMaker } from '../../testing/generated-rows.ts'
import { useRosterSchool } from '../../testing/roster-school.ts'
import type { Table } from './description.ts'
import { childTables, workTables } from './read-description.ts'

const { at, add, undo, listStudents } = useRosterSchool()

async function importChild(tables: readonly Table[]) {
  const { body } = await add('Noor')
  const { id: student_id, organisation_id, user_id } = await findChild()
  const make = await createRowMaker(at.app.database.queries)
  for (const table of tables) await make(table, { student_id, organisation_id, user_id })
  return body.id
}

const findChild = () =>
  at.app.database.queries
    .selectFrom('student')
    .select(['id', 'organisation_id', 'user_id'])
    .where('organisation_id', '=', at.school.organisation_id)
    .executeTakeFirstOrThrow()

const isOwn = (table: Table): boolean => table === 'student' || table === 'user'
const isWork = (table: Table): boolean => (workTables as readonly Table[]).includes(table)

test('GRP-6 undo deletes a child with a row in every table that is not its own work', async () => {
  const id = await importChild(childTables.filter((table) => !isOwn(table) && !isWork(table)))
  expect((await undo(id)).status).toBe(200)
  expect(await listStudents()).toEqual([])
})

test.each(workTables)(
  'GRP-6 undo is refused for a child with a row in %s, as it has played',
  async (table) => {
    const id = await importChild([table])
    expect((await undo(id)).status).toBe(409)
    expect(await listStudents()).toHaveLength(1)
  },
)

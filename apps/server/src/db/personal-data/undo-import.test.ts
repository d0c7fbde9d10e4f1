// @database both
import { expect, test } from 'vitest'
import { createRowGenerator } from '../../testing/generated-rows.ts'
import { useRosterSchool } from '../../testing/roster-school.ts'
import type { Table } from './description.ts'
import { childTables, workTables } from './table-descriptions.ts'

const { at, add, undo, listStudents } = useRosterSchool()

async function importChild(tables: readonly Table[]) {
  const { body } = await add('Noor')
  const { id: student_id, organisation_id, user_id } = await findChild()
  const make = await createRowGenerator(at.app.database.queries)
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

test('GRP-6 an undo deletes a child with rows in all tables except those of its own work', async () => {
  const id = await importChild(childTables.filter((table) => !isOwn(table) && !isWork(table)))
  expect((await undo(id)).status).toBe(200)
  expect(await listStudents()).toEqual([])
})

test.each(workTables)(
  'GRP-6 an undo is refused if the child has a row in %s, which is its own work',
  async (table) => {
    const id = await importChild([table])
    expect((await undo(id)).status).toBe(409)
    expect(await listStudents()).toHaveLength(1)
  },
)

import { contract, getEndpoint, type EndpointName } from '@letterliaan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { listForeignIds } from '../../../testing/foreign-ids.ts'
import { makeFullSchool, type CallerRole } from '../../../testing/full-school.ts'
import { createExamples } from '../../../testing/hostile/example.ts'
import { logIn, readStatus, type TestCallInput } from '../../../testing/http.ts'
import { expectSameRows, exportTo, numberFrom } from '../../../testing/moved-school.ts'
import { giveOwnStepItsNumber, makeSchoolToMove, removeBoard } from '../../../testing/school-to-move.ts'
import { makeSupervisor } from '../../../testing/school.ts'
import { useTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readParts } from '../../../testing/zip.ts'
import { archivedTables, nameTablePart } from './format/names.ts'
import { importOrganisation } from './import/import-organisation.ts'

const [here, there] = [100_000_000, 300_000_000]
const from = await useTestApp()
const to = await useTestApp()

const rolesFor = {
  user: ['student', 'supervisor', 'administrator', 'meekijker'],
  student: ['student'],
  player: ['student'],
  supervisor: ['supervisor', 'administrator'],
  administrator: ['administrator'],
  board: [],
  'administrator-or-board': ['administrator'],
  staff: ['supervisor', 'administrator'],
} as const satisfies Record<string, readonly CallerRole[]>

/** Calls that run last, because other calls fail after them. */
const ends = /^DELETE|erasure|archive|password|withdraw|undo|removal|\/staff|take-over/
const acts = (Object.keys(contract) as EndpointName[])
  .filter((call) => !call.startsWith('GET ') && !call.includes('/closing') && !call.includes('/dev/'))
  .toSorted((a, b) => Number(ends.test(a)) - Number(ends.test(b)))

async function countRows({ database: { queries } }: TestApp): Promise<ReadonlyMap<string, number>> {
  const counts = archivedTables.map(
    (table) => sql`select ${sql.lit(table)} as name, count(*) as count from ${sql.table(table)}`,
  )
  const { rows } = await sql<{ readonly name: string; readonly count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(queries)
  return new Map(rows.map(({ name, count }) => [name, count]))
}

await numberFrom(from, here)
await numberFrom(to, there)
const base = await makeSchoolToMove(from)
// The acts delete rows of a second set, so that each table keeps a row.
const lot = { ...(await makeFullSchool(from, base.child)), file_name: 'eigen-2' }
await giveOwnStepItsNumber(from, lot, lot.file_name)
const countsBefore = await countRows(from)
await act()
const counts = await countRows(from)
const changedTables = archivedTables.filter((table) => counts.get(table) !== countsBefore.get(table))
await removeBoard(from)
const file = await exportTo(from, base.child.organisation_id)
const { organisation_id } = await importOrganisation(
  { database: to.database, files: to.files, now: 1_800_000_000 },
  file,
)

async function act(): Promise<void> {
  const inputs = listForeignIds(lot, lot)
  const other = await logIn(from, await makeSupervisor(from, base.child, 'beheerder'))
  for (const call of acts) {
    const { auth, needs = 'player', body } = getEndpoint(call)
    const known = inputs[call]
    const sent: readonly TestCallInput[] =
      typeof known === 'object'
        ? known
        : (body ? createExamples(body, { level_id: 4 }) : [undefined]).map((each) => ({ body: each }))
    for (const role of auth === 'none' ? [] : rolesFor[needs]) {
      const token = await lot.logInAs(role)
      for (const input of sent) await readStatus(from, token, call, input)
    }
  }
  // Other acts deleted the recording.
  const record = 'PUT /api/v1/begeleider/word/:id/recording/:type'
  const recording = inputs[record]
  const token = await lot.logInAs('supervisor')
  for (const input of typeof recording === 'object' ? recording : [])
    await readStatus(from, token, record, input)
  // A second administrator confirms an erasure, so the erasure is carried out.
  const { body: privacy } = await other.call('GET /api/v1/begeleider/privacy')
  for (const { id } of privacy.erasures)
    await other.call('POST /api/v1/begeleider/erasure/:id/confirm', { params: { id } })
  await from.eraser.run(getNowSeconds(from.clock) + 30 * 86_400)
}

test('AVG-2 each table has a row after every act of every role', async () => {
  const parts = await readParts(file)
  expect(archivedTables.filter((table) => parts[nameTablePart(table)]?.length === 0)).toEqual([])
  expect(changedTables.length).toBeGreaterThan(archivedTables.length / 2)
})

test('AVG-2 an imported school equals the exported one, row by row, after every act of every role', async () => {
  const [before, after] = [await readParts(file), await readParts(await exportTo(to, organisation_id))]
  await expectSameRows({ app: from, base: here, parts: before }, { app: to, base: there, parts: after })
})

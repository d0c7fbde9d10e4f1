// @nightly
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findPostgres, startCluster, type Cluster } from '../../../../../tools/setup/postgres.ts'
import { openStorage } from '../../testing/test-database.ts'
import { markTarget } from '../../db/dialects/postgres/move-mark.ts'
import { readDatabaseColumns } from '../../db/personal-data/columns.ts'
import type { Table } from '../../db/personal-data/description.ts'
import { tableNames } from '../../db/personal-data/table-descriptions.ts'
import { createRowGenerator } from '../../testing/generated-rows.ts'
import { logIn } from '../../testing/http.ts'
import { groupExercises, getStep, playExercise } from '../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../testing/school.ts'
import { makeSchoolToMove } from '../../testing/school-to-move.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { compareTable } from './compare-table.ts'
import { runWithClient } from '../../db/dialects/postgres/copy.ts'

const bin = findPostgres()
const program = fileURLToPath(new URL('../../move-to-postgres.ts', import.meta.url))

function startMove(dataDir: string, args: readonly string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const child: ChildProcess = spawn(process.execPath, [program, ...args], { env })
  const ended = once(child, 'exit')
  let said = ''
  const hear = (piece: Buffer): void => void (said += piece.toString())
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  return {
    child,
    ended,
    said: () => said,
    until: async (text: string | RegExp) =>
      await expect.poll(() => said, { timeout: 60_000, interval: 20 }).toMatch(text),
    async code(): Promise<number | null> {
      await ended
      return child.exitCode
    },
  }
}

/** Makes a row in each table, for a school of a board whose director sent an invitation. */
async function fillTables({ database: { queries } }: TestApp): Promise<void> {
  const make = await createRowGenerator(queries)
  const school = Number((await make('organisation', {}))['id'])
  const board = Number((await make('organisation', { kind: 'bestuur' }))['id'])
  await queries.updateTable('organisation').set({ board_id: board }).where('id', '=', school).execute()
  const director = await make('user', { organisation_id: board, role: 'bestuur' })
  await make('invitation', { organisation_id: school, made_by: director['id'] })
  // Makes no erasure, because a started server would execute it.
  for (const table of tableNames.toReversed())
    if (table !== 'organisation' && table !== 'erasure') await make(table, { organisation_id: school })
}

describe.runIf(bin)('move-to-postgres', () => {
  let cluster: Cluster
  let app: TestApp
  let child: TestChild
  let answers: readonly unknown[]
  let file: string
  let remove: () => Promise<void>

  beforeAll(async () => {
    vi.stubEnv('TEST_DATABASE_URL', '')
    cluster = await startCluster(bin ?? '')
    app = await startTestApp()
    file = path.join(app.folder, 'letterliaan.db')
    await makeSchoolToMove(app)
    child = await makeChild(app, await makeSchool(app))
    const caller = await logIn(app, child.username)
    await playExercise(caller, groupExercises(await getStep(caller, child.steps[0] ?? 0)).practise[0] ?? 0, 2)
    await fillTables(app)
    answers = await app.database.queries.selectFrom('answer').select(['id', 'input']).orderBy('id').execute()
    remove = await app.leave()
  }, 120_000)
  afterAll(async () => {
    await remove()
    cluster.stop()
    vi.unstubAllEnvs()
  })

  const ask = async (statement: string): Promise<Record<string, unknown>[]> =>
    (await runWithClient(cluster.url, (client) => client.query(statement))).rows

  const move = () => startMove(app.folder, ['--to', cluster.url])

  test('OPS-9 a database that is not empty is refused and does not change', async () => {
    await ask('create table theirs (id integer)')
    const refused = move()
    expect(await refused.code()).toBe(1)
    expect(refused.said()).toContain('Verhuizen kan alleen naar een lege database')
    await ask('drop table theirs')
  })

  test('OPS-9 an installation is moved school by school, even after a kill, and all rows are equal', async () => {
    await markTarget(cluster.url)
    await (await openStorage({ url: cluster.url, folder: '' })).close()
    const holder = new Client({ connectionString: cluster.url })
    await holder.connect()
    await holder.query('begin')
    await holder.query('lock table student in exclusive mode')
    const killed = move()
    await killed.until(/leerstof: \d+ rijen/)
    killed.child.kill('SIGKILL')
    await killed.ended
    await holder.end()
    const server = startServerProcess({
      DATABASE_URL: cluster.url,
      DATA_DIR: app.folder,
      SPEECH_AHEAD: 'off',
    })
    await expect(server).rejects.toThrow('is niet klaar')

    const again = move()
    expect([await again.code(), again.said()]).toEqual([0, expect.stringContaining('die gaat nu verder')])
    expect(again.said()).toContain('de leerstof: staat er al')
    expect(again.said()).toMatch(/Klaar: \d{4,} rijen in \d{2,} tabellen zijn gelijk/)

    expect(await ask('select id::integer, input from answer order by id')).toEqual(answers)
    const old = startServerProcess({ DATA_DIR: app.folder, DATABASE_URL: '', SPEECH_AHEAD: 'off' })
    await expect(old).rejects.toThrow('verhuisd naar PostgreSQL')
    const sqlite = new Sqlite(file, { readonly: true })
    const ids = sqlite.prepare('select name, seq from sqlite_sequence').all() as {
      name: string
      seq: number
    }[]
    sqlite.close()
    // An id that a row once had is never used again.
    for (const { name, seq } of ids) {
      const [next] = await ask(`select nextval(pg_get_serial_sequence('"${name}"', 'id'))::integer as id`)
      expect([name, Number(next?.['id']) > seq]).toEqual([name, true])
    }

    const moved = await startServerProcess({
      DATABASE_URL: cluster.url,
      DATA_DIR: app.folder,
      SPEECH_AHEAD: 'off',
    })
    const there = await logIn(moved, child.username)
    const step = await getStep(there, child.steps[0] ?? 0)
    expect((await playExercise(there, groupExercises(step).practise[0] ?? 0, 3)).is_complete).toBe(true)
    await moved.stop()
    const [after] = await ask('select max(id)::integer as id, count(*)::integer as count from answer')
    expect(Number(after?.['count'])).toBeGreaterThan(answers.length)
  }, 180_000)

  test('OPS-9 a different cell, a missing row and a superfluous row are found', async () => {
    await ask(`update note set text = text || 'x' where id = (select min(id) from note)`)
    await ask('delete from book_read where id = (select min(id) from book_read)')
    await ask("insert into setting (name, value) values ('extra', 'x')")
    const here = await openStorage({ url: null, folder: app.folder })
    const there = await openStorage({ url: cluster.url, folder: '' })
    const columns = await readDatabaseColumns(here.queries, here.dialect)
    const compare = (table: Table) =>
      compareTable(here.queries, there.queries, table, columns.get(table) ?? [])
    expect((await compare('note')).num_different).toBe(1)
    expect((await compare('book_read')).num_different).toBe(1)
    expect((await compare('setting')).num_different).toBeGreaterThan(0)
    expect((await compare('book')).num_different).toBe(0)
    await here.close()
    await there.close()
  })

  test('OPS-9 after a move back, a server starts on the embedded database and prevents another move', async () => {
    expect(await startMove(app.folder, ['--back']).code()).toBe(0)
    const server = await startServerProcess({ DATA_DIR: app.folder, DATABASE_URL: '', SPEECH_AHEAD: 'off' })
    const refused = move()
    expect(await refused.code()).toBe(1)
    expect(refused.said()).toContain('is al in gebruik')
    expect(await server.stop()).toBe(0)
  })
})

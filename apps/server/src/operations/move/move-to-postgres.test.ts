// @database any
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findPostgres, startCluster, type Cluster } from '../../../../../tools/setup/postgres.ts'
import { openTarget } from '../../db/dialects/postgres/receive-rows.ts'
import { readSource } from '../../db/dialects/sqlite/read-rows.ts'
import { callerAs, logIn, type TestCaller } from '../../testing/http.ts'
import { exercisesOf, getStep, playExercise } from '../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../testing/school.ts'
import { makeSchoolToMove } from '../../testing/school-to-move.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { compareTable } from './copy-table.ts'

const bin = findPostgres()
const program = fileURLToPath(new URL('../../move-to-postgres.ts', import.meta.url))

/** The command, until it has said something. */
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
    until: (text: string | RegExp) =>
      vi.waitFor(() => expect(said).toMatch(text), { timeout: 60_000, interval: 20 }),
    async code(): Promise<number | null> {
      await ended
      return child.exitCode
    },
  }
}

describe.runIf(bin)('move-to-postgres', () => {
  let cluster: Cluster
  let app: TestApp
  let child: TestChild
  let caller: TestCaller
  let file: string
  let remove: () => Promise<void>

  beforeAll(async () => {
    vi.stubEnv('TEST_DATABASE_URL', '')
    cluster = await startCluster(bin ?? '')
    app = await startTestApp()
    file = path.join(app.folder, 'letterliaan.db')
    await makeSchoolToMove(app)
    child = await makeChild(app, await makeSchool(app))
    caller = callerAs(app, (await logIn(app, child.username)).tokens.access_token)
  }, 120_000)
  afterAll(async () => {
    await remove()
    cluster.stop()
    vi.unstubAllEnvs()
  })

  const ask = async (statement: string): Promise<Record<string, unknown>[]> => {
    const client = new Client({ connectionString: cluster.url })
    await client.connect()
    const { rows } = await client.query(statement)
    await client.end()
    return rows
  }

  const move = () => startMove(app.folder, ['--to', cluster.url])

  /** Plays one exercise after another until told to stop; how many were done. */
  function playOn(exercises: readonly number[]) {
    let isOver = false
    const played = (async () => {
      let done = 0
      for (const id of exercises) {
        if (isOver) return done
        await playExercise(caller, id, 2, 1)
        done += 1
      }
      return done
    })()
    return () => {
      isOver = true
      return played
    }
  }

  test('OPS-9 a database in which something stands is refused, and stays as it is', async () => {
    await ask('create table theirs (id integer)')
    const refused = move()
    expect(await refused.code()).toBe(1)
    expect(refused.said()).toContain('Verhuizen kan alleen naar een lege database')
    await ask('drop table theirs')
  })

  test('OPS-9 a whole installation moves while a child plays: killed it goes on, each row is equal, and the game goes on there', async () => {
    const { practise, explore } = exercisesOf(await getStep(caller, child.steps[0] ?? 0))
    const stopPlaying = playOn([...explore, ...practise])
    const killed = move()
    await killed.until(/ rijen geschreven/)
    killed.child.kill('SIGKILL')
    await killed.ended
    const server = startServerProcess({
      DATABASE_URL: cluster.url,
      DATA_DIR: app.folder,
      SPEECH_AHEAD: 'off',
    })
    await expect(server).rejects.toThrow('is niet klaar')

    const again = move()
    await again.until('Stop nu de server')
    expect(again.said()).toContain('die gaat nu verder')
    const numPlayed = await stopPlaying()
    expect(numPlayed).toBeGreaterThan(0)
    // What happened at the last moment, after all rounds.
    await app.database.transaction((transaction) =>
      sql`insert into setting (name, value) values ('last', 'moment')`.execute(transaction),
    )
    const answers = await app.database.queries
      .selectFrom('answer')
      .select(['id', 'input'])
      .orderBy('id')
      .execute()
    remove = await app.leave()
    expect(await again.code()).toBe(0)
    expect(again.said()).toMatch(/Klaar: \d{4,} rijen in \d{2,} tabellen zijn gelijk/)

    const [last] = await ask("select value from setting where name = 'last'")
    expect(last).toEqual({ value: 'moment' })
    expect(await ask('select id::integer, input from answer order by id')).toEqual(answers)
    const references = await ask("select 1 from pg_constraint where contype = 'f'")
    expect(references.length).toBeGreaterThan(50)
    const old = startServerProcess({ DATA_DIR: app.folder, DATABASE_URL: '', SPEECH_AHEAD: 'off' })
    await expect(old).rejects.toThrow('verhuisd naar PostgreSQL')

    const moved = await startServerProcess({
      DATABASE_URL: cluster.url,
      DATA_DIR: app.folder,
      SPEECH_AHEAD: 'off',
    })
    const there = await logIn(moved, child.username)
    const step = await getStep(there, child.steps[0] ?? 0)
    expect((await playExercise(there, exercisesOf(step).practise[0] ?? 0, 3)).is_complete).toBe(true)
    await moved.stop()
    const [after] = await ask('select max(id)::integer as id, count(*)::integer as count from answer')
    expect(Number(after?.['count'])).toBeGreaterThan(answers.length)
    expect(Number(after?.['id'])).toBeGreaterThan(answers.at(-1)?.id ?? 0)
    // A number that a row once had is not given again.
    const ids = readSource(file).lastIds()
    for (const [table, lastId] of ids) {
      const [next] = await ask(`select nextval(pg_get_serial_sequence('"${table}"', 'id'))::integer as id`)
      expect([table, Number(next?.['id']) > lastId]).toEqual([table, true])
    }
  }, 180_000)

  test('OPS-9 one cell that is otherwise is found', async () => {
    await ask(`update note set text = text || 'x' where id = (select min(id) from note)`)
    const [source, target] = [readSource(file), await openTarget(cluster.url)]
    const table = (await target.tables()).find(({ name }) => name === 'note')
    if (!table) throw new Error('There are notes.')
    const { num_different, hashes } = await compareTable(source, target, table)
    expect([num_different, hashes[0] === hashes[1]]).toEqual([1, false])
    source.close()
    await target.close()
  })

  test('OPS-9 back to the embedded database: a server starts on it again', async () => {
    expect(await startMove(app.folder, ['--back']).code()).toBe(0)
    const server = await startServerProcess({ DATA_DIR: app.folder, DATABASE_URL: '', SPEECH_AHEAD: 'off' })
    expect(await server.stop()).toBe(0)
  })
})

// @nightly
import dns from 'node:dns'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findPostgres, startCluster, type Cluster } from '../../../../tools/setup/postgres.ts'
import { isTemporary } from '../plugins/errors/temporary.ts'
import { createCaller, logIn, type TestReply, type TestCaller } from '../testing/http.ts'
import { listenToChannel } from '../testing/live.ts'
import { groupExercises, getExercise, getStep, playExercise, sendMove } from '../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../testing/school.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { openStorage, preparedEnvNames } from '../testing/test-database.ts'
import { createRightMove } from '../modules/learn/developer/move.ts'
import { runWithClient } from './dialects/postgres/copy.ts'

const bin = findPostgres()

/** Uses a separate PostgreSQL, because the tests stop and start it. */
describe.runIf(process.env['TEST_DATABASE_URL'] && bin)('a PostgreSQL that fails', () => {
  let cluster: Cluster
  let app: TestApp
  let child: TestChild
  let caller: TestCaller
  let token: string
  let exercises: number[]

  beforeAll(async () => {
    cluster = await startCluster(bin ?? '')
    vi.stubEnv('TEST_DATABASE_URL', cluster.url)
    // The template database of this run is in the other cluster.
    vi.stubEnv(preparedEnvNames.template, undefined)
    app = await startTestApp()
    child = await makeChild(app, await makeSchool(app))
    const login = await logIn(app, child.username)
    token = login.tokens.access_token
    caller = createCaller(app, token)
    const { explore, practise } = groupExercises(await getStep(caller, child.steps[0] ?? 0))
    exercises = [...explore, ...practise]
  })
  afterAll(async () => {
    await app?.close()
    cluster?.stop()
    vi.unstubAllEnvs()
  })

  const isBack = async (): Promise<boolean> => (await caller.call('GET /api/v1/step')).status === 200

  test('OPS-11 an answer is retried and stored once if a restart breaks its connection', async () => {
    const [id = 0] = exercises
    const run = (await getExercise(caller, id)).student_exercise[2]
    // A lock on the child's row keeps the answer waiting in the database when that stops.
    const holder = new Client({ connectionString: app.databaseUrl ?? '' })
    holder.on('error', () => undefined)
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT id FROM student WHERE id = $1 FOR UPDATE', [child.student_id])
    const answering = sendMove(caller, id, run, createRightMove(run))
    await waitForLock(cluster.url)
    cluster.restart()
    expect((await answering).status).toBe(200)
    const answers = await app.database.queries.selectFrom('answer').select('id').execute()
    expect(answers).toHaveLength(1)
  })

  test('OPS-12 a listener of the live channel gets the events since a restart', async () => {
    const channel = { url: app.url, token, channel_id: await channelOf(caller) }
    const before = await listenToChannel(channel)
    const { id: lastEventId } = await before.next()
    cluster.restart()
    await expect.poll(isBack).toBe(true)
    const [, id = 0] = exercises
    await playExercise(caller, id, 1)
    // Opens the stream again if the restart ended it, as the app does.
    const event = await before.next().catch(async () => {
      const after = await listenToChannel({ ...channel, lastEventId })
      await after.next()
      return after.next()
    })
    expect(event.event).toMatchObject({ data: { activity: { item_id: id } } })
  })

  const temporary = ({ status, headers, problem }: TestReply<unknown>): unknown => [
    status,
    headers.get('retry-after'),
    problem.detail,
  ]
  const later = [503, '5', 'Dit lukt nu even niet. Probeer het zo nog eens.']

  test('OPS-4 a request that waits too long for a connection gets a 503, and succeeds once there is room', async () => {
    const held = { connections: 0, isFree: false }
    const hold = () =>
      app.database.transaction(async (transaction) => {
        held.connections += 1
        while (!held.isFree) await sql`select pg_sleep(0.1)`.execute(transaction)
      })
    const holding = Array.from({ length: 10 }, hold)
    await expect.poll(() => held.connections).toBe(10)
    const refused = await Promise.all([1, 2, 3].map(() => caller.call('GET /api/v1/step')))
    expect(refused.map(temporary)).toEqual([later, later, later])
    held.isFree = true
    await Promise.all(holding)
    expect(await isBack()).toBe(true)
  })

  test('OPS-11 a DNS name that does not resolve is a temporary error, and a later call succeeds', async () => {
    const named = new URL(cluster.url)
    named.hostname = 'localhost'
    const database = await openStorage({ url: named.href, folder: '' })
    const ask = () => database.queries.selectFrom('setting').select('name').execute()
    const lookUp = dns.lookup
    try {
      dns.lookup = ((name: string, _: unknown, done: (error: Error) => void) =>
        done(
          Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }),
        )) as typeof dns.lookup
      // Existing connections would not resolve the name again.
      cluster.restart()
      const refusal = async (): Promise<Error | null> => {
        const error: unknown = await ask().catch((refused: unknown) => refused)
        return (error as { code?: unknown }).code === 'ENOTFOUND' ? (error as Error) : null
      }
      const error = await vi.waitUntil(refusal, { timeout: 20_000 })
      expect(isTemporary(error)).toBe(true)
    } finally {
      dns.lookup = lookUp
    }
    await expect.poll(ask).toEqual([])
    await database.close()
  })

  test('OPS-11 statements on a frozen database fail for now after their time limit, and succeed once it runs again', async () => {
    const database = await openStorage({ url: cluster.url, folder: '' }, { statementMs: 300 })
    const ask = () => database.queries.selectFrom('setting').select('name').execute()
    const askInTransaction = () =>
      database.transaction((transaction) => transaction.selectFrom('setting').select('name').execute())
    const askBoth = () =>
      Promise.all([ask(), askInTransaction()].map((call) => call.catch((error: unknown) => error)))
    await askBoth()
    cluster.freeze()
    try {
      const errors = await askBoth()
      expect(errors.map(isTemporary)).toEqual([true, true])
    } finally {
      cluster.thaw()
    }
    await expect.poll(ask).toEqual([])
    await database.close()
  })
})

const channelOf = async (caller: TestCaller): Promise<string> =>
  (await caller.call('GET /api/v1/user/me/')).body.channel_id

/** Waits until a statement waits for a lock. */
const waitForLock = (url: string): Promise<void> =>
  runWithClient(url, async (client) => {
    const statement = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`
    await expect.poll(async () => (await client.query(statement)).rowCount).toBeGreaterThan(0)
  })

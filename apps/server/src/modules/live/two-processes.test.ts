// @nightly
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCaller, requestTokens, type TestCaller } from '../../testing/http.ts'
import { listenToChannel } from '../../testing/live.ts'
import { groupExercises, getExercise, getStep, playExercise, sendMove } from '../../testing/player.ts'
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts'
import { createRightMove } from '../learn/developer/move.ts'
import { makePreparedStorage, type TestStorage } from '../../testing/test-database.ts'
import { runWithClient } from '../../db/dialects/postgres/copy.ts'

const demoPassword = 'twee processen'
const startTimeoutMs = 120_000

/** Skipped on SQLite, whose file belongs to one process. */
describe.runIf(process.env['TEST_DATABASE_URL'])('OPS-12 two server processes on one PostgreSQL', () => {
  let place: TestStorage
  let here: ServerProcess
  let there: ServerProcess
  let token: string
  let channel_id: string
  let callerHere: TestCaller
  let callerThere: TestCaller
  let exercises: number[]

  beforeAll(async () => {
    place = await makePreparedStorage()
    const env = { DATA_DIR: place.folder, DATABASE_URL: place.url ?? '', DEMO_PASSWORD: demoPassword }
    here = await startServerProcess(env)
    there = await startServerProcess(env)
    const { body } = await requestTokens(here, {
      grant_type: 'password',
      username: 'youssef@voorbeeldschool.nl',
      password: demoPassword,
    })
    token = body.access_token
    callerHere = createCaller(here, token)
    channel_id = (await callerHere.call('GET /api/v1/user/me/')).body.channel_id
    callerThere = createCaller(there, token)
    const steps = (await callerThere.call('GET /api/v1/step')).body
    const [passed] = steps[1]
    const { explore, practise } = groupExercises(await getStep(callerThere, passed?.id ?? 0))
    exercises = [...explore, ...practise]
  }, startTimeoutMs)
  afterAll(async () => {
    await Promise.all([here?.stop(), there?.stop()])
    await place?.remove()
  })

  /** Plays an unplayed exercise at one star through the other process. */
  const playThere = async (): Promise<number> => {
    const id = exercises.pop() ?? 0
    await playExercise(callerThere, id, 1)
    return id
  }

  test('LIVE-3 an answer sent to one process arrives as an event from the other', async () => {
    const stream = await listenToChannel({ url: here.url, token, channel_id })
    await stream.next()
    const id = await playThere()
    const { event } = await stream.next()
    expect(event).toMatchObject({ event: 'complete_exercise', data: { activity: { item_id: id } } })
    stream.leave()
  })

  test('ZIEN-1 an answer sent to one process reaches a supervisor connected to the other', async () => {
    const username = 'begeleider@voorbeeldschool.nl'
    const login = await requestTokens(here, { grant_type: 'password', username, password: demoPassword })
    const supervisor = { url: here.url, token: login.body.access_token, channel_id: null }
    const stream = await listenToChannel(supervisor)
    await stream.next()
    const id = await playThere()
    let heard: object = {}
    // Skips earlier events, which are still delivered.
    while (!JSON.stringify(heard).includes(`"exercise_id":${id},`)) heard = (await stream.next()).event
    expect(heard).toMatchObject({ event: 'student_move', data: { move: { words: [{ is_right: true }] } } })
    stream.leave()
  })

  test('ORG-3 a user blocked in one process loses logins and streams in the other within a second', async () => {
    const logInAs = async (username: string) =>
      (await requestTokens(here, { grant_type: 'password', username, password: demoPassword })).body
        .access_token
    const head = createCaller(here, await logInAs('beheerder@voorbeeldschool.nl'))
    const emails: string[] = []
    const body = { role: 'begeleider', group_ids: [], emails }
    const { body: invitations } = await head.call('POST /api/v1/begeleider/invitation', { body })
    const accepted = {
      token: invitations[0]?.address.split('#')[1],
      name: 'Juf Blok',
      email: 'blok@voorbeeldschool.nl',
      password: demoPassword,
    }
    await createCaller(there, null).call('PUT /api/v1/invitation', { body: accepted })
    const memberToken = await logInAs(accepted.email)
    const { body: staff } = await head.call('GET /api/v1/begeleider/staff')
    const id = staff.find(({ email }) => email === accepted.email)?.id ?? 0
    const stream = await listenToChannel({ url: there.url, token: memberToken, channel_id: null })
    await stream.next()
    const asked = performance.now()
    await head.call('PUT /api/v1/begeleider/staff/:id', { params: { id }, body: { is_blocked: true } })
    const { status } = await createCaller(there, memberToken).call('GET /api/v1/begeleider/me')
    await stream.ended()
    expect(status).toBe(401)
    expect(performance.now() - asked).toBeLessThan(1000)
  })

  test('a broken listening connection recovers', async () => {
    const stream = await listenToChannel({ url: here.url, token, channel_id })
    await stream.next()
    await breakListening(place.url ?? '')
    const id = await playThere()
    const { event } = await stream.next()
    expect(event).toMatchObject({ data: { activity: { item_id: id } } })
    stream.leave()
  })

  test('a subscriber that reconnects to the other process gets the missed events', async () => {
    const first = await listenToChannel({ url: here.url, token, channel_id })
    const { id: lastEventId } = await first.next()
    first.leave()
    const id = await playThere()
    const second = await listenToChannel({ url: there.url, token, channel_id, lastEventId })
    await second.next()
    expect((await second.next()).event).toMatchObject({ data: { activity: { item_id: id } } })
    second.leave()
  })

  test('if both processes get an answer at the same time, one is played and the other gets a 409', async () => {
    const id = exercises.pop() ?? 0
    const before = await countAnswers(place.url ?? '', id)
    let run = (await getExercise(callerHere, id)).student_exercise[1]
    let turns = 0
    for (; !run.is_complete; turns++) {
      const answer = (caller: TestCaller) => sendMove(caller, id, run, createRightMove(run))
      const replies = await Promise.all([answer(callerHere), answer(callerThere)])
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      run = (await getExercise(callerThere, id)).student_exercise[1]
    }
    expect(run).toMatchObject({ percentage_score: 100 })
    expect(await countAnswers(place.url ?? '', id)).toBe(before + turns)
  })

  test('if both processes get one answer with one key, it has one effect and one reply', async () => {
    const id = exercises.pop() ?? 0
    const before = await countAnswers(place.url ?? '', id)
    const run = (await getExercise(callerHere, id)).student_exercise[1]
    const key = randomUUID()
    const answer = (caller: TestCaller) => sendMove(caller, id, run, createRightMove(run), key)
    const [fromHere, fromThere] = await Promise.all([answer(callerHere), answer(callerThere)])
    expect([fromHere.status, fromThere.status]).toEqual([200, 200])
    expect(fromHere.body).toEqual(fromThere.body)
    expect(await countAnswers(place.url ?? '', id)).toBe(before + 1)
  })

  test('both processes stop at once, even if a stream is open', async () => {
    const stream = await listenToChannel({ url: here.url, token, channel_id })
    await stream.next()
    expect(await Promise.all([here.stop(), there.stop(), stream.ended()])).toEqual([0, 0, []])
  })
})

async function countAnswers(connectionString: string, exercise_id: number): Promise<number> {
  const statement = 'SELECT 1 FROM answer WHERE exercise_id = $1 AND part = 0'
  return (
    (await runWithClient(connectionString, (client) => client.query(statement, [exercise_id]))).rowCount ?? 0
  )
}

/** Breaks every listening connection, like a restart of the database. */
const breakListening = (connectionString: string): Promise<unknown> =>
  runWithClient(connectionString, (client) =>
    client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${isListener}`),
  )

const isListener = `datname = current_database() AND application_name = 'letterliaan-live'`

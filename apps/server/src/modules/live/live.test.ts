// @database both
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../clock.ts'
import { logIn, type TestCaller } from '../../testing/http.ts'
import { listenToChannel, type TestStream } from '../../testing/live.ts'
import { createAnswerBody, getExercise, groupExercises, getStep, playExercise } from '../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../testing/school.ts'
import { changeRows } from '../../testing/rows.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { minuteSeconds } from '../../testing/test-clock.ts'
import { createRightMove } from '../learn/developer/move.ts'
import { addLiveEvent } from './queries.ts'
import { limitDatabase } from '../../db/limit-to-organisation.ts'

let child: TestChild
let caller: TestCaller
let token: string
let channel_id: string
const streams: TestStream[] = []

const app = await useTestApp()

beforeEach(async () => {
  child = await makeChild(app, await makeSchool(app))
  const loggedIn = await logIn(app, child.username)
  caller = loggedIn
  token = loggedIn.tokens.access_token
  channel_id = (await caller.call('GET /api/v1/user/me/')).body.channel_id
  return () => {
    for (const stream of streams.splice(0)) stream.leave()
  }
})

const listen = async (more: { lastEventId?: string } = {}): Promise<TestStream> => {
  const stream = await listenToChannel({ url: app.url, token, channel_id, ...more })
  streams.push(stream)
  return stream
}

/** Adds an event for the child in the way that the server does. */
const tell = (url: string): Promise<void> =>
  limitDatabase(app.database, child.organisation_id).transaction((transaction) =>
    addLiveEvent(transaction, child, { event: 'audio', time: getNowSeconds(app.clock), data: { url } }),
  )

describe('the channel', () => {
  test('LIVE-1 is the caller’s own, and starts with the time of the server', async () => {
    const stream = await listen()
    expect(stream.status).toBe(200)
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    expect(stream.headers.get('cache-control')).toContain('no-store')
    expect(await stream.next()).toEqual({
      id: '0',
      event: { event: 'hello', time: getNowSeconds(app.clock), data: {} },
    })
  })

  test('LIVE-1 does not deliver events of another child', async () => {
    const stream = await listen()
    await stream.next()
    const other = await makeChild(app, child)
    const otherCaller = await logIn(app, other.username)
    const [first = 0] = groupExercises(await getStep(otherCaller, other.steps[0] ?? 0)).explore
    await playExercise(otherCaller, first, 2)
    await tell('/mine')
    expect((await stream.next()).event.data).toEqual({ url: '/mine' })
  })
})

describe('delivered events', () => {
  test('LIVE-3 include a completed exercise and its points, on every stream of the child', async () => {
    const [here, there] = [await listen(), await listen()]
    await Promise.all([here.next(), there.next()])
    const [id = 0] = groupExercises(await getStep(caller, child.steps[0] ?? 0)).explore
    const run = await playExercise(caller, id, 2)
    const { event } = await here.next()
    expect(run.points_earned).toBeGreaterThan(0)
    expect(event).toEqual({
      event: 'complete_exercise',
      time: getNowSeconds(app.clock),
      data: {
        activity: {
          id: expect.any(Number) as number,
          type: 'complete_exercise',
          item_id: id,
          points: run.points_earned,
          created_at: getNowSeconds(app.clock),
        },
      },
    })
    expect((await there.next()).event).toEqual(event)
  })

  test('LIVE-2 LIVE-3 include points and a badge earned by answers that waited for the network', async () => {
    const [id = 0] = groupExercises(await getStep(caller, child.steps[0] ?? 0)).explore
    let run = (await getExercise(caller, id)).student_exercise[2]
    const stream = await listen()
    await stream.next()
    while (!run.is_complete) {
      const body = createAnswerBody(id, run, createRightMove(run))
      const headers = { 'device-time': String(body.startTime + 60 * minuteSeconds) }
      run = (await caller.call('PUT /api/v1/exercise/:id', { params: { id }, body, headers })).body
    }
    const [points, badge] = [(await stream.next()).event, (await stream.next()).event]
    expect([points.event, badge.event]).toEqual(['complete_exercise', 'reward_earned'])
    const now = getNowSeconds(app.clock)
    expect([points.time, badge.time]).toEqual([now, now])
    // The word was visible for 2.5 seconds.
    const activity = { created_at: now - 60 * minuteSeconds + 3 }
    expect([points.data, badge.data]).toMatchObject([{ activity }, { activity }])
  })

  test('exclude those of a rolled-back transaction', async () => {
    const stream = await listen()
    await stream.next()
    const undone = limitDatabase(app.database, child.organisation_id).transaction(async (transaction) => {
      await addLiveEvent(transaction, child, {
        event: 'audio',
        time: getNowSeconds(app.clock),
        data: { url: '/never' },
      })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await tell('/after')
    expect((await stream.next()).event.data).toEqual({ url: '/after' })
  })
})

describe('reconnecting', () => {
  test('delivers missed events that are still valid, once and in order', async () => {
    const first = await listen()
    await first.next()
    await tell('/1')
    const { id } = await first.next()
    first.leave()
    await tell('/2')
    await tell('/3')
    const second = await listen({ lastEventId: id })
    expect((await second.next()).id).toBe(id)
    expect((await second.next()).event.data).toEqual({ url: '/2' })
    expect((await second.next()).event.data).toEqual({ url: '/3' })
    await tell('/4')
    expect((await second.next()).event.data).toEqual({ url: '/4' })
  })

  test('delivers more missed events than the stream buffers by default', async () => {
    const { id } = await (await listen()).next()
    const url = `/${'a'.repeat(1000)}`
    for (let k = 0; k < 100; k++) await tell(url)
    const stream = await listen({ lastEventId: id })
    await stream.next()
    for (let k = 0; k < 100; k++) expect((await stream.next()).event.data).toEqual({ url })
  })

  test('delivers only new events after more than 10 seconds', async () => {
    const { id } = await (await listen()).next()
    await tell('/old')
    app.clock.advance(11)
    await tell('/new')
    const stream = await listen({ lastEventId: id })
    await stream.next()
    expect((await stream.next()).event.data).toEqual({ url: '/new' })
  })

  test.each([{}, { lastEventId: '999999999999' }, { lastEventId: '1e3' }])(
    'delivers only new events if the last id is impossible: %o',
    async (from) => {
      await tell('/before')
      const stream = await listen(from)
      await stream.next()
      await tell('/after')
      expect((await stream.next()).event.data).toEqual({ url: '/after' })
    },
  )

  test('does not open a stream for a HEAD request', async () => {
    const { status } = await fetch(`${app.url}/api/v1/live/${channel_id}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(status).toBe(404)
  })

  test.runIf(process.env['TEST_DATABASE_URL'])(
    'LIVE-1 PostgreSQL writes no log for live events, and never uses an id again',
    async () => {
      const persistence = (name: string) =>
        app.database.queries
          .selectFrom(sql<{ relname: string; relpersistence: string }>`pg_class`.as('pg_class'))
          .select('relpersistence')
          .where('relname', '=', name)
          .executeTakeFirst()
      expect(await persistence('live_event')).toEqual({ relpersistence: 'u' })
      expect(await persistence('live_event_id_seq')).toEqual({ relpersistence: 'p' })
    },
  )
})

describe('a stream', () => {
  test('sends heartbeats', async () => {
    const stream = await listen()
    await stream.next()
    app.clock.advance(15)
    app.clock.advance(15)
    await tell('/x')
    await stream.next()
    app.clock.advance(15 * minuteSeconds)
    expect((await stream.ended()).length).toBeGreaterThanOrEqual(1)
  })

  test('ends when its token expires, and a renewed token continues it', async () => {
    const stream = await listen()
    const { id } = await stream.next()
    app.clock.advance(15 * minuteSeconds)
    await stream.ended()
    expect((await listenToChannel({ url: app.url, token, channel_id })).status).toBe(401)
    token = (await logIn(app, child.username)).tokens.access_token
    await tell('/missed')
    const again = await listen({ lastEventId: id })
    await again.next()
    expect((await again.next()).event.data).toEqual({ url: '/missed' })
  })

  test('ends when its login is revoked', async () => {
    const stream = await listen()
    await stream.next()
    await changeRows(
      app,
      'token_family',
      { user_id: child.user_id },
      { revoked_at: getNowSeconds(app.clock) },
    )
    app.clock.advance(15)
    await stream.ended()
  })

  test('is one of at most five per child, as a sixth ends the oldest', async () => {
    const opened = []
    while (opened.length < 5) opened.push(await listen())
    const [oldest, ...others] = opened
    const sixth = await listen()
    expect(sixth.status).toBe(200)
    await oldest?.ended()
    await tell('/heard')
    for (const stream of [...others, sixth]) {
      await stream.next()
      expect((await stream.next()).event.data).toEqual({ url: '/heard' })
    }
  })
})

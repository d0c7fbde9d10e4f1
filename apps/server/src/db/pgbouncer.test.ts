// @nightly
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn } from '../testing/http.ts'
import { hasPgBouncer, startPgBouncer, type Pooler } from '../testing/pgbouncer.ts'
import { makePlayer, playExercise } from '../testing/player.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { makePreparedStorage, openStorage, type TestStorage } from '../testing/test-database.ts'

const isHere = Boolean(process.env['TEST_DATABASE_URL']) && hasPgBouncer()

describe.runIf(isHere)('OPS-12 through PgBouncer, which assigns a connection per transaction', () => {
  let place: TestStorage
  let pooler: Pooler
  let app: TestApp

  beforeAll(async () => {
    place = await makePreparedStorage()
    pooler = await startPgBouncer(place.url ?? '')
    app = await startTestApp({}, {}, null, null, { url: pooler.url, liveUrl: place.url ?? '' })
  })
  afterAll(async () => {
    await app?.close()
    await pooler?.stop()
    await place?.remove()
  })

  const open = () => openStorage({ ...place, url: pooler.url }, { liveUrl: place.url ?? '' })

  test('a child logs in and plays', async () => {
    const { child, first } = await makePlayer(app)
    const caller = await logIn(app, child.username)
    expect(await playExercise(caller, first.explore[0] ?? 0, 1)).toMatchObject({ percentage_score: 100 })
  })

  test('exclusive work runs in one process at a time, and then the next process can start', async () => {
    const databases = await Promise.all([open(), open(), open()])
    let [now, most] = [0, 0]
    await Promise.all(
      databases.map((database) =>
        database.exclusively(async () => {
          most = Math.max(most, ++now)
          await database.transaction((transaction) =>
            transaction.selectFrom('setting').select('name').execute(),
          )
          now--
        }),
      ),
    )
    expect(most).toBe(1)
    await Promise.all(databases.map((database) => database.close()))
  })
})

test.skipIf(hasPgBouncer())('PgBouncer is not installed, so it was not tested', () => undefined)

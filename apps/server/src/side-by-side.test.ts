// @nightly
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeNextVersion, makeVersionOf } from './testing/other-version.ts'
import { startServerProcess, type ServerProcess } from './testing/server-process.ts'
import { openStubbornChild, type StubbornChild } from './testing/stubborn-child.ts'
import { makePreparedStorage, type TestStorage } from './testing/test-database.ts'
import { isLong } from '../../../tools/testing/is-long.ts'
import { runWithClient } from './db/dialects/postgres/copy.ts'

const DEMO_PASSWORD = 'oud naast nieuw'
const children = ['youssef', 'noor', 'daan', 'lotte'] as const
/** `npm run test:nightly -- side-by-side` gives more answers before each change of server. */
const answersBetween = isLong ? 1000 : 40
const runMs = isLong ? 900_000 : 150_000
/** A tag or commit to use as the old version. By default, a copy of this version is the old one. */
const before = process.env['TEST_BEFORE'] ?? ''

describe.runIf(process.env['TEST_DATABASE_URL'])('an old and a new version on one database', () => {
  let place: TestStorage
  let folder: string
  let programs: { readonly old: string | undefined; readonly next: string | undefined }
  const running = new Map<string, ServerProcess>()

  beforeEach(async () => {
    place = await makePreparedStorage()
    folder = await mkdtemp(join(tmpdir(), 'letterliaan-version-'))
    programs =
      before === ''
        ? { old: undefined, next: makeNextVersion(folder) }
        : { old: makeVersionOf(folder, before), next: undefined }
  })
  afterEach(async () => {
    await Promise.all([...running.values()].map((each) => each.stop()))
    running.clear()
    await place.remove()
    await rm(folder, { recursive: true, force: true })
  })

  const startOne = (version: keyof typeof programs): Promise<ServerProcess> =>
    startServerProcess(
      {
        DATABASE_URL: place.url ?? '',
        DATA_DIR: place.folder,
        DEMO_PASSWORD,
        SPEECH_AHEAD: 'off',
        WRITES_PER_MINUTE: '1000000',
      },
      programs[version],
    )

  async function start(name: string, version: keyof typeof programs): Promise<void> {
    running.set(name, await startOne(version))
  }

  async function stop(name: string): Promise<void> {
    const server = running.get(name)
    running.delete(name)
    await server?.stop()
  }

  const servers = {
    pick: () => {
      const all = [...running.values()]
      const any = all[Math.floor(Math.random() * all.length)]
      if (any === undefined) throw new Error('A class plays on at least one server.')
      return any
    },
  }

  const ask = async <Row extends object>(statement: string): Promise<readonly Row[]> =>
    (await runWithClient(place.url ?? '', (client) => client.query<Row>(statement))).rows

  test(
    'OPS-8 no answer is lost or stored twice if a new version replaces the old one while a class plays',
    async () => {
      await start('old 1', 'old')
      await start('old 2', 'old')
      const players: StubbornChild[] = await Promise.all(
        children.map((name) => openStubbornChild(servers, `${name}@voorbeeldschool.nl`, DEMO_PASSWORD)),
      )
      const [{ last } = { last: 0 }] = await ask<{ last: string }>('SELECT max(id) AS last FROM answer')
      const taken: number[] = []
      let nextTime = 1000
      const over = new AbortController()
      const played = Promise.all(
        players.map(async (child) => {
          while (!over.signal.aborted) {
            const time = nextTime++
            await child.answer(time)
            taken.push(time)
          }
        }),
      )
      const playOn = async (): Promise<void> => {
        const from = taken.length
        while (taken.length < from + answersBetween) await Promise.race([played, delay(20)])
      }

      await playOn()
      await start('new 1', 'next')
      await playOn()
      await stop('old 1')
      await start('new 2', 'next')
      await playOn()
      const again = await startOne('old').then(
        (server) => server.stop().then(() => 'up'),
        (error: Error) => error.message,
      )
      expect(again).toContain('Deze database is van een nieuwere versie van Letterliaan.')
      await stop('old 2')
      await playOn()
      over.abort()
      await played

      const rows = await ask<{ time_ms: string }>(
        `SELECT time_ms FROM answer WHERE id > ${last} AND part = 0 ORDER BY time_ms`,
      )
      expect(rows.map(({ time_ms }) => Number(time_ms))).toEqual(taken.toSorted((a, b) => a - b))
      const sentAgain = players.reduce((sum, child) => sum + child.sentAgain, 0)
      if (isLong)
        console.log(
          `${taken.length} answers taken by two versions, 0 lost, 0 there twice; ${sentAgain} calls were sent again.`,
        )
    },
    runMs,
  )
})

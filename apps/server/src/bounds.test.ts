import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { FailureCounter } from './db/database-load.ts'
import { limitStatements, maxStatementsWaiting } from './db/dialects/postgres/limit-statements.ts'
import { createStatementNames } from './db/dialects/postgres/statement-names.ts'
import { openDatabase } from './db/database.ts'
import { createSoundsAhead } from './modules/sound/index.ts'
import type { StepContent } from './modules/curriculum/index.ts'
import { isTemporary } from './plugins/errors/temporary.ts'
import { createCaller, logIn } from './testing/http.ts'
import { makeSchool, makeSupervisor } from './testing/school.ts'
import { startTestApp, useTestApp } from './testing/test-app.ts'
import { createJobRunner, JobRunnerBusy } from './threads/job-runner.ts'

const letters: PromiseWithResolvers<void>[] = []
let isHanging = true
const mailer = {
  send: () => {
    if (!isHanging) return Promise.resolve()
    const letter = Promise.withResolvers<void>()
    letters.push(letter)
    return letter.promise
  },
}
const app = await useTestApp({}, { mailer, publicUrl: 'https://spel.test/' })

test('OPS-4 every queue of a server has a limit, and is empty when idle', () => {
  const queues = app.app.readQueues()
  const names = queues.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(
    expect.arrayContaining([
      'calls',
      'upload_bytes',
      'database',
      'printer',
      'sounds',
      'passwords',
      'letters',
      'streams',
    ]),
  )
  for (const { name, length, max } of queues) {
    expect(Number.isFinite(max) && max > 0, name).toBe(true)
    expect(length, name).toBe(0)
  }
})

test('OPS-4 a request is refused as temporary if too many requests wait for a connection', async () => {
  const pool = {
    waitingCount: maxStatementsWaiting,
    connect: () => Promise.resolve({ release: () => undefined }),
  }
  const failures = new FailureCounter()
  const limited = limitStatements(pool as unknown as Pool, {
    ms: 1000,
    names: createStatementNames(1000),
    failures,
  })
  const refused: unknown = await limited.connect().catch((error: unknown) => error)
  expect(isTemporary(refused)).toBe(true)
  expect(failures.counts.get('53300')).toBe(1)
  pool.waitingCount = maxStatementsWaiting - 1
  await expect(limited.connect()).resolves.toBeDefined()
})

test('OPS-4 long reads beyond the limit are refused, and the earlier ones are answered', async () => {
  const database = await openDatabase({
    url: null,
    file: `${app.folder}/bounds.db`,
    onLost: () => undefined,
    onIdleError: () => undefined,
  })
  try {
    const max = database.load().queues.find(({ name }) => name === 'long_reads')?.max ?? 0
    const read = () => database.reports.selectFrom('setting').selectAll().execute()
    const results = await Promise.allSettled(Array.from({ length: max + 5 }, read))
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    )
    expect(refused).toHaveLength(5)
    expect(refused.every(isTemporary)).toBe(true)
    expect(await read()).toEqual([])
  } finally {
    await database.close()
  }
})

test('OPS-4 a thread has a limit for all schools together, and accepts jobs again once there is room', async () => {
  const runner = createJobRunner<string, string>({
    file: new URL('./threads/test-thread.fixture.ts', import.meta.url),
    timeoutMs: 60_000,
    idleMs: 60_000,
    maxWaiting: 1,
    memoryMb: 64,
  })
  try {
    const { max } = runner.load()
    const first = runner.run(1000, 'a')
    const others = Array.from({ length: max }, (_, school) => runner.run(school, 'a'))
    expect(runner.load().length).toBe(max)
    await expect(runner.run(2000, 'a')).rejects.toBeInstanceOf(JobRunnerBusy)
    await Promise.all([first, ...others])
    expect(await runner.run(2000, 'b')).toBe('done: b')
  } finally {
    runner.close()
  }
})

test('OPS-4 the queue of steps waiting for sounds has a limit, and a step beyond it is prepared later', async () => {
  const never = () => new Promise<never>(() => undefined)
  const settings = { speech: { warm: never } as never, changesOf: never, onError: () => undefined }
  const ahead = createSoundsAhead({ ...settings, isOn: true })
  const { max } = ahead.load()
  const step = (id: number) => ({ id, words: { 1: [], 2: [], 3: [] } }) as unknown as StepContent
  for (let id = 1; id <= max + 100; id += 1) ahead.prepare(step(id), 1)
  expect(ahead.load().length).toBe(max)
  ahead.prepare(step(max + 1), 1)
  expect(ahead.load().length).toBe(max)
  const off = createSoundsAhead({ ...settings, isOn: false })
  off.prepare(step(1), 1)
  expect(off.load().length).toBe(0)
})

test('OPS-4 sounds are made ahead one by one, and a step waits for at most one piece of the texts', async () => {
  const made: { numRequests: number; end: () => void }[] = []
  let numAtOnce = 0
  const warm = (requests: readonly unknown[]) => {
    numAtOnce += 1
    const { promise, resolve } = Promise.withResolvers<{ ready: number; failed: [] }>()
    const end = (): void => {
      numAtOnce -= 1
      resolve({ ready: requests.length, failed: [] })
    }
    made.push({ numRequests: requests.length, end })
    return promise
  }
  const ahead = createSoundsAhead({
    speech: { warm } as never,
    isOn: true,
    changesOf: () => Promise.resolve({}) as never,
    onError: (error) => expect.unreachable(String(error)),
  })
  const texts = { description: 'Een stap.', rule: '', hint: '', tip: '' }
  const words = { 1: [], 2: [], 3: [] }
  const step = (id: number) => ({ id, ...texts, anchors: [], recipe: [], words }) as unknown as StepContent
  const endNext = async (at: number): Promise<void> => {
    await expect.poll(() => made.length).toBe(at + 1)
    expect(numAtOnce).toBe(1)
    made[at]?.end()
  }
  ahead.prepare(step(1), 1)
  await endNext(0)
  await expect.poll(() => made.length).toBe(2)
  ahead.prepare(step(2), 1)
  await endNext(1)
  await endNext(2)
  await expect.poll(() => made.length).toBe(4)
  const [first, piece, second, nextPiece] = made.map(({ numRequests }) => numRequests)
  expect(second).toBe(first)
  expect(nextPiece).toBe(piece)
  expect(piece).toBeGreaterThan(0)
})

test('OPS-4 letters to a slow mail server have a limit, after which callers learn how long to wait', async () => {
  const school = await makeSchool(app)
  const max = app.app.readQueues().find(({ name }) => name === 'letters')?.max ?? 0
  const ask = async (username: string, at: number) =>
    createCaller(app, null).call('POST /api/v1/password-reset', {
      body: { username },
      headers: { 'x-forwarded-for': `10.${Math.floor(at / 200)}.${at % 200}.1` },
    })
  for (let at = 0; at < max; at += 1)
    expect((await ask(await makeSupervisor(app, school), at)).status).toBe(200)
  await expect.poll(() => letters).toHaveLength(max)
  for (const username of [await makeSupervisor(app, school), 'niemand@school.test']) {
    const { status, headers, problem } = await ask(username, max + 1)
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(problem.detail).toBe('Het is heel druk. Probeer het zo nog eens.')
  }
  isHanging = false
  for (const letter of letters) letter.resolve()
  await expect.poll(() => app.app.readQueues().find(({ name }) => name === 'letters')?.length).toBe(0)
  expect((await ask(await makeSupervisor(app, school), max + 2)).status).toBe(200)
})

test('OPS-4 the files being uploaded together may not exceed a number of bytes', async () => {
  const other = await startTestApp({}, { gateLimits: { maxHeldBytes: 1000 } })
  try {
    const by = await logIn(other, await makeSupervisor(other, await makeSchool(other), 'beheerder'))
    const send = (bytes: number) =>
      by.call('POST /api/v1/begeleider/own-picture', {
        upload: new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
      })
    expect((await send(2000)).status).toBe(503)
    expect((await send(500)).status).not.toBe(503)
    await expect
      .poll(() => other.app.readQueues().find(({ name }) => name === 'upload_bytes')?.length)
      .toBe(0)
    expect((await send(900)).status).not.toBe(503)
  } finally {
    await other.close()
  }
})

// @nightly
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isTemporary } from '../plugins/errors/temporary.ts'
import { makePreparedStorage, openStorage, type TestStorage } from '../testing/test-database.ts'
import type { Database } from './database.ts'

const program = fileURLToPath(new URL('../testing/frozen-process.ts', import.meta.url))
const statementMs = 500
const patienceMs = 20_000

/** Skipped on SQLite, where only one process opens the database. */
describe.runIf(process.env['TEST_DATABASE_URL'])('a frozen process', () => {
  let place: TestStorage
  let database: Database
  const ended: (() => Promise<unknown>)[] = []

  const open = () => openStorage(place, { statementMs, connectMs: patienceMs })

  beforeEach(async () => {
    place = await makePreparedStorage()
    database = await open()
    await database.queries.insertInto('setting').values({ name: 'held', value: 'at first' }).execute()
    ended.push(
      () => place.remove(),
      () => database.close(),
    )
  })
  afterEach(async () => {
    for (const end of ended.splice(0).toReversed()) await end()
  })

  /** Starts a process that locks a row or works exclusively, and freezes that process. */
  async function freezeHolding(what: 'row' | 'turn') {
    const child = spawn(process.execPath, [program, place.url ?? '', what, String(statementMs)])
    const said: string[] = []
    createInterface({ input: child.stdout }).on('line', (line) => said.push(line))
    const gone = new Promise((resolve) => child.once('exit', resolve))
    ended.push(() => {
      child.kill('SIGKILL')
      return gone
    })
    await vi.waitUntil(() => said.includes('held'), { timeout: patienceMs })
    child.kill('SIGSTOP')
    return {
      said,
      async goOn() {
        child.kill('SIGCONT')
        child.stdin.write('go on\n')
        await gone
      },
    }
  }

  const write = () =>
    database.transaction((transaction) =>
      transaction.updateTable('setting').set({ value: 'ours' }).where('name', '=', 'held').execute(),
    )

  const findSettings = () => database.queries.selectFrom('setting').select(['name', 'value']).execute()

  test('OPS-7 loses its locks during a transaction, which then stores nothing', async () => {
    const frozen = await freezeHolding('row')
    const refusals: unknown[] = []
    await vi.waitUntil(
      () =>
        write().then(
          () => true,
          (error: unknown) => {
            refusals.push(error)
            return false
          },
        ),
      { timeout: patienceMs },
    )
    expect(refusals.every(isTemporary)).toBe(true)
    await frozen.goOn()
    expect(frozen.said).toEqual(['held', 'begins again', 'done', 'goes on with what is there'])
    const settings = await findSettings()
    expect(settings.find(({ name }) => name === 'held')?.value).toBe('ours')
    expect(settings.filter(({ name }) => name === 'too late')).toEqual([])
  })

  test('OPS-7 loses its lock for exclusive work, so that the next start does not wait forever', async () => {
    const frozen = await freezeHolding('turn')
    const next = await open()
    expect(await next.exclusively(async () => 'had its turn')).toBe('had its turn')
    await next.close()
    await frozen.goOn()
    expect(frozen.said).toEqual(['held', 'lost', 'goes on with what is there'])
  })

  test('OPS-7 exclusive work may take longer than the limit for idle transactions', async () => {
    const longer = 8 * statementMs
    const slow = database.exclusively(() => new Promise((resolve) => setTimeout(resolve, longer, 'done')))
    expect(await slow).toBe('done')
  })

  test('OPS-7 the statement timeout does not limit the time that a process waits for a lock', async () => {
    const next = await open()
    const order: string[] = []
    let endFirst = (): void => {}
    const first = new Promise<void>((begun) => {
      void database.exclusively(async () => {
        begun()
        await new Promise<void>((end) => (endFirst = end))
        order.push('first')
      })
    })
    await first
    const second = next.exclusively(async () => void order.push('next'))
    setTimeout(() => endFirst(), 3 * statementMs)
    await second
    expect(order).toEqual(['first', 'next'])
    await next.close()
  })
})

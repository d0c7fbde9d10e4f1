// @nightly
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePreparedStorage, openStorage, type TestStorage } from '../testing/test-database.ts'
import { isLong } from '../../../../tools/testing/is-long.ts'

let storage: TestStorage
beforeEach(async () => {
  storage = await makePreparedStorage()
})
afterEach(() => storage.remove())

const writerProgram = fileURLToPath(new URL('../testing/endless-writer.ts', import.meta.url))

/** `npm run test:nightly -- tests` kills the process 100 times, on the embedded database. */
const kills = isLong ? 100 : 1

test.each(Array.from({ length: kills }, (_, nr) => 300 + 7 * nr))(
  'a process killed while writing loses no confirmed row (after %i confirmations)',
  async (promises) => {
    const { file, url } = storage
    const args = url === null ? [file] : [file, url]
    const writer = spawn(process.execPath, [writerProgram, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    const gone = once(writer, 'exit')
    const promised: string[] = []
    const lines = createInterface({ input: writer.stdout })
    for await (const line of lines) {
      promised.push(line)
      if (promised.length === promises) writer.kill('SIGKILL')
    }
    await gone
    const database = await openStorage(storage)
    const rows = await database.queries.selectFrom('setting').select('name').execute()
    await database.close()
    const storedNames = new Set(rows.map(({ name }) => name))
    expect(promised.length).toBeGreaterThanOrEqual(promises)
    expect(promised.filter((name) => !storedNames.has(name))).toEqual([])
  },
)

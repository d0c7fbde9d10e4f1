import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseInUse, lockFile } from './lock-file.ts'

const lockFileModule = fileURLToPath(new URL('./lock-file.ts', import.meta.url))
let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'letterliaan-lock-'))
  file = join(folder, 'x.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Starts a process that locks the file and prints that it did. */
async function lockElsewhere(then = 'setInterval(() => {}, 1000)') {
  const program = `
    import { lockFile } from ${JSON.stringify(lockFileModule)}
    lockFile(${JSON.stringify(file)})
    console.log('locked')
    ${then}`
  const other = spawn(process.execPath, ['--input-type=module', '-e', program])
  const gone = once(other, 'exit')
  await once(other.stdout, 'data')
  return { other, gone }
}

test('a file can be locked only once until it is released, and no lock file remains', () => {
  const unlock = lockFile(file)
  expect(() => lockFile(file)).toThrow(DatabaseInUse)
  unlock()
  lockFile(file)()
  expect(readdirSync(folder)).toEqual([])
})

test('a live process keeps its lock, but the lock of a killed process is released at once', async () => {
  const { other, gone } = await lockElsewhere()
  expect(() => lockFile(file)).toThrow('al in gebruik')
  other.kill('SIGKILL')
  await gone
  lockFile(file)()
})

test('a process leaves no lock file, however it ends', async () => {
  const { gone } = await lockElsewhere('process.exit(1)')
  expect((await gone)[0]).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test('a leftover lock file locks nothing, even if it names a live process', () => {
  writeFileSync(`${file}.lock`, String(process.ppid))
  writeFileSync(`${file}.in-use`, '')
  lockFile(file)()
})

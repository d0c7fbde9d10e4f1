import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseInUse, lockFile } from './lock-file.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'letterliaan-lock-'))
  file = join(folder, 'x.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file can be locked once, and again when it was let go', () => {
  const unlock = lockFile(file)
  expect(() => lockFile(file)).toThrow(DatabaseInUse)
  unlock()
  expect(existsSync(`${file}.lock`)).toBe(false)
  lockFile(file)()
})

test('another live process keeps its lock; when it is gone the lock is taken over', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const gone = new Promise((resolve) => other.on('exit', resolve))
  writeFileSync(`${file}.lock`, String(other.pid))
  expect(() => lockFile(file)).toThrow(`in gebruik door proces ${other.pid}`)
  other.kill('SIGKILL')
  await gone
  lockFile(file)()
})

test('a lock that says nothing, or this very process of an earlier life, is taken over', () => {
  for (const text of ['', 'onzin', String(process.pid)]) {
    writeFileSync(`${file}.lock`, text)
    lockFile(file)()
  }
})

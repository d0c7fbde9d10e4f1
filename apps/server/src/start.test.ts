import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'letterliaan-start-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the server as a user does; `whenOpen` gets its address. */
function run(env: Record<string, string>, whenOpen?: (address: string, stop: () => void) => Promise<void>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: folder, DATABASE_URL: '', ...env },
  })
  let output = ''
  let isOpen = false
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const listen = (piece: Buffer): void => {
      output += piece.toString()
      const address = /Open (http:\S+)/.exec(output)?.[1]
      if (isOpen || address === undefined) return
      isOpen = true
      whenOpen?.(address, () => child.kill('SIGTERM')).catch(reject)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', (code) => resolve({ code, output }))
  })
}

test('the server starts on an empty folder, answers, and stops at SIGTERM with everything closed', async () => {
  const { code, output } = await run({ DEMO_PASSWORD: 'welkom in de jungle' }, async (address, stop) => {
    const response = await fetch(`${address}/api/v1/level`)
    expect(response.status).toBe(401)
    stop()
  })
  expect(code).toBe(0)
  expect(output).toContain('youssef@voorbeeldschool.nl / welkom in de jungle')
  expect(output).toMatch(/begeleider@voorbeeldschool\.nl +Juf Marit begeleidt: http:\S+\/begeleider/)
  expect(existsSync(join(folder, 'letterliaan.db'))).toBe(true)
  expect(existsSync(join(folder, 'letterliaan.db.lock'))).toBe(false)
  expect(existsSync(join(folder, 'letterliaan.db-wal'))).toBe(false)
})

test('a wrong setting stops the start with one sentence', async () => {
  const { code, output } = await run({ PORT: 'poort' })
  expect([code, output.trim()]).toEqual([
    1,
    "De instelling PORT klopt niet ('poort'): verwacht werd een poort van 0 tot 65535.",
  ])
})

test('a second server on the same data is refused', async () => {
  await run({}, async (_address, stop) => {
    const second = await run({})
    expect([second.code, second.output]).toEqual([
      1,
      expect.stringMatching(/al in gebruik door proces \d+\. Stop/),
    ])
    stop()
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from './db/database.ts'
import { readSettings } from './env.ts'
import { exitWithError } from './exit-with-error.ts'
import { createInstallationSecret, secretFileName } from './operations/backup/installation-secret.ts'
import { sendRaw } from './testing/hostile/send.ts'
import { startServer } from './start.ts'
import { createCaller, requestTokens } from './testing/http.ts'
import { listenToChannel } from './testing/live.ts'
import { preparedEnvNames } from './testing/test-database.ts'

const mainProgram = fileURLToPath(new URL('./main.ts', import.meta.url))
const developerCall = '/api/v1/dev/step/1/pass'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'letterliaan-start-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the server like a user. Calls `whenOpen` with its address. */
function run(env: Record<string, string>, whenOpen?: (address: string, stop: () => void) => Promise<void>) {
  const child = spawn(process.execPath, [mainProgram], {
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: folder, DATABASE_URL: '', ...env },
  })
  let output = ''
  let isOpen = false
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const listen = (piece: Buffer): void => {
      output += piece.toString()
      const address = /(?:Open|op) (http:\S+)/.exec(output)?.[1]
      if (isOpen || address === undefined) return
      isOpen = true
      whenOpen?.(address, () => child.kill('SIGTERM')).catch(reject)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', (code) => resolve({ code, output }))
  })
}

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const databaseFile = (): string => join(folder, 'letterliaan.db')
/** Copies a prepared curriculum, because writing it takes most of a first start. */
function giveCurriculum(): void {
  const prepared = process.env[preparedEnvNames.file]
  if (prepared !== undefined) copyFileSync(prepared, databaseFile())
}
const open = () => openDatabase({ url: null, file: databaseFile(), onLost: () => {}, onIdleError: () => {} })

test('the server starts on an empty folder, and a stop during answers loses no confirmed answer', async () => {
  const accepted: string[] = []
  const { code, output } = await run({ DEMO_PASSWORD: 'welkom in de jungle' }, async (url, stop) => {
    expect((await fetch(`${url}/api/docs/json`)).status).toBe(200)
    expect((await fetch(url + developerCall, { method: 'POST' })).status).toBe(401)
    const { body } = await requestTokens(
      { url },
      { grant_type: 'password', username: 'youssef@voorbeeldschool.nl', password: 'welkom in de jungle' },
    )
    const caller = createCaller({ url }, body.access_token)
    const { channel_id } = (await caller.call('GET /api/v1/user/me/')).body
    const stream = await listenToChannel({ url, token: body.access_token, channel_id })
    const write = async (): Promise<void> => {
      const note = await caller.call('POST /api/v1/note', {
        body: { date: 0, title: 'x', text: randomUUID() },
      })
      if (note.status === 201) accepted.push(note.body.text)
      if (accepted.length === 20) stop()
      if (accepted.length < 200) await write()
    }
    await Promise.allSettled([write(), write(), write(), write(), stream.ended()])
  })
  expect(code).toBe(0)
  expect(output).toContain('youssef@voorbeeldschool.nl / welkom in de jungle')
  expect(output).toMatch(/begeleider@voorbeeldschool\.nl +Juf Marit begeleidt: http:\S+\/begeleider/)
  expect(readdirSync(folder).filter((name) => name.startsWith('letterliaan'))).toEqual(['letterliaan.db'])
  const database = await open()
  const notes = await database.queries.selectFrom('note').select('text').execute()
  await database.close()
  expect(notes.map(({ text }) => text)).toEqual(expect.arrayContaining(accepted))
})

test('OPS-3 DEV-1 a production server has /api/docs and metrics if set, and is not ready while it stops', async () => {
  giveCurriculum()
  const METRICS_PORT = String(await findFreePort())
  const env = { NODE_ENV: 'production', API_DOCS: 'on', STOP_AFTER: '3', METRICS_PORT }
  const { code } = await run(env, async (address, stop) => {
    const statusOf = async (path: string) => (await fetch(new URL(path, address))).status
    expect([await statusOf('/readyz'), await statusOf('/api/docs/json')]).toEqual([200, 200])
    expect(await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()).toContain(
      'letterliaan_queue_max',
    )
    stop()
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    expect([await statusOf('/healthz'), await statusOf('/api/v1/installation')]).toEqual([200, 200])
  })
  expect(code).toBe(0)
})

test('DEV-1 by default a production server has no developer calls, no /api/docs and no foreign hosts', async () => {
  giveCurriculum()
  await run({ NODE_ENV: 'production' }, async (address, stop) => {
    expect((await fetch(new URL('/api/docs/json', address))).status).toBe(404)
    expect((await fetch(new URL(developerCall, address), { method: 'POST' })).status).toBe(404)
    const ask = async (host: string) =>
      (await sendRaw(address, { method: 'GET', path: '/api/v1/level', headers: { host } })).status
    expect([await ask('evil.test'), await ask('localhost')]).toEqual([421, 401])
    stop()
  })
})

describe('a start stops with one sentence', () => {
  test('if a setting is wrong', async () => {
    expect(await run({ PORT: 'poort' })).toEqual({
      code: 1,
      output: "De instelling PORT klopt niet ('poort'): verwacht werd een poort van 0 tot 65535.\n",
    })
  })

  /** Starts the server in this process. Returns its exit codes and messages. */
  async function refuse(env: Record<string, string> = {}): Promise<unknown[]> {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
    const said = vi.spyOn(console, 'error').mockReturnValue()
    await startServer(readSettings({ PORT: '0', DATA_DIR: folder, ...env })).catch(exitWithError)
    const calls = [...exit.mock.calls, ...said.mock.calls].flat()
    vi.restoreAllMocks()
    return calls
  }

  const damaged = /^De database is beschadigd \(.+\)\. Bewaar wat er staat, en zet een reservekopie terug\.$/
  const newer =
    'Deze database is van een nieuwere versie van Letterliaan. Start die versie, of zet de reservekopie van vóór die versie terug.'

  test('if the database is a file of another kind', async () => {
    writeFileSync(databaseFile(), 'geen database '.repeat(1000))
    expect(await refuse()).toEqual([1, expect.stringMatching(damaged)])
  })

  test.each([
    [
      'pages of the database were overwritten',
      () => {
        const bytes = readFileSync(databaseFile())
        writeFileSync(databaseFile(), bytes.fill(0xaa, 4096))
      },
      expect.stringMatching(damaged),
    ],
    [
      'a newer version made the database',
      () =>
        new Sqlite(databaseFile())
          .exec("INSERT INTO kysely_migration VALUES ('9999-later', '2027-01-01')")
          .close(),
      newer,
    ],
  ])('if %s', async (_title, spoil, sentence) => {
    await (await open()).close()
    spoil()
    expect(await refuse()).toEqual([1, sentence])
    expect(readdirSync(folder)).not.toContain('letterliaan.db.in-use')
  })

  test.each([
    ['empty', () => writeFileSync(databaseFile(), '')],
    ['missing', () => undefined],
  ])('if the database is %s in production while the key of an installation exists', async (_title, lose) => {
    writeFileSync(join(folder, secretFileName), createInstallationSecret())
    lose()
    expect(await refuse({ NODE_ENV: 'production' })).toEqual([
      1,
      expect.stringMatching(/^De sleutel \S+secret\.key is er, maar .+letterliaan\.db .+ back-up terug .+$/),
    ])
    expect(existsSync(databaseFile()) ? readFileSync(databaseFile()).length : 0).toBe(0)
  })

  test('if another server uses the same data', async () => {
    const database = await open()
    expect(await refuse()).toEqual([
      1,
      expect.stringMatching(/^De database \S+ is al in gebruik: .+ andere map\.$/),
    ])
    await database.close()
  })
})

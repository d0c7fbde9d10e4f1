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
import { createInstallationSecret, secretFileName } from './operations/backup/installation-secret.ts'
import { sendRaw } from './testing/hostile/send.ts'
import { createCaller, requestTokens } from './testing/http.ts'
import { listenToChannel } from './testing/live.ts'
import { preparedVariables } from './testing/test-database.ts'

const mainProgram = fileURLToPath(new URL('./main.ts', import.meta.url))
const developerCall = '/api/v1/dev/step/1/pass'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'letterliaan-start-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the server as a user does; `whenOpen` gets its address. */
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
/** Copies a prepared curriculum, as writing it takes most of a first start. */
function giveCurriculum(): void {
  const prepared = process.env[preparedVariables.file]
  if (prepared !== undefined) copyFileSync(prepared, databaseFile())
}
const open = () => openDatabase({ url: null, file: databaseFile(), onLost: () => {}, onIdleError: () => {} })

test('the server starts on an empty folder, responds, and closes everything at SIGTERM', async () => {
  const { code, output } = await run({ DEMO_PASSWORD: 'welkom in de jungle' }, async (address, stop) => {
    const response = await fetch(`${address}/api/v1/level`)
    expect(response.status).toBe(401)
    expect((await fetch(`${address}/api/docs/json`)).status).toBe(200)
    expect((await fetch(address + developerCall, { method: 'POST' })).status).toBe(401)
    stop()
  })
  expect(code).toBe(0)
  expect(output).toContain('youssef@voorbeeldschool.nl / welkom in de jungle')
  expect(output).toMatch(/begeleider@voorbeeldschool\.nl +Juf Marit begeleidt: http:\S+\/begeleider/)
  expect(existsSync(databaseFile())).toBe(true)
  expect(readdirSync(folder).filter((name) => name.startsWith('letterliaan'))).toEqual(['letterliaan.db'])
})

test('OPS-3 a stopping server is first not ready and still responds, and metrics have their own port', async () => {
  giveCurriculum()
  const env = { STOP_AFTER: '3', METRICS_PORT: String(await findFreePort()) }
  const { code } = await run(env, async (address, stop) => {
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(await (await fetch(`http://127.0.0.1:${env.METRICS_PORT}/metrics`)).text()).toContain(
      'letterliaan_queue_max',
    )
    stop()
    await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(503), {
      timeout: 2500,
    })
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    expect((await fetch(`${address}/api/v1/installation`)).status).toBe(200)
  })
  expect(code).toBe(0)
})

test('a stop during answers keeps every confirmed one, and leaves nothing open', async () => {
  giveCurriculum()
  const accepted: string[] = []
  const { code } = await run({ DEMO_PASSWORD: 'welkom in de jungle' }, async (url, stop) => {
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
  expect(readdirSync(folder).filter((name) => name.startsWith('letterliaan'))).toEqual(['letterliaan.db'])
  const database = await open()
  const notes = await database.queries.selectFrom('note').select('text').execute()
  await database.close()
  const remaining = new Set(notes.map(({ text }) => text))
  expect(accepted.filter((text) => !remaining.has(text))).toEqual([])
})

describe('a start stops with one sentence', () => {
  test('when the database is a file of another kind', async () => {
    writeFileSync(databaseFile(), 'geen database '.repeat(1000))
    expect(await run({})).toEqual({
      code: 1,
      output:
        'De database is beschadigd (file is not a database). Bewaar wat er staat, en zet een reservekopie terug.\n',
    })
  })

  test.each([
    ['empty', () => writeFileSync(databaseFile(), '')],
    ['missing', () => undefined],
  ])('when the database is %s in production, next to the key of an installation', async (_title, lose) => {
    writeFileSync(join(folder, secretFileName), createInstallationSecret())
    lose()
    const { code, output } = await run({ NODE_ENV: 'production' }, (_address, stop) =>
      Promise.resolve(stop()),
    )
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^De sleutel \S+secret\.key is er, maar .+letterliaan\.db .+ back-up terug .+\n$/,
      ),
    ])
    expect(existsSync(databaseFile()) ? readFileSync(databaseFile()).length : 0).toBe(0)
  })

  test('when pages of the database were overwritten', async () => {
    await (await open()).close()
    const bytes = readFileSync(databaseFile())
    writeFileSync(databaseFile(), bytes.fill(0xaa, 4096))
    const { code, output } = await run({})
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^De database is beschadigd \(.+\)\. Bewaar wat er staat, en zet een reservekopie terug\.\n$/,
      ),
    ])
  })

  test('when a newer version made the database', async () => {
    await (await open()).close()
    const newer = new Sqlite(databaseFile())
    newer.exec("INSERT INTO kysely_migration VALUES ('9999-later', '2027-01-01')")
    newer.close()
    expect(await run({})).toEqual({
      code: 1,
      output:
        'Deze database is van een nieuwere versie van Letterliaan. Start die versie, of zet de reservekopie van vóór die versie terug.\n',
    })
    expect(readdirSync(folder)).not.toContain('letterliaan.db.in-use')
  })

  test('OPS-8 when the tables have content of a newer version', async () => {
    await (await open()).close()
    const newer = new Sqlite(databaseFile())
    newer.exec("INSERT INTO setting (name, value) VALUES ('curriculum_written_by', '99.0.0')")
    newer.close()
    expect(await run({})).toEqual({
      code: 1,
      output: expect.stringMatching(/^Deze database is van een nieuwere versie van Letterliaan\./),
    })
    const left = new Sqlite(databaseFile(), { readonly: true })
    expect(left.prepare('SELECT count(*) AS count FROM curriculum_step').get()).toEqual({ count: 0 })
    left.close()
  })
})

test('a wrong setting stops the start with one sentence', async () => {
  const { code, output } = await run({ PORT: 'poort' })
  expect([code, output.trim()]).toEqual([
    1,
    "De instelling PORT klopt niet ('poort'): verwacht werd een poort van 0 tot 65535.",
  ])
})

test.each([
  ['production', { NODE_ENV: 'production' }, 404],
  ['production with API_DOCS=on', { NODE_ENV: 'production', API_DOCS: 'on' }, 200],
] as const)('DEV-1 %s: no calls of developers; /api/docs as it is set', async (_title, env, docs) => {
  giveCurriculum()
  await run(env, async (address, stop) => {
    expect((await fetch(new URL('/api/docs/json', address))).status).toBe(docs)
    expect((await fetch(new URL(developerCall, address), { method: 'POST' })).status).toBe(404)
    stop()
  })
})

test('a production server without PUBLIC_URL refuses a call with a foreign host', async () => {
  giveCurriculum()
  await run({ NODE_ENV: 'production' }, async (address, stop) => {
    const ask = async (host: string) =>
      (await sendRaw(address, { method: 'GET', path: '/api/v1/level', headers: { host } })).status
    expect([await ask('evil.test'), await ask('localhost')]).toEqual([421, 401])
    stop()
  })
})

test('a second server on the same data is refused', async () => {
  giveCurriculum()
  await run({ NODE_ENV: 'production' }, async (_address, stop) => {
    const second = await run({})
    expect([second.code, second.output]).toEqual([
      1,
      expect.stringMatching(/^De database \S+ is al in gebruik: .+ andere map\.\n$/),
    ])
    stop()
  })
})

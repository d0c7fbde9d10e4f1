import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrationNames } from '../../db/migrations/migrations.ts'
import { readSettings } from '../../env.ts'
import { productVersion } from '../../product-version.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { checkAddress, checkCertificate, checkProxy } from './check-address.ts'
import { checkBackupAge, checkDatabase, readDatabaseState } from './check-database-queries.ts'
import { checkFolder, checkMail, checkDiskSpace, checkSecret, checkVoice } from './examine-installation.ts'

let folder: string
const closing: (() => unknown)[] = []
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'letterliaan-doctor-'))))
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  rmSync(folder, { recursive: true, force: true })
})

const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port

async function serve(headers: Record<string, string>, status = 401): Promise<string> {
  const server: Server = createHttpServer((_call, answer) => answer.writeHead(status, headers).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return `http://127.0.0.1:${portOf(server)}`
}

const gigabyte = 1024 ** 3
test.each([
  [0.9, 'wrong', /0,9 GB vrij\. Ruim op/],
  [4, 'attention', /4,0 GB/],
  [50, 'good', /50,0 GB/],
])('OPS-1 %d GB of free space is %s', (gigabytes, state, text) => {
  expect(checkDiskSpace(gigabytes * gigabyte, '/x')).toEqual({ state, text: expect.stringMatching(text) })
})

test('OPS-1 a data folder that is missing or is a file is reported', async () => {
  const file = join(folder, 'bestand')
  writeFileSync(file, '')
  for (const place of [file, join(folder, 'nergens')])
    expect(await checkFolder(place)).toMatchObject({ state: 'wrong', text: expect.stringContaining(place) })
  expect((await checkFolder(folder)).text).toContain('vrij')
})

test('OPS-1 a key that is missing, empty or readable by others is reported', async () => {
  const file = join(folder, 'secret.key')
  expect((await checkSecret(file)).state).toBe('attention')
  writeFileSync(file, '')
  expect(await checkSecret(file)).toMatchObject({ state: 'wrong', text: expect.stringContaining('leeg') })
  writeFileSync(file, 'x'.repeat(40))
  chmodSync(file, 0o600)
  expect((await checkSecret(file)).state).toBe('good')
  chmodSync(file, 0o640)
  expect(await checkSecret(file)).toMatchObject({
    state: 'wrong',
    text: expect.stringContaining('chmod 600'),
  })
})

const product = { version: '0.3.0', migrations: ['0001-a', '0002-b'] }
test.each([
  [{ migrations: ['0001-a', '0002-b'], writer: '0.3.0' }, 'good', /hoort bij versie 0\.3\.0/],
  [{ migrations: ['0001-a', '0002-b'], writer: null }, 'good', /./],
  [{ migrations: [], writer: null }, 'attention', /leeg/],
  [{ migrations: ['0001-a'], writer: '0.2.0' }, 'attention', /oudere versie/],
  [{ migrations: ['0001-a', '0002-b', '0003-c'], writer: '0.3.0' }, 'wrong', /nieuwere versie/],
  [{ migrations: ['0001-a', '0002-b'], writer: '0.10.0' }, 'wrong', /nieuwere versie \(0\.10\.0\)/],
  [{ migrations: ['0001-a', '0002-b'], writer: null, num_failed_runs: 2 }, 'attention', /oefeningen: 2\./],
])('OPS-1 a database with %j is %s', (look, state, text) => {
  expect(checkDatabase({ num_failed_runs: 0, ...look }, product)).toEqual({
    state,
    text: expect.stringMatching(text),
  })
})

test('OPS-1 reads migrations, version and last backup of a database in use', async () => {
  const app = await startTestApp()
  closing.push(() => app.close())
  const env = { DATA_DIR: app.folder, ...(app.databaseUrl !== null && { DATABASE_URL: app.databaseUrl }) }
  const look = await readDatabaseState(readSettings(env))
  expect(look).toEqual({
    migrations: migrationNames,
    writer: productVersion,
    lastBackup: null,
    num_failed_runs: 0,
  })
  expect(checkDatabase(look).state).toBe('good')
})

test('OPS-1 a missing database file is new, and an unreachable database server gives an error', async () => {
  const empty = { migrations: [], writer: null, lastBackup: null, num_failed_runs: 0 }
  expect(await readDatabaseState(readSettings({ DATA_DIR: folder }))).toEqual(empty)
  writeFileSync(join(folder, 'letterliaan.db'), '')
  expect(await readDatabaseState(readSettings({ DATA_DIR: folder }))).toEqual(empty)
  await expect(
    readDatabaseState(readSettings({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })),
  ).rejects.toThrow('ECONNREFUSED')
})

const today = new Date('2026-11-23T12:00:00Z')
test.each([
  ['2026-11-22', 'wrong', /verlopen op 2026-11-22/],
  ['2026-11-24', 'good', /2026-11-24/],
  ['2026-12-01', 'attention', /verloopt op 2026-12-01/],
  ['2027-02-01', 'good', /2027-02-01/],
])('OPS-1 a certificate valid until %s is %s', (until, state, text) => {
  expect(checkCertificate(new Date(until), today)).toEqual({ state, text: expect.stringMatching(text) })
})

test.each([
  [{ server: 'Caddy' }, 1, 'good'],
  [{ via: '1.1 Caddy' }, 0, 'wrong'],
  [{ server: 'nginx/1.22' }, 0, 'wrong'],
  [{}, 1, 'attention'],
  [{}, 0, 'good'],
])('OPS-1 headers %j with TRUST_PROXY %d are %s', (headers, trusted, state) => {
  expect(checkProxy(headers, trusted).state).toBe(state)
})

test('OPS-1 the public address is requested: Letterliaan, another server, no response, no address', async () => {
  const statesOf = async (url: string | null) =>
    (await checkAddress(url, 0, new Date())).map(({ state }) => state)
  expect(await statesOf(`${await serve({})}/spelling`)).toEqual(['good', 'good'])
  expect(await statesOf(`${await serve({ via: '1.1 Caddy' }, 404)}/spelling`)).toEqual(['wrong', 'wrong'])
  expect(await statesOf('http://127.0.0.1:1')).toEqual(['wrong'])
  expect(await statesOf('https://127.0.0.1:1')).toEqual(['wrong'])
  expect(await statesOf('http://school.invalid')).toEqual(['wrong', 'wrong'])
  expect(await statesOf(null)).toEqual(['attention'])
})

async function greet(answers: Record<string, string>): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('220 post.test\r\n')
    socket.on('data', (bytes) => {
      const word = bytes.toString().trim().split(/\s/)[0] ?? ''
      heard.push(word)
      socket.write(`${answers[word] ?? '502 no'}\r\n`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `127.0.0.1:${portOf(server)}`, heard }
}

describe('OPS-1 a mail server', () => {
  test('is good if it responds, and no mail is sent', async () => {
    const { url, heard } = await greet({ EHLO: '250 post.test', QUIT: '221 bye' })
    expect((await checkMail(`smtp://${url}?ignoreTLS=true`)).state).toBe('good')
    expect(heard).not.toContain('MAIL')
  })

  test('is wrong if it refuses the password', async () => {
    const { url } = await greet({ EHLO: '250-post.test\r\n250 AUTH PLAIN', AUTH: '535 wrong password' })
    expect(await checkMail(`smtp://a:b@${url}?ignoreTLS=true`)).toMatchObject({
      state: 'wrong',
      text: expect.stringContaining('wachtwoord'),
    })
  })

  test('is wrong if it is unreachable, and needs attention if it is not configured', async () => {
    expect((await checkMail('smtp://127.0.0.1:1')).state).toBe('wrong')
    expect((await checkMail(null)).state).toBe('attention')
  })
})

test('OPS-1 the voice speaks a word, and a configured voice that is silent is reported', async () => {
  expect(await checkVoice(readSettings({ DATA_DIR: folder }))).toMatchObject({
    state: 'attention',
    text: expect.stringContaining('U hoort de computerstem. Zo klinkt het beter'),
  })
  const silent = readSettings({ DATA_DIR: folder, SPEECH_MODEL: '/nergens/nl.onnx' })
  expect(await checkVoice(silent)).toMatchObject({
    state: 'attention',
    text: expect.stringContaining('/nergens/nl.onnx'),
  })
})

test('OPS-1 the last backup is checked for its age and missing files', () => {
  const now = 1_790_000_000
  const made = (hours: number, num_missing_files = 0) => ({
    name: 'letterliaan',
    made_at: now - hours * 3600,
    num_missing_files,
  })
  expect(checkBackupAge(null, false, now).state).toBe('attention')
  expect(checkBackupAge(null, true, now).state).toBe('wrong')
  expect(checkBackupAge(made(60), true, now)).toMatchObject({
    state: 'wrong',
    text: expect.stringContaining('60 uur'),
  })
  expect(checkBackupAge(made(20), false, now).state).toBe('good')
  expect(checkBackupAge(made(20, 3), true, now).state).toBe('wrong')
})

test('OPS-1 the command prints a Dutch line for each finding, and exits with code 1 if one is wrong', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['apps/server/src/doctor.ts'], {
    cwd: join(import.meta.dirname, '../../../../..'),
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'nergens'), PUBLIC_URL: 'http://127.0.0.1:1' },
  })
  expect([status, stderr]).toEqual([1, ''])
  const lines = stdout.trim().split('\n')
  for (const line of lines) expect(line).toMatch(/^(goed {2}|let op|MIS {3}) {2}\S/)
  expect(lines.filter((line) => line.startsWith('MIS'))).toHaveLength(2)
})

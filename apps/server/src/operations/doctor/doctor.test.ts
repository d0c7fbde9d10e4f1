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
import { checkAnswer, checkCertificate, checkPublicUrl, checkScheme } from './check-address.ts'
import { checkBackup } from './check-backup.ts'
import { checkClock } from './check-clock.ts'
import { checkDatabase } from './check-database.ts'
import { checkFolder, checkNode, checkRoom, checkSecret } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { checkVoice } from './check-voice.ts'
import { lookAtDatabase } from './look-at-database-queries.ts'

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

test.each([
  ['v20.20.0', 'wrong'],
  ['v22.17.9', 'wrong'],
  ['v22.18.0', 'good'],
  ['v24.1.0', 'good'],
])('OPS-1 Node %s is %s', (version, state) => expect(checkNode(version).state).toBe(state))

const gigabyte = 1024 ** 3
test.each([
  [0.9, 'wrong', /0,9 GB vrij\. Ruim op/],
  [4, 'attention', /4,0 GB/],
  [50, 'good', /50,0 GB/],
])('OPS-1 %d GB free is %s', (gigabytes, state, text) => {
  expect(checkRoom(gigabytes * gigabyte, '/x', 'y')).toEqual({ state, text: expect.stringMatching(text) })
})

test('OPS-1 a folder that is a file, or not there, is told', async () => {
  const file = join(folder, 'bestand')
  writeFileSync(file, '')
  for (const place of [file, join(folder, 'nergens')])
    expect(await checkFolder(place, 'de gegevens')).toMatchObject({
      state: 'wrong',
      text: expect.stringContaining(place),
    })
  expect((await checkFolder(folder, 'de gegevens')).text).toContain('vrij')
})

test('OPS-1 a key that others may read, an empty one and none are told', async () => {
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
  expect((await checkSecret(null)).state).toBe('good')
})

test.each([
  [1000, 1059, 'good'],
  [1000, 1061, 'wrong'],
  [1061, 1000, 'wrong'],
])('OPS-1 a clock at %d beside %d is %s', (here, there, state) => {
  expect(checkClock(here, there, 'de database').state).toBe(state)
})

const product = { version: '0.3.0', migrations: ['0001-a', '0002-b'] }
test.each([
  [{ migrations: ['0001-a', '0002-b'], writer: '0.3.0' }, 'good', /hoort bij versie 0\.3\.0/],
  [{ migrations: ['0001-a', '0002-b'], writer: null }, 'good', /./],
  [{ migrations: [], writer: null }, 'attention', /leeg/],
  [{ migrations: ['0001-a'], writer: '0.2.0' }, 'attention', /oudere versie \(1 stappen achter\)/],
  [{ migrations: ['0001-a', '0002-b', '0003-c'], writer: '0.3.0' }, 'wrong', /nieuwere versie/],
  [{ migrations: ['0001-a', '0002-b'], writer: '0.10.0' }, 'wrong', /nieuwere versie \(0\.10\.0\)/],
])('OPS-1 a database with %j is %s', (look, state, text) => {
  expect(checkDatabase({ kind: 'x', ...look }, product)).toEqual({ state, text: expect.stringMatching(text) })
})

test('OPS-1 a database in use is looked at: its migrations, its version and its clock', async () => {
  const app = await startTestApp()
  closing.push(() => app.close())
  const env = { DATA_DIR: app.folder, ...(app.databaseUrl !== null && { DATABASE_URL: app.databaseUrl }) }
  const { now, ...look } = await lookAtDatabase(readSettings(env))
  expect(look).toMatchObject({ migrations: migrationNames, writer: productVersion })
  // The embedded database has the clock of this machine.
  const here = Date.now() / 1000
  expect(now === null).toBe(app.databaseUrl === null)
  expect(checkClock(here, now ?? here, 'de database').state).toBe('good')
})

test('OPS-1 a database that is not there is new, one that is closed rejects', async () => {
  expect((await lookAtDatabase(readSettings({ DATA_DIR: folder }))).migrations).toEqual([])
  await expect(lookAtDatabase(readSettings({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }))).rejects.toThrow(
    'ECONNREFUSED',
  )
})

test.each([
  [null, 'attention'],
  ['http://spel.school.nl', 'wrong'],
  ['http://127.0.0.1:3000', 'good'],
  ['https://school.nl/spelling', 'good'],
])('OPS-1 camera and microphone at %s: %s', (url, state) => expect(checkScheme(url).state).toBe(state))

const today = new Date('2026-11-23T12:00:00Z')
test.each([
  ['2026-11-22', true, 'wrong', /verlopen op 2026-11-22/],
  ['2026-12-01', true, 'attention', /verloopt op 2026-12-01/],
  ['2027-02-01', true, 'good', /2027-02-01/],
  ['2027-02-01', false, 'attention', /vertrouwen/],
])('OPS-1 a certificate until %s, known %s, is %s', (until, isTrusted, state, text) => {
  expect(checkCertificate({ validTo: new Date(until), isTrusted }, today)).toEqual({
    state,
    text: expect.stringMatching(text),
  })
})

const nowSeconds = today.getTime() / 1000
test.each([
  [401, { server: 'Caddy' }, 1, ['good', 'good']],
  [401, { via: '1.1 Caddy' }, 0, ['good', 'wrong']],
  [401, { server: 'nginx/1.22' }, 0, ['good', 'wrong']],
  [401, {}, 1, ['good', 'attention']],
  [401, {}, 0, ['good', 'good']],
  [404, {}, 0, ['wrong', 'good']],
  [401, { date: 'Mon, 23 Nov 2026 11:00:00 GMT' }, 0, ['good', 'good', 'wrong']],
  [401, { date: 'Mon, 23 Nov 2026 12:00:10 GMT' }, 0, ['good', 'good', 'good']],
])('OPS-1 an answer %d with %j and TRUST_PROXY %d: %j', (status, headers, trusted, states) => {
  const findings = checkAnswer({ status, headers: new Headers(headers) }, trusted, nowSeconds)
  expect(findings.map(({ state }) => state)).toEqual(states)
})

test('OPS-1 the address is asked for real: something else answers, and nothing', async () => {
  const url = await serve({ via: '1.1 Caddy' }, 404)
  const states = (await checkPublicUrl(`${url}/spelling`, 0, new Date())).map(({ state }) => state)
  expect(states).toEqual(['wrong', 'wrong', 'good'])
  expect(await checkPublicUrl('http://127.0.0.1:1', 0, new Date())).toMatchObject([{ state: 'wrong' }])
  expect(await checkPublicUrl('https://127.0.0.1:1', 0, new Date())).toMatchObject([{ state: 'wrong' }])
})

/** A mail server that greets so. */
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
  test('that greets is good, and is sent nothing', async () => {
    const { url, heard } = await greet({ EHLO: '250 post.test', QUIT: '221 bye' })
    expect((await checkMail(`smtp://${url}?ignoreTLS=true`)).state).toBe('good')
    expect(heard).not.toContain('MAIL')
  })

  test('that refuses the password is wrong', async () => {
    const { url } = await greet({ EHLO: '250-post.test\r\n250 AUTH PLAIN', AUTH: '535 wrong password' })
    expect(await checkMail(`smtp://a:b@${url}?ignoreTLS=true`)).toMatchObject({
      state: 'wrong',
      text: expect.stringContaining('wachtwoord'),
    })
  })

  test('that is not there is wrong; none at all is worth a word', async () => {
    expect((await checkMail('smtp://127.0.0.1:1')).state).toBe('wrong')
    expect((await checkMail(null)).state).toBe('attention')
  })
})

test('OPS-1 the voice says a word; one that was asked for and is silent is told', async () => {
  expect((await checkVoice(readSettings({ DATA_DIR: folder }))).state).toBe('good')
  const silent = readSettings({ DATA_DIR: folder, SPEECH_URL: 'http://127.0.0.1:1/{text}' })
  expect(await checkVoice(silent)).toMatchObject({
    state: 'attention',
    text: expect.stringContaining('127.0.0.1:1'),
  })
})

test('OPS-1 the age of the last backup, and whether it was whole', () => {
  const now = today.getTime() / 1000
  const made = (hours: number, num_missing_files = 0) => ({
    name: 'letterliaan',
    made_at: now - hours * 3600,
    num_missing_files,
  })
  expect(checkBackup(null, false, now).state).toBe('attention')
  expect(checkBackup(null, true, now).state).toBe('wrong')
  expect(checkBackup(made(60), true, now)).toMatchObject({
    state: 'wrong',
    text: expect.stringContaining('2 dagen'),
  })
  expect(checkBackup(made(20), false, now).state).toBe('good')
  expect(checkBackup(made(20, 3), true, now).state).toBe('wrong')
})

test('OPS-1 the command tells everything in Dutch, one line each, and its code is 1', () => {
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

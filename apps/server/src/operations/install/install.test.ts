import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../../env.ts'
import { readAnswers } from './answers.ts'
import { makeFiles, quoteSetting } from './make-files.ts'
import { writeFiles } from './write-files.ts'

const given = {
  data: '/var/lib/letterliaan',
  url: 'https://spel.school.nl',
  mail: 'smtp://post:ge$heim"`@post.school.nl:587',
  'mail-from': 'Letterliaan <post@school.nl>',
  certificate: 'letsencrypt',
  backups: '/var/backups/letterliaan',
}

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'letterliaan-install-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const place = { root: join(import.meta.dirname, '../../../../..'), node: process.execPath }
const filesOf = (changes: object = {}) => makeFiles(readAnswers({ ...given, ...changes }), place)
const textOf = (path: string, changes: object = {}): string => {
  const file = filesOf(changes).find((each) => each.path === path)
  if (file === undefined) throw new Error(`no ${path}`)
  return file.text
}
const never = () => Promise.reject(new Error('nothing is asked'))

const kinds = [
  ['letsencrypt', 'https://spel.school.nl'],
  ['letsencrypt', 'https://school.nl/spelling'],
  ['letsencrypt', 'https://school.nl:8443/'],
  ['local', 'https://192.168.1.10'],
  ['local', 'https://letterliaan.local/spelling/'],
  ['elsewhere', 'https://school.nl/spelling'],
] as const

test.each([
  [{ data: 'var/lib' }, '--data'],
  [{ data: '/var/lib/met spatie' }, '--data'],
  [{ data: '/var/lib\nExecStart=/bin/sh' }, '--data'],
  [{ url: 'spel.school.nl' }, '--url'],
  [{ url: 'https://school.nl/{env.X}' }, '--url'],
  [{ url: 'https://school.nl/?a=1' }, '--url'],
  [{ url: 'http://school.nl' }, 'https://'],
  [{ url: 'https://192.168.1.10' }, '--certificate local'],
  [{ url: 'https://spel.lan' }, '--certificate local'],
  [{ mail: 'post.school.nl' }, '--mail'],
  [{ 'mail-from': '' }, '--mail-from'],
  [{ 'mail-from': 'a@b.nl\nSECRET=x' }, '--mail-from'],
  [{ certificate: 'ja' }, '--certificate'],
  [{ backups: '/var/lib/letterliaan/backups' }, 'buiten'],
  [{ port: '70000' }, '--port'],
])('OPS-1 the answer %j is refused with one sentence: %s', (changes, told) => {
  expect(() => readAnswers({ ...given, ...changes })).toThrow(told)
})

test.each(kinds)('OPS-1 the server takes the settings that are written: %s, %s', (certificate, url) => {
  const file = join(folder, 'env')
  writeFileSync(file, textOf('/etc/letterliaan/letterliaan.env', { certificate, url }))
  // As the command of an operator reads them, and as systemd does.
  const printed = execFileSync('sh', ['-c', `set -a; . "${file}"; exec env -0`], {
    env: { PATH: process.env['PATH'] },
  })
  const env = Object.fromEntries(
    printed
      .toString()
      .split('\0')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  )
  const settings = readSettings(env)
  expect(settings).toMatchObject({
    NODE_ENV: 'production',
    SMTP_URL: given.mail,
    MAIL_FROM: given['mail-from'],
    PUBLIC_URL: url.replace(/\/$/, ''),
    TRUST_PROXY: 1,
    DATA_DIR: given.data,
    BACKUP_TO: given.backups,
    BACKUP_AT: 'off',
  })
})

test('OPS-1 whatever a setting is, a shell reads it back as it was', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(texts, (values) => {
      const script = values.map((value) => `printf '%s\\0' ${quoteSetting(value)}`).join('\n')
      expect(execFileSync('sh', ['-c', script]).toString().split('\0').slice(0, -1)).toEqual(values)
    }),
    { numRuns: 20 },
  )
})

test('OPS-1 settings are for root alone, and a second time changes nothing', async () => {
  const first = await writeFiles(folder, filesOf(), never)
  expect(new Set(first.values())).toEqual(new Set(['new']))
  expect(statSync(join(folder, 'etc/letterliaan/letterliaan.env')).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'usr/local/bin/letterliaan')).mode & 0o777).toBe(0o755)
  const second = await writeFiles(folder, filesOf(), never)
  expect(new Set(second.values())).toEqual(new Set(['same']))
})

test.each([
  [false, 'kept', 'eigen werk'],
  [true, 'replaced', null],
] as const)(
  'OPS-1 a file that was changed is replaced only after a yes: %s',
  async (isYes, outcome, left) => {
    const file = join(folder, 'etc/caddy/Caddyfile')
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, 'eigen werk')
    const asked: string[] = []
    const written = await writeFiles(folder, filesOf(), async (path) => {
      asked.push(path)
      return isYes
    })
    expect([asked, written.get(file)]).toEqual([[file], outcome])
    expect(readFileSync(file, 'utf8')).toBe(left ?? textOf('/etc/caddy/Caddyfile'))
    expect(existsSync(`${file}.old`)).toBe(isYes)
    expect(readFileSync(isYes ? `${file}.old` : file, 'utf8')).toBe('eigen werk')
  },
)

test('OPS-1 the service writes in the folder of the data only, as a user of its own', () => {
  const unit = textOf('/etc/systemd/system/letterliaan.service')
  for (const line of ['User=letterliaan', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'Restart=always'])
    expect(unit.split('\n')).toContain(line)
  expect(unit.match(/^ReadWritePaths=.*$/gm)).toEqual([`ReadWritePaths=${given.data}`])
  expect(unit).toMatch(/^MemoryMax=/m)
})

test('OPS-1 a backup is made each night, also after a night off, where its service may write', () => {
  const timer = textOf('/etc/systemd/system/letterliaan-backup.timer').split('\n')
  expect(timer).toContain('OnCalendar=*-*-* 02:15:00')
  expect(timer).toContain('Persistent=true')
  const service = textOf('/etc/systemd/system/letterliaan-backup.service')
  expect(service.match(/^ReadWritePaths=.*$/gm)).toEqual([`ReadWritePaths=${given.data} ${given.backups}`])
})

test('OPS-1 a proxy elsewhere reaches the server, and no Caddyfile is written', () => {
  const paths = filesOf({ certificate: 'elsewhere' }).map(({ path }) => path)
  expect(paths).not.toContain('/etc/caddy/Caddyfile')
  expect(textOf('/etc/letterliaan/letterliaan.env', { certificate: 'elsewhere' })).toContain('HOST="0.0.0.0"')
  expect(textOf('/etc/letterliaan/letterliaan.env')).toContain('HOST="127.0.0.1"')
})

const has = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const run = (program: string, ...values: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, values, { encoding: 'utf8' })
  return { status, told: stdout + stderr }
}

// Without these programs the tests below say that they were skipped.
test.skipIf(!has('systemd-analyze'))('OPS-1 systemd takes the units', async () => {
  await writeFiles(folder, filesOf(), never)
  const units = ['letterliaan.service', 'letterliaan-backup.service', 'letterliaan-backup.timer']
  const { status, told } = run(
    'systemd-analyze',
    'verify',
    ...units.map((unit) => join(folder, 'etc/systemd/system', unit)),
  )
  const ours = told.split('\n').filter((line) => line.includes('letterliaan'))
  expect([status, ours]).toEqual([0, []])
})

test.skipIf(!has('caddy')).each(kinds.filter(([kind]) => kind !== 'elsewhere'))(
  'OPS-1 Caddy takes its file: %s, %s',
  async (certificate, url) => {
    await writeFiles(folder, filesOf({ certificate, url }), never)
    const file = join(folder, 'etc/caddy/Caddyfile')
    const { status, told } = run('caddy', 'validate', '--adapter', 'caddyfile', '--config', file)
    expect(status, told).toBe(0)
    expect(run('caddy', 'fmt', '--diff', file).status).toBe(0)
  },
)

test.skipIf(!has('nginx') || !has('openssl')).each(kinds)(
  'OPS-1 nginx takes its example: %s, %s',
  (certificate, url) => {
    const [key, pem] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const subject = ['-subj', '/CN=school.test', '-days', '1', '-nodes', '-newkey', 'rsa:2048']
    expect(run('openssl', 'req', '-x509', ...subject, '-keyout', key, '-out', pem).status).toBe(0)
    const site = textOf('/etc/letterliaan/nginx-voorbeeld.conf', { certificate, url })
      .replaceAll(/\/etc\/letsencrypt\/\S+fullchain.pem/g, pem)
      .replaceAll(/\/etc\/letsencrypt\/\S+privkey.pem/g, key)
    const config = join(folder, 'nginx.conf')
    writeFileSync(
      config,
      `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${site}}\n`,
    )
    const { status, told } = run('nginx', '-t', '-e', 'stderr', '-c', config)
    expect(status, told).toBe(0)
  },
)

const command = (...values: string[]) =>
  spawnSync(process.execPath, ['apps/server/src/install-server.ts', ...values], {
    cwd: place.root,
    encoding: 'utf8',
  })

test('OPS-1 the command writes into a folder, and says when a changed file was left', () => {
  const flags = Object.entries(given).map(([name, value]) => `--${name}=${value}`)
  const first = command('--into', folder, ...flags)
  expect([first.status, first.stderr]).toEqual([0, ''])
  writeFileSync(join(folder, 'etc/caddy/Caddyfile'), 'eigen werk')
  const second = command('--into', folder, ...flags)
  expect(second.status).toBe(1)
  expect(second.stdout).toContain('Caddyfile: NIET vervangen')
  expect(readFileSync(join(folder, 'etc/caddy/Caddyfile'), 'utf8')).toBe('eigen werk')
})

test.each([
  [['--into', '/tmp/x'], '--url ontbreekt'],
  [['--onzin'], 'install-server'],
])('OPS-1 without an answer, or with a flag that is not there, one sentence: %j', (flags, told) => {
  const { status, stderr } = command(...flags)
  expect(status).toBe(1)
  expect(stderr).toContain(told)
  expect(stderr).not.toContain('    at ')
})

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../env.ts'

const root = path.join(import.meta.dirname, '../../../..')
const templates = path.join(root, 'deploy/server')
const names = readdirSync(templates)
const values: Readonly<Record<string, string>> = {
  NAME: 'spel.school.nl',
  DATA: '/var/lib/letterliaan',
  BACKUPS: '/var/backups/letterliaan',
}
const read = (name: string): string => readFileSync(path.join(templates, name), 'utf8')
const fill = (name: string): string =>
  read(name).replaceAll(/@([A-Z]+)@/g, (_, value: string) => values[value] ?? '')

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'letterliaan-server-files-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('OPS-1 an operator must fill in three values in the files for a server', () => {
  const placeholders = names.flatMap((name) =>
    [...read(name).matchAll(/@([A-Z]+)@/g)].map(([, value]) => value),
  )
  expect(new Set(placeholders)).toEqual(new Set(Object.keys(values)))
  const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
  for (const name of [...names.filter((each) => each !== 'nginx.conf'), ...Object.keys(values)])
    expect(page).toContain(name)
})

test('OPS-1 the server accepts the settings in the form in which systemd and a shell read them', () => {
  const file = path.join(folder, 'env')
  writeFileSync(file, fill('letterliaan.env').replaceAll(/^#(?=[A-Z_]+=)/gm, ''))
  const printed = execFileSync('sh', ['-c', `set -a; . "${file}"; exec env -0`], {
    env: { PATH: process.env['PATH'] },
  })
  const env = Object.fromEntries(
    printed
      .toString()
      .split('\0')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  )
  expect(readSettings(env)).toMatchObject({
    PUBLIC_URL: 'https://spel.school.nl',
    TRUST_PROXY: 1,
    HOST: '127.0.0.1',
    DATA_DIR: values['DATA'],
    BACKUP_TO: values['BACKUPS'],
    BACKUP_AT: 'off',
    SMTP_URL: 'smtp://naam:wachtwoord@post.school.nl:587',
    MAIL_FROM: 'Letterliaan <post@school.nl>',
  })
})

test('OPS-1 the units start existing programs as a separate user, and can write only where needed', async () => {
  const { serverFlags } = (await import('../../../../tools/setup/server-flags.mjs')) as {
    serverFlags: readonly string[]
  }
  const starts = names
    .filter((name) => name.endsWith('.service'))
    .map((name) => /^ExecStart=\/opt\/letterliaan\/(.*)$/m.exec(read(name))?.[1]?.split(' ') ?? [])
  for (const [program = '', ...flags] of starts)
    for (const file of [program, flags.at(-1) ?? ''])
      expect(existsSync(path.join(root, file)), file).toBe(true)
  expect(starts.map(([, ...flags]) => flags)).toContainEqual([...serverFlags, 'apps/server/src/main.ts'])
  const writable = (name: string) => fill(name).match(/^ReadWritePaths=.*$/gm)
  expect(writable('letterliaan.service')).toEqual([`ReadWritePaths=${values['DATA']}`])
  expect(writable('letterliaan-backup.service')).toEqual([
    `ReadWritePaths=${values['DATA']} ${values['BACKUPS']}`,
  ])
  for (const line of ['User=letterliaan', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'Restart=always'])
    expect(read('letterliaan.service').split('\n')).toContain(line)
  expect(read('letterliaan-backup.timer')).toMatch(/^OnCalendar=.*\n(.*\n)*Persistent=true$/m)
})

test('OPS-1 both proxies forward to the port of the server without buffering', () => {
  const port = /^PORT=(\d+)$/m.exec(read('letterliaan.env'))?.[1]
  expect(read('Caddyfile')).toMatch(
    new RegExp(`^\treverse_proxy 127.0.0.1:${port} {\n\t\tflush_interval -1$`, 'm'),
  )
  expect(read('nginx.conf')).toContain(`proxy_pass http://127.0.0.1:${port};`)
  expect(read('nginx.conf')).toContain('proxy_buffering off;')
})

test('OPS-1 the command letterliaan starts existing programs', () => {
  const known = /^ {2}(account[^)]*)\) ;;$/m.exec(read('letterliaan'))?.[1]?.split(' | ') ?? []
  expect(known).toContain('doctor')
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  const programOf = new Map(
    [...read('letterliaan').matchAll(/^ {2}([\w:]+)\) command=([\w-]+) ;;$/gm)].map(([, name, program]) => [
      name,
      program,
    ]),
  )
  for (const name of known)
    expect(scripts[name], name).toBe(`node apps/server/src/${programOf.get(name) ?? name}.ts`)
  expect(spawnSync('sh', ['-n', path.join(templates, 'letterliaan')]).status).toBe(0)
})

const has = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const run = (program: string, ...flags: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, flags, { encoding: 'utf8' })
  return { status, printed: stdout + stderr }
}

test.skipIf(!has('systemd-analyze'))('OPS-1 systemd accepts the units', () => {
  const units = names.filter((name) => /\.(service|timer)$/.test(name))
  const files = units.map((unit) => path.join(folder, unit))
  for (const unit of units)
    writeFileSync(path.join(folder, unit), fill(unit).replaceAll('/opt/letterliaan', root))
  const { status, printed } = run('systemd-analyze', 'verify', ...files)
  expect([status, printed.split('\n').filter((line) => line.includes('letterliaan'))]).toEqual([0, []])
})

test.skipIf(!has('caddy'))('OPS-1 Caddy accepts its file', () => {
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(file, fill('Caddyfile'))
  const { status, printed } = run('caddy', 'validate', '--adapter', 'caddyfile', '--config', file)
  expect(status, printed).toBe(0)
})

test.skipIf(!has('nginx') || !has('openssl'))('OPS-1 nginx accepts its file', () => {
  const live = path.join(folder, 'live', values['NAME'] ?? '')
  mkdirSync(live, { recursive: true })
  const subject = ['-subj', '/CN=school.test', '-days', '1', '-nodes', '-newkey', 'rsa:2048']
  const pair = ['-keyout', path.join(live, 'privkey.pem'), '-out', path.join(live, 'fullchain.pem')]
  expect(run('openssl', 'req', '-x509', ...subject, ...pair).status).toBe(0)
  const site = fill('nginx.conf').replaceAll('/etc/letsencrypt', folder)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${site}}\n`)
  const { status, printed } = run('nginx', '-t', '-e', 'stderr', '-c', file)
  expect(status, printed).toBe(0)
})

import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A temporary cluster on a free port of 127.0.0.1. */
export interface Cluster {
  readonly url: string
  readonly pid: number
  /** Restarts like a package update, which breaks connections. */
  restart(): void
  /** Stops the processes. Connections stay open but get no replies. */
  freeze(): void
  thaw(): void
  stop(): void
}

const debianRoot = '/usr/lib/postgresql'

export function findPostgres(): string | null {
  if (!existsSync(debianRoot)) return null
  const versions = readdirSync(debianRoot).toSorted((a, b) => Number(b) - Number(a))
  return (
    versions
      .map((version) => join(debianRoot, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb'))) ?? null
  )
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** Returns how to run a program as the package's user, because PostgreSQL refuses root. */
function runner(folder: string): (program: string, args: string[]) => void {
  if (process.getuid?.() !== 0)
    return (program, args) => void execFileSync(program, args, { stdio: 'ignore' })
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  chownSync(folder, id('-u'), id('-g'))
  return (program, args) =>
    void execFileSync('runuser', ['-u', 'postgres', '--', program, ...args], { stdio: 'ignore', cwd: folder })
}

const mainProcess = (data: string): number =>
  Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

/** Signals the main process first, because it starts no new ones while it is stopped. */
function signalAll(data: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const main = mainProcess(data)
  process.kill(main, signal)
  const others = execFileSync('ps', ['-o', 'pid=', '--ppid', String(main)], { encoding: 'utf8' })
  for (const pid of others.trim().split(/\s+/)) process.kill(Number(pid), signal)
}

const speed = {
  /** Loses all data if the machine stops, and detects deadlocks at once. */
  fast: '-c deadlock_timeout=20ms -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off -c wal_level=minimal -c max_wal_senders=0 -c checkpoint_timeout=1h -c jit=off',
  /** Uses the default settings of PostgreSQL. */
  safe: '',
} as const

export async function startCluster(bin: string, kind: keyof typeof speed = 'fast'): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'letterliaan-pg-'))
  chmodSync(folder, 0o700)
  const run = runner(folder)
  const data = join(folder, 'data')
  const port = await freePort()
  run(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'letterliaan',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ])
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} ${speed[kind]} -c max_wal_size=4GB -c shared_buffers=256MB -c max_connections=200`
  const control = (...args: string[]): void => run(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args])
  const start = ['-o', options, '-l', join(folder, 'log')]
  control(...start, 'start')
  return {
    url: `postgres://letterliaan@127.0.0.1:${port}/postgres`,
    pid: mainProcess(data),
    restart: () => control(...start, '-m', 'fast', 'restart'),
    freeze: () => signalAll(data, 'SIGSTOP'),
    thaw: () => signalAll(data, 'SIGCONT'),
    stop() {
      control('-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort, isOpen } from './free-port.ts'

export interface Pooler {
  /** Address of the same database through the pooler. */
  readonly url: string
  stop(): Promise<void>
}

const program = '/usr/sbin/pgbouncer'
export const hasPgBouncer = (): boolean => existsSync(program)

export async function startPgBouncer(databaseUrl: string): Promise<Pooler> {
  const { hostname, port, username, pathname } = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'letterliaan-pgbouncer-'))
  const own = await findFreePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
query_wait_timeout = 10
`,
  )
  // PgBouncer refuses to run as root.
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const user = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : null
  if (user) for (const path of [folder, file]) chownSync(path, user.uid, user.gid)
  const child = spawn(program, [file], { stdio: 'ignore', cwd: folder, ...user })
  while (!(await isOpen(own))) await delay(20)
  return {
    url: `postgres://${username}@127.0.0.1:${own}${pathname}`,
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

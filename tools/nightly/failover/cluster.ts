import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort, isOpen } from '../../../apps/server/src/testing/free-port.ts'
import { Client } from 'pg'
import { findPostgres } from '../../setup/postgres.ts'
import { createLink, type NetworkLink } from './link.ts'

const templates = join(import.meta.dirname, '../../../deploy/high-availability')
const password = 'een-wachtwoord-voor-de-proef'
const programs = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/sbin/pgbouncer']

export const listMissingPrograms = (): string[] => [
  ...programs.filter((program) => !existsSync(program)),
  ...(findPostgres() === null ? ['postgresql'] : []),
]

export interface DatabaseNode {
  readonly name: 'a' | 'b'
  readonly rest: number
  readonly postgres: number
  readonly data: string
  /** Links of the node's PostgreSQL to the other node and to etcd. */
  readonly links: readonly NetworkLink[]
  patroni: ChildProcess | null
}

export interface DatabasePair {
  readonly url: string
  /** Address of the database through HAProxy, without PgBouncer. */
  readonly directUrl: string
  readonly nodes: readonly DatabaseNode[]
  findPrimary(): Promise<DatabaseNode | null>
  /** Tests whether one node is the primary and the other its synchronous standby. */
  isWhole(): Promise<boolean>
  startPatroni(node: DatabaseNode): void
  /** Returns the pid of the main process of the node's PostgreSQL. */
  postmasterOf(node: DatabaseNode): number | null
  close(): Promise<void>
}

/** Starts two PostgreSQL with Patroni, etcd, HAProxy and PgBouncer, as in deploy/high-availability. */
export async function startPair(): Promise<DatabasePair> {
  const folder = mkdtempSync(join(tmpdir(), 'letterliaan-ha-'))
  const asPostgres = process.getuid?.() === 0
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const give = (path: string): void => void (asPostgres && chownSync(path, id('-u'), id('-g')))
  chmodSync(folder, 0o700)
  give(folder)
  const started: ChildProcess[] = []
  process.once('exit', () => {
    for (const child of started) child.kill('SIGKILL')
    for (const name of ['a', 'b']) killProcess(readPid(join(folder, `data-${name}`)), 'SIGKILL')
  })

  const start = (name: string, program: string, args: readonly string[]): ChildProcess => {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const user = asPostgres ? { uid: id('-u'), gid: id('-g') } : {}
    const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: folder, LC_ALL: 'C.UTF-8' }
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', log, log], env, ...user })
    started.push(child)
    return child
  }

  const write = (
    template: string,
    name: string,
    values: Readonly<Record<string, string | number>>,
  ): string => {
    const text = readFileSync(join(templates, template), 'utf8')
      .replace('use_proxies: false', 'use_proxies: true')
      .replaceAll(/@([A-Z_]+)@/g, (_, key: string) => {
        const value = values[key]
        if (value === undefined) throw new Error(`${template}: no ${key}`)
        return String(value)
      })
    const file = join(folder, name)
    writeFileSync(file, text, { mode: 0o600 })
    give(file)
    return file
  }

  const [etcd, peer, proxy, pooler] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const etcdUrl = `http://127.0.0.1:${etcd}`
  const peerUrl = `http://127.0.0.1:${peer}`
  start('etcd', '/usr/bin/etcd', [
    '--data-dir',
    join(folder, 'etcd'),
    '--name',
    'one',
    '--initial-cluster',
    `one=${peerUrl}`,
    '--listen-client-urls',
    etcdUrl,
    '--advertise-client-urls',
    etcdUrl,
    '--listen-peer-urls',
    peerUrl,
    '--initial-advertise-peer-urls',
    peerUrl,
  ])
  while (!(await isOpen(etcd))) await delay(50)

  const makeNode = async (name: 'a' | 'b'): Promise<DatabaseNode> => {
    const [rest, postgres] = [await findFreePort(), await findFreePort()]
    const [toPostgres, toEtcd] = [await createLink(postgres), await createLink(etcd)]
    const data = join(folder, `data-${name}`)
    const sockets = join(folder, `sockets-${name}`)
    mkdirSync(sockets)
    give(sockets)
    write('patroni.yml', `patroni-${name}.yml`, {
      NODE: name,
      REST_ADDRESS: `127.0.0.1:${rest}`,
      ETCD_HOSTS: toEtcd.address,
      NETWORK: '127.0.0.1/32',
      PASSWORD: password,
      POSTGRES_LISTEN: `127.0.0.1:${postgres}`,
      POSTGRES_ADDRESS: toPostgres.address,
      DATA_DIR: data,
      VERSION: findPostgres()?.split('/').at(-2) ?? '',
      PGPASS: join(folder, `pgpass-${name}`),
      SOCKET_DIR: sockets,
    })
    return { name, rest, postgres, data, links: [toPostgres, toEtcd], patroni: null }
  }
  const nodes = [await makeNode('a'), await makeNode('b')] as const
  const startPatroni = (node: DatabaseNode): void => {
    node.patroni = start(`patroni-${node.name}`, '/usr/bin/patroni', [
      join(folder, `patroni-${node.name}.yml`),
    ])
  }

  const findPrimary = async (): Promise<DatabaseNode | null> => {
    for (const node of nodes) if ((await ask(node, 'primary')).status === 200) return node
    return null
  }
  const isWhole = async (): Promise<boolean> => {
    const states = await Promise.all(
      nodes.map(async (node) =>
        [(await ask(node, 'primary')).status, (await ask(node, 'synchronous')).status].join(),
      ),
    )
    return states.toSorted().join(' ') === '200,503 503,200'
  }

  const [a, b] = nodes
  startPatroni(a)
  await waitFor(async () => (await findPrimary()) !== null, 90_000, 'a first primary')
  startPatroni(b)
  await waitFor(isWhole, 90_000, 'a synchronous standby')
  await createDatabase(`postgres://postgres:${password}@127.0.0.1:${a.postgres}/postgres`)
  start('haproxy', '/usr/sbin/haproxy', [
    '-f',
    write('haproxy.cfg', 'haproxy.cfg', {
      HAPROXY_ADDRESS: `127.0.0.1:${proxy}`,
      POSTGRES_A: `127.0.0.1:${a.postgres}`,
      POSTGRES_B: `127.0.0.1:${b.postgres}`,
      REST_PORT_A: a.rest,
      REST_PORT_B: b.rest,
    }),
  ])
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, `"letterliaan" "${password}"\n`, { mode: 0o600 })
  give(users)
  start('pgbouncer', '/usr/sbin/pgbouncer', [
    write('pgbouncer.ini', 'pgbouncer.ini', {
      HAPROXY_HOST: '127.0.0.1',
      HAPROXY_PORT: proxy,
      PASSWORD: password,
      PGBOUNCER_PORT: pooler,
      USERLIST: users,
    }),
  ])
  await waitFor(() => isOpen(pooler), 20_000, 'PgBouncer')

  return {
    url: `postgres://letterliaan:${password}@127.0.0.1:${pooler}/letterliaan`,
    directUrl: `postgres://letterliaan:${password}@127.0.0.1:${proxy}/letterliaan`,
    nodes,
    findPrimary,
    isWhole,
    startPatroni,
    postmasterOf: ({ data }) => readPid(data),
    async close() {
      for (const node of nodes) node.patroni?.kill('SIGKILL')
      for (const node of nodes) killProcess(readPid(node.data), 'SIGKILL')
      for (const child of started) child.kill('SIGKILL')
      for (const { links } of nodes) for (const link of links) link.close()
      await delay(1000)
      if (process.env['KEEP'] === undefined) rmSync(folder, { recursive: true, force: true })
      else console.log(`Bewaard: ${folder}`)
    },
  }
}

function readPid(data: string): number | null {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return null
  }
}

/** Runs asynchronously, because this process forwards the traffic between the nodes. */
async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('CREATE DATABASE letterliaan OWNER letterliaan')
  await client.end()
}

export function killProcess(pid: number | null, signal: NodeJS.Signals): void {
  try {
    if (pid !== null) process.kill(pid, signal)
  } catch {
    // The process has already ended.
  }
}

async function ask({ rest }: DatabaseNode, path: string): Promise<{ readonly status: number }> {
  return fetch(`http://127.0.0.1:${rest}/${path}`, { signal: AbortSignal.timeout(2000) }).catch(() => ({
    status: 503,
  }))
}

export async function waitFor(isDone: () => Promise<boolean>, ms: number, what: string): Promise<void> {
  const began = performance.now()
  while (!(await isDone())) {
    if (performance.now() - began > ms) throw new Error(`Na ${ms / 1000} s nog niet: ${what}.`)
    await delay(200)
  }
}

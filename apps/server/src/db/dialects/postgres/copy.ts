import { rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { spawn } from 'node:child_process'
import { Client } from 'pg'
import { type DatabaseContents, type DatabaseCopy } from '../database-copy.ts'
import { OperatorError } from '../../../operator-error.ts'

const dumpFileName = 'database.dump'
const clearSql = 'DROP SCHEMA public CASCADE;\nCREATE SCHEMA public;\n'

export function createPostgresCopy(address: string): DatabaseCopy {
  const dump = (to: string, options: readonly string[] = []) =>
    runToolOn(address, 'pg_dump', ['--format=custom', '--file', to, ...options])

  return {
    kind: 'postgres',
    fileName: dumpFileName,
    save: (to, look) =>
      lookInto(address, async (client) => {
        const { rows } = await client.query('SELECT pg_export_snapshot() AS snapshot')
        await dump(to, ['--snapshot', String(rows[0]?.snapshot)])
        await verify(to)
        return look(contentsOf(client))
      }),
    look: (work) => lookInto(address, (client) => work(contentsOf(client))),
    writeSetting: (name, value) =>
      runWithClient(address, async (client) => {
        await client.query(
          'INSERT INTO public.setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
          [name, value],
        )
      }),
    verify,
    isEmpty: () => runWithClient(address, isEmpty),
    readSetting: (name) => runWithClient(address, (client) => readSetting(client, name)),

    async replace(copy, aside) {
      await assertNoClients(address)
      if (!(await runWithClient(address, isEmpty))) await dump(path.join(aside, dumpFileName))
      const [clear, script] = [path.join(aside, 'clear.sql'), path.join(aside, 'restore.sql')]
      try {
        await writeFile(clear, clearSql, { mode: 0o600 })
        await runTool('pg_restore', ['--no-owner', '--no-privileges', '--file', script, copy])
        const whole = ['--single-transaction', '--quiet', '--no-psqlrc', '--set', 'ON_ERROR_STOP=1']
        await runToolOn(address, 'psql', [...whole, '--file', clear, '--file', script])
      } finally {
        await Promise.all([clear, script].map((file) => rm(file, { force: true })))
      }
    },
  }
}

const verify = (copy: string): Promise<void> => runTool('pg_restore', ['--file', '/dev/null', copy])

/** Runs work on a connection of its own. */
export async function runWithClient<T>(
  connectionString: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs work in one snapshot, which pg_dump can share. */
const lookInto = <T>(address: string, work: (client: Client) => Promise<T>): Promise<T> =>
  runWithClient(address, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  })

const contentsOf = (client: Client): DatabaseContents => ({
  async tables() {
    const { rows } = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    return rows.map(({ tablename }) => String(tablename))
  },
  rows: async (statement) => (await client.query(statement)).rows,
})

export interface SiblingDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Creates an empty database on the same server. Throws OperatorError if the user may not create it. */
export async function createSiblingDatabase(address: string): Promise<SiblingDatabase> {
  const name = `letterliaan_${randomBytes(8).toString('hex')}`
  await runWithClient(address, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`)).catch(
    (cause: unknown) => {
      throw new OperatorError(
        'Naast de database kon geen lege worden gemaakt. De gebruiker van DATABASE_URL heeft daarvoor het recht CREATEDB nodig.',
        { cause },
      )
    },
  )
  const url = new URL(address)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () =>
      runWithClient(
        address,
        async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
      ),
  }
}

async function hasTable(client: Client, name: string): Promise<boolean> {
  const reply = await client.query('SELECT to_regclass($1) AS name', [`public.${name}`])
  return reply.rows[0]?.name !== null
}

async function readSetting(client: Client, name: string): Promise<string | null> {
  if (!(await hasTable(client, 'setting'))) return null
  const { rows } = await client.query('SELECT value FROM public.setting WHERE name = $1', [name])
  return rows[0]?.value ?? null
}

async function isEmpty(client: Client): Promise<boolean> {
  if (!(await hasTable(client, 'user'))) return true
  return (await client.query('SELECT 1 FROM public."user" LIMIT 1')).rows.length === 0
}

/** Throws OperatorError if any client is connected. */
export async function assertNoClients(address: string): Promise<void> {
  const others = await runWithClient(address, (client) =>
    client.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend' LIMIT 1`,
    ),
  )
  if (others.rows.length > 0)
    throw new OperatorError('De database is in gebruik. Stop eerst elke server die hem gebruikt.')
}

/** Runs a program of PostgreSQL with the password in its environment. Rejects with OperatorError. */
function runTool(
  program: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(program, [...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
  })
  let output = ''
  child.stderr.on('data', (piece: Buffer) => (output += piece.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(new OperatorError(`Het programma ${program} is er niet. Installeer postgresql-client.`)),
    )
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new OperatorError(`${program} ging niet goed: ${output.trim()}`)),
    )
  })
}

function runToolOn(address: string, program: string, options: readonly string[]): Promise<void> {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const environment: Record<string, string> = password === '' ? {} : { PGPASSWORD: password }
  return runTool(program, ['--dbname', url.href, ...options], environment)
}

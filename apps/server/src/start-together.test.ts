// @nightly
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createInstallationSecret } from './operations/backup/installation-secret.ts'
import { startServerProcess } from './testing/server-process.ts'
import { makeTestStorage } from './testing/test-database.ts'
import { isLong } from '../../../tools/testing/is-long.ts'
import { runWithClient } from './db/dialects/postgres/copy.ts'

/** `npm run test:nightly -- tests postgres` starts as many servers as a busy installation has. */
const servers = isLong ? 20 : 6
const startsMs = 20_000 * servers
/** Each server uses one connection to listen, so the others are never enough for all servers. */
const connections = servers + 4
/** Empty for the embedded database, which has only one server. */
const server = process.env['TEST_DATABASE_URL'] ?? ''

/** Returns the address of a database for a role that may have fewer connections than the servers want. */
async function allowFewConnections(address: string): Promise<string> {
  const url = new URL(address)
  const [, name = ''] = url.pathname.split('/')
  const role = `${name}_few`
  await ask(address, `CREATE ROLE "${role}" LOGIN CONNECTION LIMIT ${connections}`)
  await ask(address, `ALTER DATABASE "${name}" OWNER TO "${role}"`)
  await ask(address, `ALTER SCHEMA public OWNER TO "${role}"`)
  url.username = role
  return url.href
}

const ask = async (address: string, statement: string): Promise<unknown[]> =>
  (await runWithClient(address, (client) => client.query(statement))).rows

test(
  'OPS-7 servers that start together on an empty database make one curriculum, even with few connections',
  async () => {
    if (server === '') return
    const place = await makeTestStorage()
    const address = place.url ?? ''
    const SECRET = createInstallationSecret()
    const DATABASE_URL = await allowFewConnections(address)
    const start = (at: number) =>
      startServerProcess({
        NODE_ENV: 'production',
        DATABASE_URL,
        DATABASE_POOL: '4',
        DATA_DIR: join(place.folder, String(at)),
        SECRET,
      })
    try {
      const outcomes = await Promise.allSettled(Array.from({ length: servers }, (_, at) => start(at)))
      const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
      await Promise.all(started.map((each) => each.stop()))
      expect(
        outcomes.map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : 'up')),
      ).toEqual(Array.from({ length: servers }, () => 'up'))
      const words =
        'SELECT count(*) - count(DISTINCT (nr, word)) AS doubled, count(*) > 2000 AS all FROM word'
      expect(await ask(address, words)).toEqual([{ doubled: '0', all: true }])
      // Counted by number and region, because some steps have a regional version.
      const steps =
        'SELECT count(*) - count(DISTINCT (nr, region)) AS doubled FROM curriculum_step WHERE organisation_id IS NULL'
      expect(await ask(address, steps)).toEqual([{ doubled: '0' }])
    } finally {
      await place.remove()
      await ask(server, `DROP ROLE IF EXISTS "${new URL(DATABASE_URL).username}"`)
    }
  },
  startsMs,
)

test('an unknown PostgreSQL role is reported in one sentence', async () => {
  if (server === '') return
  const url = new URL(server)
  url.username = 'niemand'
  const started = startServerProcess({ DATABASE_URL: url.href, DATA_DIR: '/tmp/letterliaan-niemand' })
  const { message } = await started.then(
    () => ({ message: 'up' }),
    (error: Error) => error,
  )
  expect(message).toMatch(/: De database is niet te bereiken \(.*niemand.*\)\. Klopt DATABASE_URL\?\n$/)
})

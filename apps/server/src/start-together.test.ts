import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createInstallationSecret } from './installation-secret.ts'
import { startServerProcess } from './testing/server-process.ts'
import { makeTestStorage } from './testing/test-database.ts'

const servers = 5
// The embedded database has one server.
const onPostgres = test.runIf(process.env['TEST_DATABASE_URL'])

onPostgres(
  'servers that start together on an empty database all come up, and the curriculum is there once',
  async () => {
    const place = await makeTestStorage()
    const SECRET = createInstallationSecret()
    const start = (at: number) =>
      startServerProcess({
        NODE_ENV: 'production',
        DATABASE_URL: place.url ?? '',
        DATA_DIR: join(place.folder, String(at)),
        SECRET,
      })
    try {
      const outcomes = await Promise.allSettled(Array.from({ length: servers }, (_, at) => start(at)))
      const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
      await Promise.all(started.map((server) => server.stop()))
      expect(
        outcomes.map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : 'up')),
      ).toEqual(Array.from({ length: servers }, () => 'up'))
      const client = new Client({ connectionString: place.url ?? '' })
      await client.connect()
      const words =
        'SELECT count(*) - count(DISTINCT (nr, word)) AS doubled, count(*) > 2000 AS all FROM word'
      expect((await client.query(words)).rows).toEqual([{ doubled: '0', all: true }])
      await client.end()
    } finally {
      await place.remove()
    }
  },
)

onPostgres('a role that PostgreSQL does not know is told in one sentence', async () => {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  url.username = 'niemand'
  const started = startServerProcess({ DATABASE_URL: url.href, DATA_DIR: '/tmp/letterliaan-niemand' })
  const { message } = await started.then(
    () => ({ message: 'up' }),
    (error: Error) => error,
  )
  expect(message).toMatch(/: De database is niet te bereiken \(.*niemand.*\)\. Klopt DATABASE_URL\?\n$/)
})

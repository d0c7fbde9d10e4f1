import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createInstallationSecret } from './operations/backup/installation-secret.ts'
import { startServerProcess } from './testing/server-process.ts'
import { makeTestStorage } from './testing/test-database.ts'

const servers = 5
/** The embedded database has one server. */
const server = process.env['TEST_DATABASE_URL'] ?? ''

test('servers that start together on an empty database all come up, and the curriculum is there once', async () => {
  if (server === '') return
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
    await Promise.all(started.map((each) => each.stop()))
    expect(
      outcomes.map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : 'up')),
    ).toEqual(Array.from({ length: servers }, () => 'up'))
    const client = new Client({ connectionString: place.url ?? '' })
    await client.connect()
    const words = 'SELECT count(*) - count(DISTINCT (nr, word)) AS doubled, count(*) > 2000 AS all FROM word'
    expect((await client.query(words)).rows).toEqual([{ doubled: '0', all: true }])
    await client.end()
  } finally {
    await place.remove()
  }
})

test('a role that PostgreSQL does not know is told in one sentence', async () => {
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

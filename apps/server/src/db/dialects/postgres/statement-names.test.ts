// @database both
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestStorage, type TestStorage } from '../../../testing/test-database.ts'
import { openDatabase, type Database } from '../../database.ts'
import { prepareFirst } from '../../prepare-query.ts'

const findSetting = prepareFirst((queries, name: string) =>
  queries.selectFrom('setting').selectAll().where('name', '=', name),
)

describe.runIf(process.env['TEST_DATABASE_URL'])('statements that PostgreSQL plans once', () => {
  let place: TestStorage
  let database: Database

  beforeAll(async () => {
    place = await makeTestStorage()
    // Single statements use both connections in turn, so each sees the state that the other one left.
    const rest = { onLost: () => undefined, onIdleError: () => undefined, maxConnections: 2 }
    database = await openDatabase({ url: place.url, file: '', ...rest })
    await database.queries.insertInto('setting').values({ name: 'a', value: '1' }).execute()
  })
  afterAll(async () => {
    await database?.close()
    await place?.remove()
  })

  const find = () => database.transaction((transaction) => findSetting(transaction, 'a'))

  async function readPlans(): Promise<readonly string[]> {
    const { rows } = await sql<{
      readonly name: string
    }>`select name from pg_prepared_statements where statement like '%from "setting"%'`.execute(
      database.queries,
    )
    return rows.map(({ name }) => name)
  }

  test('a prepared query is planned once per connection, however often it runs', async () => {
    for (let nr = 0; nr < 3; nr++) expect(await find()).toEqual({ name: 'a', value: '1' })
    expect(await readPlans()).toHaveLength(1)
  })

  test('the transaction is retried if a newer version added a column', async () => {
    await find()
    await sql`alter table setting add column note text`.execute(database.queries)
    expect(await find()).toEqual({ name: 'a', value: '1', note: null })
    expect(database.load().retried).toBe(1)
    expect(await findSetting(database.queries, 'a')).toMatchObject({ value: '1' })
  })

  test('the transaction is retried if there is an unnoticed pooler, and statement names are no longer used', async () => {
    await find()
    await sql`deallocate all`.execute(database.queries)
    expect(await find()).toMatchObject({ value: '1' })
    expect(await find()).toMatchObject({ value: '1' })
    expect(await readPlans()).toEqual([])
  })
})

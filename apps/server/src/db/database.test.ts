// @database both
import { afterAll, describe, expect, test } from 'vitest'
import { makeTestStorage, openStorage } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { prepareWrite } from './prepare-query.ts'
import { deleteRows } from './tables/rows.ts'

const place = await makeTestStorage()
let database = await openStorage(place)
afterAll(async () => {
  await database.close()
  await place.remove()
})

const insert = (db: Database['queries'], name: string, value = '') =>
  db.insertInto('setting').values({ name, value }).execute()
const read = async (db: Database['queries'], name: string) =>
  (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value

describe('a transaction', () => {
  test('is visible to others only after its commit', async () => {
    await database.transaction(async (transaction) => {
      await insert(transaction, 'half')
      expect(await read(transaction, 'half')).toBe('')
      expect(await read(database.queries, 'half')).toBeUndefined()
    })
    expect(await read(database.queries, 'half')).toBe('')
  })

  test('stores nothing if it throws, even if others run at the same time', async () => {
    const runs = Array.from({ length: 40 }, (_, at) =>
      database
        .transaction(async (transaction) => {
          await insert(transaction, `run-${at}`)
          if (at % 3 === 0) throw new Error('no')
        })
        .catch(() => null),
    )
    await Promise.all(runs)
    const rows = await database.queries
      .selectFrom('setting')
      .select('name')
      .where('name', 'like', 'run-%')
      .execute()
    expect(rows).toHaveLength(26)
  })

  test('can be abandoned after a failed statement, and then the next one works', async () => {
    await insert(database.queries, 'once')
    const failed = database.transaction((transaction) => insert(transaction, 'once'))
    await expect(failed).rejects.toSatisfy((error) => database.dialect.isDuplicate(error))
    await insert(database.queries, 'after')
    expect(await read(database.queries, 'after')).toBe('')
  })

  test('stores nothing and throws the error if a write that is not awaited fails', async () => {
    const store = prepareWrite((db, name: string) => db.insertInto('setting').values({ name, value: '' }))
    await insert(database.queries, 'taken')
    const names = ['before-taken', 'taken', 'after-taken']
    const failed = database.transaction(async (transaction) => {
      for (const name of names) await store(transaction, name)
    })
    await expect(failed).rejects.toSatisfy((error) => database.dialect.isDuplicate(error))
    expect(await read(database.queries, 'before-taken')).toBeUndefined()
    expect(await read(database.queries, 'after-taken')).toBeUndefined()
  })

  test('stores nothing even if the error of a statement is caught', async () => {
    await insert(database.queries, 'caught')
    const failed = database.transaction(async (transaction) => {
      await insert(transaction, 'before-caught')
      await insert(transaction, 'caught').catch(() => undefined)
    })
    await expect(failed).rejects.toSatisfy((error) => database.dialect.isDuplicate(error))
    expect(await read(database.queries, 'before-caught')).toBeUndefined()
  })

  test('is never overtaken between a read and a write if it locks the row', async () => {
    const organisation_id = await newOrganisation()
    const user_id = await newUser(organisation_id)
    const addOne = () =>
      database.transaction(async (transaction) => {
        await database.dialect.lockRow(transaction, 'user', user_id)
        const { updated_at } = await transaction
          .selectFrom('user')
          .select('updated_at')
          .where('id', '=', user_id)
          .executeTakeFirstOrThrow()
        await transaction
          .updateTable('user')
          .set({ updated_at: updated_at + 1 })
          .where('id', '=', user_id)
          .execute()
      })
    await Promise.all(Array.from({ length: 30 }, addOne))
    const user = await database.queries.selectFrom('user').select('updated_at').execute()
    expect(user).toEqual([{ updated_at: 30 }])
  })

  test('is retried if the database aborted it in favour of another', async () => {
    let runs = 0
    await database.transaction(async () => {
      runs++
      if (database.dialect.name === 'postgres' && runs < 3)
        throw Object.assign(new Error(), { code: '40001' })
    })
    expect(runs).toBe(database.dialect.name === 'postgres' ? 3 : 1)
  })
})

const newOrganisation = async (): Promise<number> => {
  const values = { name: 'x', created_at: 2 ** 40 }
  const row = await database.queries
    .insertInto('organisation')
    .values(values)
    .returningAll()
    .executeTakeFirstOrThrow()
  expect(row.created_at).toBe(2 ** 40)
  return row.id
}

const newUser = async (organisation_id: number): Promise<number> => {
  const text = { username: 'u', email: 'u', name: 'u', password_hash: 'u', channel_id: 'u' }
  const values = {
    ...text,
    organisation_id,
    role: 'student' as const,
    created_at: 0,
    updated_at: 0,
    last_login_at: null,
  }
  return (await database.queries.insertInto('user').values(values).returning('id').executeTakeFirstOrThrow())
    .id
}

test('boolean columns are returned as booleans', async () => {
  const organisation_id = await newOrganisation()
  const values = { organisation_id, user_id: null, product: 'x', kind: 'paid' as const, from: 0, until: 1 }
  const insertFlag = (can_be_renewed: boolean) =>
    database.queries
      .insertInto('subscription')
      .values({ ...values, can_be_renewed })
      .execute()
  await insertFlag(true)
  await insertFlag(false)
  const rows = await database.queries
    .selectFrom('subscription')
    .select('can_be_renewed')
    .orderBy('id')
    .execute()
  expect(rows).toEqual([{ can_be_renewed: true }, { can_be_renewed: false }])
  const renewable = await database.queries
    .selectFrom('subscription')
    .select('id')
    .where('can_be_renewed', '=', true)
    .execute()
  expect(renewable).toHaveLength(1)
})

test('stored rows remain after the database is reopened, and migrations run only once', async () => {
  await insert(database.queries, 'kept', 'é 🐒')
  await database.close()
  database = await openStorage(place)
  expect(await read(database.queries, 'kept')).toBe('é 🐒')
})

test('rows are not deleted by a condition that is empty or has no value', async () => {
  await insert(database.queries, 'remains')
  for (const wanted of [{}, { name: 'remains', value: undefined }] as object[])
    await expect(deleteRows(database.queries, 'setting', wanted)).rejects.toThrow('every row')
  expect(await read(database.queries, 'remains')).toBe('')
})

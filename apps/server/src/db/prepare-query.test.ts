// @database both
import { afterAll, expect, test } from 'vitest'
import { makeTestStorage, openStorage } from '../testing/test-database.ts'
import { pickColumns, prepareQuery, prepareFirst } from './prepare-query.ts'

const place = await makeTestStorage()
const database = await openStorage(place)
afterAll(async () => {
  await database.close()
  await place.remove()
})

interface Row {
  readonly name: string
  readonly value: string
}

let built = 0
const insert = prepareQuery((db, row: Row) =>
  db.insertInto('setting').values(pickColumns(row, ['name', 'value'])),
)
const find = prepareFirst((db, name: string, value: string) => {
  built++
  return db.selectFrom('setting').selectAll().where('name', '=', name).where('value', '=', value)
})

test('a prepared query is built once, and runs with the values of each call', async () => {
  await insert(database.queries, { name: 'a', value: '1' })
  await insert(database.queries, { value: '2', name: 'b' })
  expect(await find(database.queries, 'a', '1')).toEqual({ name: 'a', value: '1' })
  expect(await find(database.queries, 'b', '2')).toEqual({ name: 'b', value: '2' })
  expect(await find(database.queries, 'b', '1')).toBeUndefined()
  expect(built).toBe(1)
})

test('a prepared query runs inside a transaction, and is rolled back with the transaction', async () => {
  const undone = database.transaction(async (transaction) => {
    await insert(transaction, { name: 'c', value: '3' })
    expect(await find(transaction, 'c', '3')).toEqual({ name: 'c', value: '3' })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await find(database.queries, 'c', '3')).toBeUndefined()
})

const asRow = (row: object): Row => row as Row

test('STOP-1 a prepared insert refuses a row with a missing or an extra column', async () => {
  const all = prepareQuery((db, row: Row) => db.insertInto('setting').values(row))
  await expect(all(database.queries, { name: 'd', value: '4' })).rejects.toThrow('names what it takes')
  const some = prepareQuery((db, row: Row) =>
    db.insertInto('setting').values(pickColumns(row, ['name', 'value'])),
  )
  await expect(some(database.queries, asRow({ name: 'd' }))).rejects.toThrow('value')
  await some(database.queries, { name: 'd', value: '4' })
  await expect(some(database.queries, asRow({ name: 'e', value: '5', extra: 1 }))).rejects.toThrow('extra')
  await expect(some(database.queries, asRow({ value: '5' }))).rejects.toThrow('name')
  expect(await find(database.queries, 'd', '4')).toBeDefined()
})

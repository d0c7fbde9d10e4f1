import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { joinTransaction, openDatabase, type Database, type ReadEvents } from '../db/database.ts'
import { makeTestStorage, type TestStorage } from '../testing/test-database.ts'
import { recordEvent } from './record-event.ts'

let place: TestStorage
let database: Database
let read: string[][]

const open = async (readEvents?: ReadEvents): Promise<void> => {
  place = await makeTestStorage()
  const file = join(place.folder, 'x.db')
  const settings = { url: place.url, file, onLost: () => {}, onIdleError: () => {} }
  database = await openDatabase({ ...settings, ...(readEvents && { readEvents }) })
}

beforeEach(() => {
  read = []
})
afterEach(async () => {
  await database.close()
  await place.remove()
})

const note: ReadEvents = async (_, recorded) => {
  read.push(recorded.map(({ event }) => event.type))
  return recorded
}
const child = { organisation_id: 1, student_id: 2 }
const insert = (queries: Database['queries'], name: string) =>
  queries.insertInto('setting').values({ name, value: '' }).execute()
const findNames = async (): Promise<string[]> =>
  (await database.queries.selectFrom('setting').select('name').execute()).map(({ name }) => name)

test('the events of a transaction are read together and in order when it ends', async () => {
  await open(note)
  await database.transaction(async (transaction) => {
    recordEvent(transaction, child, { type: 'step_passed', step_id: 5 }, 100)
    await insert(transaction, 'done')
    recordEvent(transaction, child, { type: 'world_passed', world: 1, opened_world: 1 }, 100)
    expect(read).toEqual([])
  })
  expect(read).toEqual([['step_passed', 'world_passed']])
  await database.transaction((transaction) => insert(transaction, 'nothing happened'))
  expect(read).toHaveLength(1)
})

test('the events of an inner transaction are read separately, and `settle` returns the outer ones', async () => {
  await open(note)
  await database.transaction(async (transaction) => {
    const part = joinTransaction(database, transaction)
    for (const step_id of [5, 6])
      await part.transaction(async (inner) =>
        recordEvent(inner, child, { type: 'step_passed', step_id }, 100),
      )
    recordEvent(transaction, child, { type: 'book_read', book_id: 7 }, 100)
    expect((await transaction.settle()).map(({ event }) => event.type)).toEqual(['book_read'])
  })
  expect(read).toEqual([['step_passed'], ['step_passed'], ['book_read']])
})

test('a transaction is rolled back if a reader throws', async () => {
  await open(async () => {
    throw new Error('no')
  })
  const refused = database.transaction(async (transaction) => {
    await insert(transaction, 'refused')
    recordEvent(transaction, child, { type: 'step_passed', step_id: 5 }, 100)
  })
  await expect(refused).rejects.toThrow('no')
  expect(await findNames()).not.toContain('refused')
})

test('rolled-back events are not read, and a database without readers reports that events are lost', async () => {
  await open()
  const happen = (transaction: Parameters<typeof recordEvent>[0]) =>
    recordEvent(transaction, child, { type: 'step_passed', step_id: 5 }, 100)
  await expect(database.transaction(async (transaction) => happen(transaction))).rejects.toThrow('readers')
  const undone = database.transaction(async (transaction) => {
    happen(transaction)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
})

test('a transaction is rolled back if a reader records an event, which no reader would get', async () => {
  await open(async (transaction, recorded) => {
    recordEvent(transaction, child, { type: 'book_read', book_id: 7 }, 100)
    return recorded
  })
  const refused = database.transaction(async (transaction) => {
    await insert(transaction, 'refused')
    recordEvent(transaction, child, { type: 'step_passed', step_id: 5 }, 100)
  })
  await expect(refused).rejects.toThrow('records none')
  expect(await findNames()).not.toContain('refused')
})

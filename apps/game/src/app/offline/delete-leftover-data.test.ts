import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { createFakeStorage } from '../../testing/create-fake-storage.ts'
import { createDeviceDatabase, readResult, type StoreName } from './device-database.ts'
import { deleteLeftoverData } from './delete-leftover-data.ts'

test.each([
  ['nobody is logged in: key and copies go, what was not sent stays', false, [1, 0, 0, 0]],
  ['a child logged in meanwhile: its own stay', true, [1, 1, 1, 1]],
])('NET-6 NET-4 leftover data are deleted (%s)', async (_why, isLoggedIn, left) => {
  const factory = new IDBFactory()
  vi.stubGlobal('indexedDB', factory)
  vi.stubGlobal('localStorage', Object.assign(createFakeStorage(), { 'letterliaan-unstored a': '{}' }))
  const database = createDeviceDatabase(factory)
  const count = (name: StoreName) => database.run(name, 'readonly', (store) => readResult(store.count()))
  await database.run('waiting-calls', 'readwrite', (store) => readResult(store.add({ key: 'a', user_id: 1 })))
  await database.run('keys', 'readwrite', (store) => readResult(store.put('key', 'kim-1')))
  await database.run('copies', 'readwrite', (store) => readResult(store.put('copy', '/api/v1/step')))
  await deleteLeftoverData(() => isLoggedIn)
  const counts = [await count('waiting-calls'), await count('keys'), await count('copies')]
  expect([...counts, Object.keys(localStorage).length]).toEqual(left)
})

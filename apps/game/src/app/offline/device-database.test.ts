import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { createDeviceDatabase, NotOpenYet, readResult } from './device-database.ts'

const never = new Promise<never>(() => undefined)

test('a left page ends its transaction, so that it does not block the next page, and continues if it is shown again', async () => {
  const factory = new IDBFactory()
  const page = new EventTarget()
  const left = createDeviceDatabase(factory, page)
  let isUnderWay: () => void = () => undefined
  const underWay = new Promise<void>((resolve) => void (isUnderWay = resolve))
  const writing = left.run('copies', 'readwrite', async (store) => {
    // Each request is followed by another, so the transaction never ends.
    const again = (): void => store.count().addEventListener('success', again)
    again()
    store.transaction.addEventListener('abort', () => isUnderWay())
    await readResult(store.put('half', '/half'))
    page.dispatchEvent(new Event('pagehide'))
    return never
  })
  void writing
  await underWay

  const next = createDeviceDatabase(factory, new EventTarget())
  expect(await next.run('copies', 'readonly', (store) => readResult(store.getAllKeys()))).toEqual([])

  const later = left.run('copies', 'readwrite', (store) => readResult(store.put('whole', '/whole')))
  page.dispatchEvent(new Event('pageshow'))
  await later
  expect(await next.run('copies', 'readonly', (store) => readResult(store.getAllKeys()))).toEqual(['/whole'])
})

test('NET-6 an open page continues with a new database if the browser deletes the old one', async () => {
  const factory = new IDBFactory()
  const database = createDeviceDatabase(factory)
  await database.run('copies', 'readwrite', (store) => readResult(store.put('old', '/old')))
  // Blocked while a page keeps its connection open.
  await readResult(factory.deleteDatabase('letterliaan'))
  await database.run('copies', 'readwrite', (store) => readResult(store.put('new', '/new')))
  expect(await database.run('copies', 'readonly', (store) => readResult(store.getAllKeys()))).toEqual([
    '/new',
  ])
})

test('NET-6 a closed connection is opened again at the next use', async () => {
  const database = createDeviceDatabase(new IDBFactory())
  const connection = await database.run('copies', 'readonly', async (store) => store.transaction.db)
  const isClosed = new Promise((resolve) => connection.addEventListener('close', resolve))
  forceCloseDatabase(connection as never)
  await isClosed
  await database.run('copies', 'readwrite', (store) => readResult(store.put('new', '/new')))
  expect(await database.run('copies', 'readonly', (store) => readResult(store.getAllKeys()))).toEqual([
    '/new',
  ])
})

test('NET-2 data count as stored only after their transaction is on disk', async () => {
  const database = createDeviceDatabase(new IDBFactory())
  const storing = database.run('copies', 'readwrite', async (store) => {
    await readResult(store.put('half', '/half'))
    store.transaction.abort()
  })
  await expect(storing).rejects.toThrow('aborted')
  expect(await database.run('copies', 'readonly', (store) => readResult(store.getAllKeys()))).toEqual([])
})

test('NET-2 a database that opens late rejects calls until it is open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const request = new EventTarget() as IDBOpenDBRequest & { result: IDBDatabase }
  const database = createDeviceDatabase({ open: () => request } as unknown as IDBFactory)
  const count = () => database.run('copies', 'readonly', (store) => readResult(store.count()))
  const early = count().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await early).toBeInstanceOf(NotOpenYet)
  await expect(count()).rejects.toThrow(NotOpenYet)
  expect(database.isLate.get()).toBe(true)
  const countWhenOpen = vi.fn<() => Promise<number>>(count)
  database.isLate.subscribe(() => void countWhenOpen())
  const made = await createDeviceDatabase(new IDBFactory()).run(
    'copies',
    'readonly',
    async (store) => store.transaction.db,
  )
  request.result = made
  request.dispatchEvent(new Event('success'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await count()).toBe(0)
  expect(countWhenOpen).toHaveBeenCalledOnce()
  expect(await countWhenOpen.mock.results[0]?.value).toBe(0)
})

test('NET-2 calls do not wait for a database that never opens', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const database = createDeviceDatabase({ open: () => new EventTarget() } as unknown as IDBFactory)
  const count = () => database.run('copies', 'readonly', (store) => readResult(store.count()))
  const early = count().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await early).toBeInstanceOf(NotOpenYet)
  await vi.advanceTimersByTimeAsync(30_000)
  await expect(count()).rejects.not.toBeInstanceOf(NotOpenYet)
  expect(database.isLate.get()).toBe(false)
})

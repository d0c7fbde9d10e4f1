import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { createFakeStorage } from '../../testing/create-fake-storage.ts'
import { createDeviceDatabase, readResult } from '../offline/device-database.ts'
import { createDeviceStorage } from './device-storage.ts'
import { createUnstoredCalls } from './unstored-calls.ts'
import type { WaitingCall, WaitingCalls } from './waiting-calls.ts'

const callOf = (key: string, user_id = 1): WaitingCall => ({
  key,
  user_id,
  tab: 'a tab',
  call: 'PUT /api/v1/exercise/reset/:id',
  id: 7,
  body: { difficulty: 2 },
})
const openStorage = (
  browser: IDBFactory | undefined,
  key: CryptoKey | null = null,
  storage: Storage = createFakeStorage(),
) => createDeviceStorage(createDeviceDatabase(browser), async () => key, createUnstoredCalls(storage))
function openLate(browser: IDBFactory) {
  const request = new EventTarget() as IDBOpenDBRequest & { result: IDBDatabase }
  return {
    factory: { open: () => request } as unknown as IDBFactory,
    async open() {
      request.result = await readResult(browser.open('letterliaan', 2))
      request.dispatchEvent(new Event('success'))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}
const keysOf = async (storage: WaitingCalls, user_id = 1) =>
  (await storage.list(user_id)).map(({ key }) => key)

describe('the browser’s database', () => {
  test('returns stored calls in order across tabs and visits', async () => {
    const browser = new IDBFactory()
    const first = openStorage(browser)
    await first.add(callOf('b'))
    await first.add(callOf('a'))
    const second = openStorage(browser)
    await second.add(callOf('c'))
    expect(await keysOf(openStorage(browser))).toEqual(['b', 'a', 'c'])
    expect(await second.list(1)).toContainEqual(callOf('a'))
    expect(first.isLasting()).toBe(true)
  })

  test('NET-4 lists only the calls of the given child', async () => {
    const storage = openStorage(new IDBFactory())
    await storage.add(callOf('mine', 1))
    await storage.add(callOf('yours', 2))
    expect(await keysOf(storage, 1)).toEqual(['mine'])
    expect(await keysOf(storage, 2)).toEqual(['yours'])
    expect(await keysOf(storage, 3)).toEqual([])
  })
})

describe('NET-2 an answer that was not yet stored when its page closed', () => {
  /** The database of the closed page never responds. */
  const closing = { open: () => new EventTarget() } as unknown as IDBFactory

  test('is sent by the next page, once and in order', async () => {
    const [browser, local] = [new IDBFactory(), createFakeStorage()]
    await openStorage(browser, null, local).add(callOf('a'))
    const closed = openStorage(closing, null, local)
    void closed.add(callOf('b'))
    void closed.add(callOf('c'))
    const next = openStorage(browser, null, local)
    expect(await keysOf(next)).toEqual(['a', 'b', 'c'])
    await next.add(callOf('d'))
    const last = openStorage(browser, null, local)
    expect(await keysOf(last)).toEqual(['a', 'b', 'c', 'd'])
    await last.remove('b')
    expect(await keysOf(openStorage(browser, null, local))).toEqual(['a', 'c', 'd'])
    expect(Object.keys(local)).toEqual([])
  })

  test('is not duplicated if the database already has it', async () => {
    const [browser, local] = [new IDBFactory(), createFakeStorage()]
    await openStorage(browser, null, local).add(callOf('a'))
    createUnstoredCalls(local).note(callOf('a'))
    expect(await keysOf(openStorage(browser, null, local))).toEqual(['a'])
  })

  test('NET-4 is listed for its own child only, until the database has it', async () => {
    const [browser, local] = [new IDBFactory(), createFakeStorage()]
    void openStorage(closing, null, local).add(callOf('a'))
    expect(Object.keys(local)).toHaveLength(1)
    expect(await keysOf(openStorage(browser, null, local), 2)).toEqual([])
    expect(await keysOf(openStorage(browser, null, local), 1)).toEqual(['a'])
    expect(Object.keys(local)).toEqual([])
  })

  test('is skipped if another tab removes it while it is read', () => {
    const local = createFakeStorage()
    const unstored = createUnstoredCalls(local)
    unstored.note(callOf('a'))
    local.getItem = () => null
    expect(unstored.list()).toEqual([])
  })

  test('stays listed until it is sent, even if there is no database', async () => {
    const local = createFakeStorage()
    await openStorage(undefined, null, local).add(callOf('a'))
    const next = openStorage(undefined, null, local)
    expect(await keysOf(next)).toEqual(['a'])
    await next.remove('a')
    expect(Object.keys(local)).toEqual([])
  })

  test('is moved to the database if local storage is full', async () => {
    const full = Object.assign(createFakeStorage(), {
      setItem: () => {
        throw new DOMException('Full.', 'QuotaExceededError')
      },
    })
    const browser = new IDBFactory()
    await openStorage(browser, null, full).add(callOf('a'))
    expect(await keysOf(openStorage(browser))).toEqual(['a'])
  })
})

describe('NET-6 the browser deletes storage while a page is open', () => {
  const evict = (browser: IDBFactory): Promise<void> =>
    createDeviceDatabase(browser).run('waiting-calls', 'readwrite', (store) => readResult(store.clear()))

  test('waiting answers are listed and stored again, in order', async () => {
    const browser = new IDBFactory()
    const storage = openStorage(browser)
    for (const key of ['a', 'b', 'c']) await storage.add(callOf(key))
    await storage.remove('b')
    await evict(browser)
    expect(await keysOf(storage)).toEqual(['a', 'c'])
    expect(await keysOf(openStorage(browser))).toEqual(['a', 'c'])
  })

  test('later answers are queued after the waiting ones', async () => {
    const browser = new IDBFactory()
    const storage = openStorage(browser)
    await storage.add(callOf('a'))
    await evict(browser)
    await storage.add(callOf('b'))
    expect(await keysOf(openStorage(browser))).toEqual(['a', 'b'])
  })

  test('sent answers are not stored again', async () => {
    const browser = new IDBFactory()
    const storage = openStorage(browser)
    await storage.add(callOf('a'))
    await evict(browser)
    await Promise.all([storage.add(callOf('b')), storage.remove('a')])
    expect(await keysOf(storage)).toEqual(['b'])
    expect(await keysOf(openStorage(browser))).toEqual(['b'])
  })
})

describe('the server refuses an answer', () => {
  const refused = (key: string) => ({ ...callOf(key), refusal: { status: 422, detail: 'Nee.' } })

  test('a refused answer leaves the queue and stays on the device across visits', async () => {
    const browser = new IDBFactory()
    const storage = openStorage(browser)
    await storage.add(callOf('a'))
    await storage.add(callOf('b'))
    await storage.setAside(refused('a'))
    const later = openStorage(browser)
    expect(await keysOf(later)).toEqual(['b'])
    expect(await later.listSetAside(1)).toEqual([refused('a')])
    expect(await later.listSetAside(2)).toEqual([])
  })

  test('a refused answer leaves the queue even if the disk is full', async () => {
    const storage = openStorage(new IDBFactory())
    await storage.add(callOf('a'))
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    await storage.setAside(refused('a'))
    full.mockRestore()
    expect(await keysOf(storage)).toEqual([])
    expect(await storage.listSetAside(1)).toEqual([refused('a')])
  })
})

describe('storage in memory', () => {
  const refusing = {
    open: () => {
      throw new DOMException('No.', 'SecurityError')
    },
  } as unknown as IDBFactory

  test.each([
    ['there is no database', undefined],
    ['the database is refused, as in a private window', refusing],
  ])('answers are stored until the page closes if %s', async (_why, browser) => {
    const storage = openStorage(browser)
    expect(storage.isLasting()).toBe(true)
    await storage.add(callOf('a'))
    await storage.add(callOf('b', 2))
    expect(await keysOf(storage)).toEqual(['a'])
    expect(storage.isLasting()).toBe(false)
    await storage.remove('a')
    await storage.remove('b')
    expect(storage.isLasting()).toBe(true)
    expect(await keysOf(openStorage(browser))).toEqual([])
  })

  test('answers are stored if the database never opens, as in old Safaris', async () => {
    vi.useFakeTimers()
    const storage = openStorage({ open: () => new EventTarget() } as unknown as IDBFactory)
    const added = storage.add(callOf('a'))
    await vi.advanceTimersByTimeAsync(3000)
    await added
    expect(await keysOf(storage)).toEqual(['a'])
  })

  test('NET-2 the answers of a closed page come first if the database opens late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const browser = new IDBFactory()
    const local = createFakeStorage()
    const closed = openStorage(browser, null, local)
    await closed.add(callOf('a'))
    await closed.add(callOf('b'))
    createUnstoredCalls(local).note(callOf('c'))
    const late = openLate(browser)
    const next = openStorage(late.factory, null, local)
    const listed = keysOf(next)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await listed).toEqual([])
    await next.add(callOf('d'))
    expect(await keysOf(next)).toEqual(['d'])
    await late.open()
    expect(await keysOf(next)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('earlier answers stay stored if the disk is full', async () => {
    const browser = new IDBFactory()
    const storage = openStorage(browser)
    await storage.add(callOf('a'))
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    await storage.add(callOf('b'))
    expect(await keysOf(storage)).toEqual(['a', 'b'])
    expect([storage.isLasting(), await keysOf(openStorage(browser))]).toEqual([false, ['a']])
    full.mockRestore()
    expect(await keysOf(storage)).toEqual(['a', 'b'])
    expect([storage.isLasting(), await keysOf(openStorage(browser))]).toEqual([true, ['a', 'b']])
  })
})

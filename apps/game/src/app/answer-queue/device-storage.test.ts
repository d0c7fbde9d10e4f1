import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { createDeviceDatabase } from '../offline/device-database.ts'
import { createDeviceStorage } from './device-storage.ts'
import type { WaitingCall, WaitingCalls } from './waiting-calls.ts'

const callOf = (key: string, user_id = 1): WaitingCall => ({
  key,
  user_id,
  tab: 'a tab',
  call: 'PUT /api/v1/exercise/reset/:id',
  id: 7,
  body: { difficulty: 2 },
})
const openStorage = (browser: IDBFactory | undefined, key: CryptoKey | null = null) =>
  createDeviceStorage(createDeviceDatabase(browser), async () => key)
const keysOf = async (storage: WaitingCalls, user_id = 1) =>
  (await storage.list(user_id)).map(({ key }) => key)

describe('the browser’s database', () => {
  test('keeps calls over tabs and visits, in the order in which they came', async () => {
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

  test('keeps each child’s apart', async () => {
    const storage = openStorage(new IDBFactory())
    await storage.add(callOf('mine', 1))
    await storage.add(callOf('yours', 2))
    expect(await keysOf(storage, 1)).toEqual(['mine'])
    expect(await keysOf(storage, 2)).toEqual(['yours'])
    expect(await keysOf(storage, 3)).toEqual([])
  })

  test('lets go of what was sent, once and for all', async () => {
    const browser = new IDBFactory()
    const storage = openStorage(browser)
    await storage.add(callOf('a'))
    await storage.add(callOf('b'))
    await storage.remove('a')
    await storage.remove('a')
    await storage.remove('never')
    expect(await keysOf(openStorage(browser))).toEqual(['b'])
  })
})

describe('what the server refused', () => {
  const refused = (key: string) => ({ ...callOf(key), refusal: { status: 422, detail: 'Nee.' } })

  test('waits no longer, and stays on the device over visits', async () => {
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

  test('waits no longer where the disk is full', async () => {
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

describe('memory', () => {
  const refusing = {
    open: () => {
      throw new DOMException('No.', 'SecurityError')
    },
  } as unknown as IDBFactory

  test.each([
    ['there is no database', undefined],
    ['it is refused, as in a private window', refusing],
  ])('where %s: kept for as long as the page lives', async (_why, browser) => {
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

  test('where it never opens, as in old Safaris', async () => {
    vi.useFakeTimers()
    try {
      const storage = openStorage({ open: () => new EventTarget() } as unknown as IDBFactory)
      const added = storage.add(callOf('a'))
      await vi.advanceTimersByTimeAsync(3000)
      await added
      expect(await keysOf(storage)).toEqual(['a'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('where the disk is full: what was kept before stays', async () => {
    const browser = new IDBFactory()
    const storage = openStorage(browser)
    await storage.add(callOf('a'))
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    await storage.add(callOf('b'))
    full.mockRestore()
    expect(await keysOf(storage)).toEqual(['a', 'b'])
    expect(await keysOf(openStorage(browser))).toEqual(['a'])
  })
})

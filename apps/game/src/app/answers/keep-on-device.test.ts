import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { keepOnDevice } from './keep-on-device.ts'
import type { WaitingCall, WaitingCalls } from './waiting-calls.ts'

const callOf = (key: string, user_id = 1): WaitingCall => ({
  key,
  user_id,
  tab: 'a tab',
  call: 'PUT /api/v1/exercise/reset/:id',
  id: 7,
  body: { difficulty: 2 },
})
const keysOf = async (kept: WaitingCalls, user_id = 1) => (await kept.list(user_id)).map(({ key }) => key)

describe('the browser’s database', () => {
  test('keeps calls over tabs and visits, in the order in which they came', async () => {
    const browser = new IDBFactory()
    const first = keepOnDevice(browser)
    await first.add(callOf('b'))
    await first.add(callOf('a'))
    const second = keepOnDevice(browser)
    await second.add(callOf('c'))
    expect(await keysOf(keepOnDevice(browser))).toEqual(['b', 'a', 'c'])
    expect(await second.list(1)).toContainEqual(callOf('a'))
    expect(first.isLasting()).toBe(true)
  })

  test('keeps each child’s apart', async () => {
    const kept = keepOnDevice(new IDBFactory())
    await kept.add(callOf('mine', 1))
    await kept.add(callOf('yours', 2))
    expect(await keysOf(kept, 1)).toEqual(['mine'])
    expect(await keysOf(kept, 2)).toEqual(['yours'])
    expect(await keysOf(kept, 3)).toEqual([])
  })

  test('lets go of what was sent, once and for all', async () => {
    const browser = new IDBFactory()
    const kept = keepOnDevice(browser)
    await kept.add(callOf('a'))
    await kept.add(callOf('b'))
    await kept.remove('a')
    await kept.remove('a')
    await kept.remove('never')
    expect(await keysOf(keepOnDevice(browser))).toEqual(['b'])
  })
})

describe('what the server refused', () => {
  const refused = (key: string) => ({ ...callOf(key), refusal: { status: 422, detail: 'Nee.' } })

  test('waits no longer, and stays on the device over visits', async () => {
    const browser = new IDBFactory()
    const kept = keepOnDevice(browser)
    await kept.add(callOf('a'))
    await kept.add(callOf('b'))
    await kept.setAside(refused('a'))
    const later = keepOnDevice(browser)
    expect(await keysOf(later)).toEqual(['b'])
    expect(await later.listSetAside(1)).toEqual([refused('a')])
    expect(await later.listSetAside(2)).toEqual([])
  })

  test('waits no longer where the disk is full', async () => {
    const kept = keepOnDevice(new IDBFactory())
    await kept.add(callOf('a'))
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    await kept.setAside(refused('a'))
    full.mockRestore()
    expect(await keysOf(kept)).toEqual([])
    expect(await kept.listSetAside(1)).toEqual([refused('a')])
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
    const kept = keepOnDevice(browser)
    expect(kept.isLasting()).toBe(true)
    await kept.add(callOf('a'))
    await kept.add(callOf('b', 2))
    expect(await keysOf(kept)).toEqual(['a'])
    expect(kept.isLasting()).toBe(false)
    await kept.remove('a')
    await kept.remove('b')
    expect(kept.isLasting()).toBe(true)
    expect(await keysOf(keepOnDevice(browser))).toEqual([])
  })

  test('where it never opens, as in old Safaris', async () => {
    vi.useFakeTimers()
    try {
      const kept = keepOnDevice({ open: () => new EventTarget() } as unknown as IDBFactory)
      const added = kept.add(callOf('a'))
      await vi.advanceTimersByTimeAsync(3000)
      await added
      expect(await keysOf(kept)).toEqual(['a'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('where the disk is full: what was kept before stays', async () => {
    const browser = new IDBFactory()
    const kept = keepOnDevice(browser)
    await kept.add(callOf('a'))
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    await kept.add(callOf('b'))
    full.mockRestore()
    expect(await keysOf(kept)).toEqual(['a', 'b'])
    expect(await keysOf(keepOnDevice(browser))).toEqual(['a'])
  })
})

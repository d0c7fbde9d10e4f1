import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { createDeviceDatabase, resultOf } from './device-database.ts'

const never = new Promise<never>(() => undefined)

test('a page that is left ends what it was doing, so that the next page is not held up; back again it goes on', async () => {
  const factory = new IDBFactory()
  const page = new EventTarget()
  const left = createDeviceDatabase(factory, page)
  let isUnderWay: () => void = () => undefined
  const underWay = new Promise<void>((resolve) => void (isUnderWay = resolve))
  const writing = left.run('copies', 'readwrite', async (store) => {
    // As one that a browser keeps: there is always another request to come.
    const again = (): void => store.count().addEventListener('success', again)
    again()
    store.transaction.addEventListener('abort', () => isUnderWay())
    await resultOf(store.put('half', '/half'))
    page.dispatchEvent(new Event('pagehide'))
    return never
  })
  void writing
  await underWay

  const next = createDeviceDatabase(factory, new EventTarget())
  expect(await next.run('copies', 'readonly', (store) => resultOf(store.getAllKeys()))).toEqual([])

  const later = left.run('copies', 'readwrite', (store) => resultOf(store.put('whole', '/whole')))
  page.dispatchEvent(new Event('pageshow'))
  await later
  expect(await next.run('copies', 'readonly', (store) => resultOf(store.getAllKeys()))).toEqual(['/whole'])
})

test('NET-6 a database that a browser cleared away is opened anew at its next use', async () => {
  const factory = new IDBFactory()
  const database = createDeviceDatabase(factory)
  const put = (text: string) =>
    database.run('copies', 'readwrite', (store) => resultOf(store.put(text, `/${text}`)))
  await put('before')
  await resultOf(factory.deleteDatabase('letterliaan'))
  await put('after')
  expect(await database.run('copies', 'readonly', (store) => resultOf(store.getAllKeys()))).toEqual([
    '/after',
  ])
})

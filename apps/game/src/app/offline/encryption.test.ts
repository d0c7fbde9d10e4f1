import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { createFakeStorage } from '../../testing/create-fake-storage.ts'
import { createDeviceStorage } from '../answer-queue/device-storage.ts'
import { createUnstoredCalls } from '../answer-queue/unstored-calls.ts'
import { waitingCall } from '../answer-queue/waiting-call.fixture.ts'
import { createResponseStore } from './response-store.ts'
import { createDeviceDatabase, readResult } from './device-database.ts'
import { deleteOtherLogins } from './delete-leftover-data.ts'
import { createDeviceKeys } from './device-key.ts'
import { importKey } from './encryption.ts'
import { getSubtleCrypto } from './secure-browser.ts'

const keyOf = (sign: number) => importKey(new Uint8Array(32).fill(sign))

/** A shared browser on which children log in one after another. The fake server has a key for each. */
function makeDevice() {
  const database = createDeviceDatabase(new IDBFactory())
  const login = { id: 'kim-1' as string | null }
  const fetchKey = vi.fn<() => Promise<string>>(async () =>
    btoa(String(login.id?.startsWith('kim')).padEnd(32)),
  )
  const open = () => createDeviceKeys({ database, loginId: () => login.id, fetchKey })
  return { database, login, fetchKey, open }
}

test('NET-4 a waiting answer stays until it is decrypted with the key of its own child', async () => {
  const database = createDeviceDatabase(new IDBFactory())
  let key: CryptoKey | null = await keyOf(1)
  const open = () => createDeviceStorage(database, async () => key, createUnstoredCalls(createFakeStorage()))
  await open().add(waitingCall)
  const storage = open()
  const stored = await database.run('waiting-calls', 'readonly', (store) => readResult(store.getAll()))
  expect(stored[0]).not.toHaveProperty('body')
  expect(await storage.list(1)).toEqual([waitingCall])
  key = await keyOf(2)
  expect(await storage.list(1)).toEqual([])
  key = null
  expect(await storage.list(1)).toEqual([])
  key = await keyOf(1)
  expect(await storage.list(1)).toEqual([waitingCall])
})

test('NET-4 a key cannot be exported by a script', async () => {
  await expect(getSubtleCrypto()?.exportKey('raw', await keyOf(1))).rejects.toThrow(/not extractable/)
})

test('NET-4 data encrypted after its child logged out is not stored', async () => {
  const { database } = makeDevice()
  let key: CryptoKey | null = await keyOf(1)
  const keys = { read: async () => key, readHere: async () => key }
  const store = createResponseStore(database, keys)
  const writing = store.write('/api/v1/step', { type: 'text/plain', body: new ArrayBuffer(8) })
  key = null
  await writing
  expect((await store.list()).size).toBe(0)
})

test('NET-1 the size of a stored response is that of its encrypted bytes', async () => {
  const { database, open } = makeDevice()
  const store = createResponseStore(database, open())
  await store.write('/api/v1/step', { type: 'text/plain', body: new ArrayBuffer(8) })
  await store.write('/word/vis.mp3', { type: 'audio/mpeg', body: new ArrayBuffer(100) })
  const measured = [...(await store.measure())].map(([path, { bytes }]) => [path, bytes])
  // AES-GCM adds a tag of 16 bytes.
  expect(measured).toEqual([
    ['/api/v1/step', 24],
    ['/word/vis.mp3', 116],
  ])
})

test('NET-4 a key lasts as long as its login, also offline, and another login has another key', async () => {
  const { login, fetchKey, open, database } = makeDevice()
  const copy = { type: 'text/plain', body: new TextEncoder().encode('vis').buffer }
  const store = createResponseStore(database, open())
  await store.write('/api/v1/step', copy)
  fetchKey.mockRejectedValue(new TypeError('offline'))
  const reopened = createResponseStore(database, open())
  expect(new TextDecoder().decode((await reopened.read('/api/v1/step'))?.body)).toBe('vis')

  login.id = 'noor-1'
  expect(await createResponseStore(database, open()).read('/api/v1/step')).toBeNull()
  await deleteOtherLogins(database, login.id)
  login.id = 'kim-1'
  expect(await open().read()).toBeNull()
})

test('NET-4 a key that arrives after its child logged out is not stored', async () => {
  const { login, fetchKey, open, database } = makeDevice()
  const { promise, resolve } = Promise.withResolvers<string>()
  fetchKey.mockReturnValueOnce(promise)
  const keys = open()
  const reading = keys.read()
  await expect.poll(() => fetchKey).toHaveBeenCalledOnce()
  login.id = null
  vi.stubGlobal('localStorage', createFakeStorage())
  await deleteOtherLogins(database, login.id)
  resolve(btoa('kim'.padEnd(32)))
  await reading
  expect(await database.run('keys', 'readonly', (store) => readResult(store.getAllKeys()))).toEqual([])
})

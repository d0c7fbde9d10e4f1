import { isRefused, createMemoryStorage, type WaitingCall, type WaitingCalls } from './waiting-calls.ts'

const databaseName = 'letterliaan'
const storeName = 'waiting-calls'
/** Old Safaris sometimes never open a database (ms). */
const openTimeoutMs = 3000

/** In the browser's database; in memory without one (a private window, a full disk). */
export function createDeviceStorage(factory: IDBFactory | undefined): WaitingCalls {
  const memory = createMemoryStorage()
  let opened: Promise<IDBDatabase> | null = null

  async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    opened ??= openDatabase(factory)
    const database = await opened
    return work(database.transaction(storeName, mode).objectStore(storeName))
  }

  const listStored = (user_id: number): Promise<WaitingCall[]> =>
    run('readonly', (store) => resultOf(store.index('user_id').getAll(user_id) as IDBRequest<WaitingCall[]>))

  const placeOf = (store: IDBObjectStore, key: string) => resultOf(store.index('key').getKey(key))

  const replaceStored = (call: WaitingCall): Promise<void> =>
    run('readwrite', async (store) => {
      const place = await placeOf(store, call.key)
      if (place === undefined) throw new Error('It is not stored.')
      await resultOf(store.put(call, place))
    })

  const removeStored = (key: string): Promise<void> =>
    run('readwrite', async (store) => {
      const place = await placeOf(store, key)
      if (place !== undefined) await resultOf(store.delete(place))
    })

  return {
    async list(user_id) {
      const stored = await listStored(user_id).catch((): WaitingCall[] => [])
      const aside = new Set((await memory.listSetAside(user_id)).map(({ key }) => key))
      const waits = (call: WaitingCall): boolean => !isRefused(call) && !aside.has(call.key)
      return [...stored.filter(waits), ...(await memory.list(user_id))]
    },
    async setAside(call) {
      try {
        await replaceStored(call)
        await memory.remove(call.key)
      } catch {
        await memory.setAside(call)
      }
    },
    listSetAside: async (user_id) => [
      ...(await listStored(user_id).catch((): WaitingCall[] => [])).filter(isRefused),
      ...(await memory.listSetAside(user_id)),
    ],
    async add(call) {
      try {
        await run('readwrite', (store) => resultOf(store.add(call)))
      } catch {
        await memory.add(call)
      }
    },
    async remove(key) {
      await memory.remove(key)
      // A call that can't be removed is sent again; its key prevents a second effect.
      await removeStored(key).catch(() => undefined)
    },
    isLasting: () => memory.isLasting(),
  }
}

async function openDatabase(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  if (factory === undefined) throw new Error('This browser has no database.')
  const request = factory.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => {
    // The database numbers the calls of all tabs in order.
    const store = request.result.createObjectStore(storeName, { autoIncrement: true })
    store.createIndex('user_id', 'user_id')
    store.createIndex('key', 'key', { unique: true })
  })
  const database = await inTime(resultOf(request))
  database.addEventListener('versionchange', () => database.close())
  return database
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No database.')))
  })

const inTime = <T>(opening: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not open.')), openTimeoutMs)
    opening.then(resolve, reject).finally(() => clearTimeout(timer))
  })

import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

/** All that the game keeps on a device, but for the login and its settings. */
const databaseName = 'letterliaan'
const version = 2
/** A busy device opens it late (ms). */
const lateMs = 3000
/** Old Safaris sometimes never open one (ms). */
const neverMs = 30_000

/** The content of the database is not known yet. */
export class NotOpenYet extends Error {}

export type StoreName = 'waiting-calls' | 'keys' | 'copies'

export interface DeviceDatabase {
  /** True until it is open or given up. */
  readonly isLate: ReadonlyStore<boolean>
  /** `work` awaits nothing but its own requests: a transaction ends by itself. Resolves when it is on the disk, rejects when it is not. */
  readonly run: <T>(
    name: StoreName,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
  ) => Promise<T>
}

/** Tells that a document is left, and that it is back from the browser's cache. */
type LeftPage = Pick<EventTarget, 'addEventListener'>

/** Opened when it is first used; rejects without one (a private window, a full disk). */
export function createDeviceDatabase(factory: IDBFactory | undefined, page?: LeftPage): DeviceDatabase {
  let opened: Promise<IDBDatabase> | null = null
  let database: IDBDatabase | null = null
  let isBack = Promise.resolve()
  const running = new Set<IDBTransaction>()
  const isLate = createStore(false)

  function forget(): void {
    opened = null
    database = null
  }

  // WebKit keeps a page that is left as it is: its transaction would never end, and hold up every next page.
  page?.addEventListener('pagehide', () => {
    isBack = new Promise((resolve) => page.addEventListener('pageshow', () => resolve(), { once: true }))
    for (const transaction of running) abort(transaction)
    database?.close()
    forget()
  })

  function open(): Promise<IDBDatabase> {
    const opening = openDatabase(factory, forget)
    const soon = inTime(opening, lateMs, new NotOpenYet('The database is not open yet.'))
    const ever = soon.catch((error: unknown) => {
      isLate.set(error instanceof NotOpenYet)
      return inTime(opening, neverMs, new Error('The database does not open.'))
    })
    const useLate = (late: IDBDatabase): void => {
      if (opened === soon) opened = opening
      else late.close()
    }
    const giveUp = (): void => {
      if (opened === soon) opened = ever
    }
    void ever.then(useLate, giveUp).then(() => isLate.set(false))
    return soon
  }

  return {
    isLate,
    async run(name, mode, work) {
      await isBack
      opened ??= open()
      database = await opened
      const transaction = database.transaction(name, mode)
      running.add(transaction)
      const ended = endOf(transaction).finally(() => running.delete(transaction))
      ended.catch(() => undefined)
      const result = await work(transaction.objectStore(name))
      // A request that succeeded is undone where its transaction fails after it.
      await ended
      return result
    },
  }
}

/** As a browser does with a page that it does not keep. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It is being committed.
  }
}

async function openDatabase(factory: IDBFactory | undefined, onClose: () => void): Promise<IDBDatabase> {
  if (factory === undefined) throw new Error('This browser has no database.')
  const request = factory.open(databaseName, version)
  request.addEventListener('upgradeneeded', ({ oldVersion }) => upgrade(request.result, oldVersion))
  const database = await resultOf(request)
  // A browser that clears its storage closes it.
  database.addEventListener('close', onClose)
  database.addEventListener('versionchange', () => {
    database.close()
    onClose()
  })
  return database
}

function upgrade(database: IDBDatabase, oldVersion: number): void {
  if (oldVersion < 1) {
    // The database numbers the calls of all tabs in order.
    const store = database.createObjectStore('waiting-calls', { autoIncrement: true })
    store.createIndex('user_id', 'user_id')
    store.createIndex('key', 'key', { unique: true })
  }
  if (oldVersion < 2) {
    database.createObjectStore('keys')
    database.createObjectStore('copies')
  }
}

export const clear = (database: DeviceDatabase, name: StoreName): Promise<void> =>
  database.run(name, 'readwrite', (store) => resultOf(store.clear()))

export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No database.')))
  })

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('It was aborted.')))
  })

const inTime = <T>(opening: Promise<T>, ms: number, tooLate: Error): Promise<T> =>
  Promise.race([opening, new Promise<never>((_, reject) => setTimeout(() => reject(tooLate), ms))])

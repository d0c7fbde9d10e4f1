import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

/** The database of all data on a device except the login and its settings. */
const databaseName = 'letterliaan'
const version = 2
/** A busy device may open its database later than this (ms). */
const lateMs = 3000
/** Maximum wait for the database (ms), because old Safaris sometimes never open it. */
const neverMs = 30_000

/** The database is still opening, so its content is unknown. */
export class NotOpenYet extends Error {}

export type StoreName = 'waiting-calls' | 'keys' | 'copies'

export interface DeviceDatabase {
  /** True until the database is open or has failed. */
  readonly isLate: ReadonlyStore<boolean>
  /** `work` may await only its own requests, as a transaction ends automatically. Resolves once on disk. */
  readonly run: <T>(
    name: StoreName,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
  ) => Promise<T>
}

/** Fires when a document is left and when it returns from the browser's cache. */
type LeftPage = Pick<EventTarget, 'addEventListener'>

/** Opens the database at its first use. Rejects if there is none (a private window, a full disk). */
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

  // WebKit freezes a left page, so its transaction would never end and would block every later page.
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
      // If the transaction fails, a successful request is undone.
      await ended
      return result
    },
  }
}

/** Aborts a transaction, as a browser does when it discards a page. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // The transaction is already committing.
  }
}

async function openDatabase(factory: IDBFactory | undefined, onClose: () => void): Promise<IDBDatabase> {
  if (factory === undefined) throw new Error('This browser has no database.')
  const request = factory.open(databaseName, version)
  request.addEventListener('upgradeneeded', ({ oldVersion }) => upgrade(request.result, oldVersion))
  const database = await readResult(request)
  // The browser closes the database when it clears storage.
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

export const clearStore = (database: DeviceDatabase, name: StoreName): Promise<void> =>
  database.run(name, 'readwrite', (store) => readResult(store.clear()))

export const readResult = <T>(request: IDBRequest<T>): Promise<T> =>
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

/** All that the game keeps on a device, but for the login and its settings. */
const databaseName = 'letterliaan'
const version = 2
/** Old Safaris sometimes never open a database (ms). */
const openTimeoutMs = 3000

export type StoreName = 'waiting-calls' | 'keys' | 'copies'

export interface DeviceDatabase {
  /** `work` awaits nothing but its own requests: a transaction ends by itself. */
  readonly run: <T>(
    name: StoreName,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
  ) => Promise<T>
}

/** Opened when it is first used; rejects without one (a private window, a full disk). */
export function createDeviceDatabase(factory: IDBFactory | undefined): DeviceDatabase {
  let opened: Promise<IDBDatabase> | null = null
  return {
    async run(name, mode, work) {
      opened ??= openDatabase(factory, () => (opened = null))
      const database = await opened
      return work(database.transaction(name, mode).objectStore(name))
    },
  }
}

async function openDatabase(factory: IDBFactory | undefined, onClose: () => void): Promise<IDBDatabase> {
  if (factory === undefined) throw new Error('This browser has no database.')
  const request = factory.open(databaseName, version)
  request.addEventListener('upgradeneeded', ({ oldVersion }) => upgrade(request.result, oldVersion))
  const database = await inTime(resultOf(request))
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

export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No database.')))
  })

const inTime = <T>(opening: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not open.')), openTimeoutMs)
    opening.then(resolve, reject).finally(() => clearTimeout(timer))
  })

import { readResult, type DeviceDatabase } from './device-database.ts'
import type { DeviceKeys } from './device-key.ts'
import { encryptBytes, decryptBytes, type Encrypted } from './encryption.ts'

export interface StoredResponse {
  readonly type: string
  readonly body: ArrayBuffer
}

export const toCachedJson = (value: unknown): StoredResponse => ({
  type: 'application/json',
  body: new TextEncoder().encode(JSON.stringify(value)).buffer,
})

interface EncryptedResponse {
  readonly type: string
  readonly sealed: Encrypted
  /** Unix ms */
  readonly at: number
}

export interface MeasuredResponse {
  /** Time of the stored copy (unix ms). */
  readonly at: number
  readonly bytes: number
}

/** Stores the server's last responses, encrypted with the key of the logged-in child. */
export interface ResponseStore {
  /** Returns null if there is none or if it belongs to another child. */
  readonly read: (path: string) => Promise<StoredResponse | null>
  readonly write: (path: string, response: StoredResponse) => Promise<void>
  readonly list: () => Promise<ReadonlySet<string>>
  /** Reads all sizes, one response at a time, because reading some MB at once would delay a key press. */
  readonly measure: () => Promise<ReadonlyMap<string, MeasuredResponse>>
  readonly drop: (paths: readonly string[]) => Promise<void>
}

export const createResponseStore = (
  database: DeviceDatabase,
  keys: Pick<DeviceKeys, 'read' | 'readHere'>,
): ResponseStore => ({
  async read(path) {
    const key = await keys.readHere()
    if (key === null) return null
    const stored = await database.run('copies', 'readonly', (store) =>
      readResult(store.get(path) as IDBRequest<EncryptedResponse | undefined>),
    )
    if (stored === undefined) return null
    return { type: stored.type, body: await decryptBytes(key, stored.sealed) }
  },
  async write(path, { type, body }) {
    const key = await keys.read()
    if (key === null) return
    const stored: EncryptedResponse = { type, sealed: await encryptBytes(key, body), at: Date.now() }
    // The child may have logged out during the encryption.
    if ((await keys.read()) !== key) return
    await database.run('copies', 'readwrite', (store) => readResult(store.put(stored, path)))
  },
  list: () =>
    database.run(
      'copies',
      'readonly',
      async (store) => new Set(await readResult(store.getAllKeys() as IDBRequest<string[]>)),
    ),
  measure: () =>
    database.run('copies', 'readonly', async (store) => {
      const measured = new Map<string, MeasuredResponse>()
      for (const path of await readResult(store.getAllKeys() as IDBRequest<string[]>)) {
        const { at, sealed } = await readResult(store.get(path) as IDBRequest<EncryptedResponse>)
        measured.set(path, { at, bytes: sealed.bytes.byteLength })
      }
      return measured
    }),
  drop: (paths) =>
    database.run('copies', 'readwrite', async (store) => {
      await Promise.all(paths.map((path) => readResult(store.delete(path))))
    }),
})

import { resultOf, type DeviceDatabase } from './device-database.ts'
import type { DeviceKeys } from './device-key.ts'
import { seal, unseal, type Sealed } from './seal.ts'

export interface Copy {
  /** The content type of the answer. */
  readonly type: string
  readonly body: ArrayBuffer
}

export const copyOf = (value: unknown): Copy => ({
  type: 'application/json',
  body: new TextEncoder().encode(JSON.stringify(value)).buffer,
})

interface StoredCopy {
  readonly type: string
  readonly sealed: Sealed
  /** Unix ms */
  readonly at: number
}

export interface ListedCopy {
  /** Since when (unix ms). */
  readonly at: number
  readonly bytes: number
}

/** The server's last responses, sealed with the key of the child that is logged in. */
export interface Copies {
  /** Null where there is none, or another child's. */
  readonly read: (path: string) => Promise<Copy | null>
  readonly write: (path: string, copy: Copy) => Promise<void>
  /** What is here by path. */
  readonly list: () => Promise<ReadonlyMap<string, ListedCopy>>
  readonly drop: (paths: readonly string[]) => Promise<void>
  readonly wipe: () => Promise<void>
}

export const createCopies = (database: DeviceDatabase, keys: DeviceKeys): Copies => ({
  async read(path) {
    const key = await keys.readHere()
    if (key === null) return null
    const stored = await database.run('copies', 'readonly', (store) =>
      resultOf(store.get(path) as IDBRequest<StoredCopy | undefined>),
    )
    if (stored === undefined) return null
    return { type: stored.type, body: await unseal(key, stored.sealed) }
  },
  async write(path, { type, body }) {
    const key = await keys.read()
    if (key === null) return
    const stored: StoredCopy = { type, sealed: await seal(key, body), at: Date.now() }
    // The child may have logged out meanwhile.
    if ((await keys.read()) !== key) return
    await database.run('copies', 'readwrite', (store) => resultOf(store.put(stored, path)))
  },
  list: () =>
    database.run('copies', 'readonly', async (store) => {
      const [paths, copies] = await Promise.all([
        resultOf(store.getAllKeys() as IDBRequest<string[]>),
        resultOf(store.getAll() as IDBRequest<StoredCopy[]>),
      ])
      return new Map(
        paths.map((path, index) => {
          const copy = copies[index]
          return [path, { at: copy?.at ?? 0, bytes: copy?.sealed.bytes.byteLength ?? 0 }]
        }),
      )
    }),
  drop: (paths) =>
    database.run('copies', 'readwrite', async (store) => {
      await Promise.all(paths.map((path) => resultOf(store.delete(path))))
    }),
  wipe: () => database.run('copies', 'readwrite', (store) => resultOf(store.clear())),
})

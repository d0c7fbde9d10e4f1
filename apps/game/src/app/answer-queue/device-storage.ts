import { NotOpenYet, readResult, type DeviceDatabase } from '../offline/device-database.ts'
import { encryptJson, decryptJson, type Encrypted } from '../offline/encryption.ts'
import type { UnstoredCalls } from './unstored-calls.ts'
import { isRefused, type RefusedCall, type WaitingCall, type WaitingCalls } from './waiting-calls.ts'

const storeName = 'waiting-calls'

/** The unencrypted part of a call. */
type Label = Pick<WaitingCall, 'key' | 'user_id' | 'tab'>

/** Not encrypted if the browser cannot encrypt. */
type StoredCall = WaitingCall | (Label & { readonly sealed: Encrypted })

interface OwnCall {
  readonly call: WaitingCall
  readonly stored: Promise<StoredCall>
}

/** Stores calls in the browser's database, encrypted with the child's key, or in memory if that fails. */
export function createDeviceStorage(
  database: DeviceDatabase,
  readKey: () => Promise<CryptoKey | null>,
  unstored: UnstoredCalls,
): WaitingCalls {
  /** Calls of this page not yet accepted by the server, in order. They survive a cleared storage (NET-6). */
  const ours = new Map<string, OwnCall>()
  const asideInMemory = new Map<string, RefusedCall>()
  let isOnDisk = true
  /** Calls that an earlier page was writing when it was closed. */
  const unfinished = unstored.list()
  const unfinishedKeys = new Set(unfinished.map(({ key }) => key))
  let recovered: Promise<void> | null = null

  async function sealed(call: WaitingCall): Promise<StoredCall> {
    const key = await readKey()
    if (key === null) return call
    const { user_id, tab } = call
    return { key: call.key, user_id, tab, sealed: await encryptJson(key, call) }
  }

  async function listStored(user_id: number): Promise<WaitingCall[]> {
    const stored = await database.run(storeName, 'readonly', (store) =>
      readResult(store.index('user_id').getAll(user_id) as IDBRequest<StoredCall[]>),
    )
    const key = stored.some((call) => 'sealed' in call) ? await readKey() : null
    const calls = await Promise.all(stored.map((call) => unsealed(call, key)))
    return calls.filter((call) => call !== null)
  }

  const placeOf = (store: IDBObjectStore, key: string) => readResult(store.index('key').getKey(key))

  async function replaceStored(call: WaitingCall): Promise<void> {
    const stored = await sealed(call)
    return database.run(storeName, 'readwrite', async (store) => {
      const place = await placeOf(store, call.key)
      if (place === undefined) throw new Error('It is not stored.')
      await readResult(store.put(stored, place))
    })
  }

  const storeOurs = (): Promise<boolean> =>
    Promise.all([...ours.values()].map(({ stored }) => stored))
      .then((calls) =>
        database.run(storeName, 'readwrite', async (store) => {
          for (const call of calls) {
            const place = await placeOf(store, call.key)
            // Skips a call that the server accepted during the write.
            if (place === undefined && ours.has(call.key)) await readResult(store.add(call))
          }
          return true
        }),
      )
      .catch(() => false)
      .then((done) => (isOnDisk = done))

  async function add(call: WaitingCall): Promise<void> {
    unstored.note(call)
    ours.set(call.key, { call, stored: sealed(call) })
    if (await storeOurs()) unstored.erase(call.key)
  }

  async function recover(user_id: number): Promise<void> {
    for (const call of unfinished) if (call.user_id === user_id) await add(call)
  }

  const removeStored = (key: string): Promise<void> =>
    database.run(storeName, 'readwrite', async (store) => {
      const place = await placeOf(store, key)
      if (place !== undefined) await readResult(store.delete(place))
    })

  return {
    async list(user_id) {
      await (recovered ??= recover(user_id))
      let isKnown = true
      const stored = await listStored(user_id).catch((error: unknown): WaitingCall[] => {
        isKnown = !(error instanceof NotOpenYet)
        return []
      })
      const keys = new Set(stored.map(({ key }) => key))
      // Calls stored by an earlier page come first, because the server refuses another order.
      const isInTurn = ({ key }: WaitingCall): boolean => isKnown || !unfinishedKeys.has(key)
      const listMissing = () =>
        [...ours.values()]
          .map(({ call }) => call)
          .filter((call) => call.user_id === user_id && !keys.has(call.key) && isInTurn(call))
      if (listMissing().length > 0) await storeOurs()
      const waits = (call: WaitingCall): boolean => !isRefused(call) && !asideInMemory.has(call.key)
      return [...stored.filter(waits), ...listMissing()]
    },
    async setAside(call) {
      unstored.erase(call.key)
      ours.delete(call.key)
      try {
        await replaceStored(call)
      } catch {
        asideInMemory.set(call.key, call)
      }
    },
    listSetAside: async (user_id) => [
      ...(await listStored(user_id).catch((): WaitingCall[] => [])).filter(isRefused),
      ...[...asideInMemory.values()].filter((call) => call.user_id === user_id),
    ],
    add,
    async remove(key) {
      unstored.erase(key)
      ours.delete(key)
      // A call that cannot be removed is sent again. Its key prevents a second effect.
      await removeStored(key).catch(() => undefined)
    },
    isLasting: () => asideInMemory.size === 0 && (isOnDisk || ours.size === 0),
  }
}

/** Returns null if the key is missing. The call then waits until its child logs in online. */
async function unsealed(call: StoredCall, key: CryptoKey | null): Promise<WaitingCall | null> {
  if (!('sealed' in call)) return call
  if (key === null) return null
  const whole = (await decryptJson(key, call.sealed).catch(() => null)) as WaitingCall | null
  return whole && { ...whole, tab: call.tab }
}

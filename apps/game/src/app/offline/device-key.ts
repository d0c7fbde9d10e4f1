import { readResult, type DeviceDatabase } from './device-database.ts'
import { getSubtleCrypto } from './secure-browser.ts'
import { importKey } from './encryption.ts'

export interface DeviceKeyPorts {
  readonly database: DeviceDatabase
  readonly loginId: () => string | null
  /** Fetches the key from the server (base64). Rejects offline. */
  readonly fetchKey: () => Promise<string>
}

export interface DeviceKeys {
  /** Returns the key of the logged-in child; null if there is none, or if the browser cannot encrypt. */
  readonly read: () => Promise<CryptoKey | null>
  /** As `read`, but null if the server is slow, so that an answer is not delayed. */
  readonly readSoon: () => Promise<CryptoKey | null>
  /** Returns the stored key with which data on this device were encrypted. Never sends a request. */
  readonly readHere: () => Promise<CryptoKey | null>
}

/** Maximum wait of an answer for the server's key (ms). */
const soonMs = 3000
/** A request without a reply after this time (ms) counts as failed, so that the key is requested again. */
const maxFetchMs = 30_000

interface Requested {
  readonly login_id: string
  readonly stored: Promise<CryptoKey | undefined>
  readonly key: Promise<CryptoKey>
}

/** The server returns the same key at each login of a child. The device stores it for one login (NET-4). */
export function createDeviceKeys({ database, loginId, fetchKey }: DeviceKeyPorts): DeviceKeys {
  let known: Requested | null = null

  const readStored = (login_id: string): Promise<CryptoKey | undefined> =>
    database.run('keys', 'readonly', (store) => readResult(store.get(login_id) as IDBRequest<CryptoKey>))

  function request(login_id: string): Requested {
    const stored = readStored(login_id)
    return { login_id, stored, key: stored.then((key) => key ?? obtain(login_id)) }
  }

  async function obtain(login_id: string): Promise<CryptoKey> {
    const text = await Promise.race([fetchKey(), rejectAfter(maxFetchMs)])
    const key = await importKey(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)))
    if (loginId() === login_id)
      await database.run('keys', 'readwrite', (store) => readResult(store.put(key, login_id)))
    return key
  }

  async function read(): Promise<CryptoKey | null> {
    const login_id = loginId()
    if (login_id === null || getSubtleCrypto() === undefined) return null
    if (known?.login_id !== login_id) known = request(login_id)
    const { key } = known
    try {
      return await key
    } catch {
      // Offline the key is requested again later.
      if (known?.key === key) known = null
      return null
    }
  }

  return {
    read,
    async readSoon() {
      const key = read()
      await known?.stored.catch(() => undefined)
      return Promise.race([key, rejectAfter(soonMs).catch(() => null)])
    },
    async readHere() {
      const login_id = loginId()
      return login_id === null ? null : ((await readStored(login_id)) ?? null)
    },
  }
}

const rejectAfter = (ms: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The server does not respond.')), ms))

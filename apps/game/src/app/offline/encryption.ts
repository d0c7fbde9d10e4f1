import { getSubtleCrypto } from './secure-browser.ts'

/** Data that only the key can decrypt. A browser can store this object. */
export interface Encrypted {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

const name = 'AES-GCM'
const ivBytes = 12

function subtle(): SubtleCrypto {
  const crypto = getSubtleCrypto()
  if (crypto === undefined) throw new Error('This browser cannot encrypt.')
  return crypto
}

/** Imports a child's key as not extractable (docs/adr/0067-plays-on-offline.md). */
export const importKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  subtle().importKey('raw', bytes, { name }, false, ['encrypt', 'decrypt'])

export async function encryptBytes(key: CryptoKey, bytes: BufferSource): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  return { iv, bytes: await subtle().encrypt({ name, iv }, key, bytes) }
}

/** Rejects for another child's key. */
export const decryptBytes = (key: CryptoKey, { iv, bytes }: Encrypted): Promise<ArrayBuffer> =>
  subtle().decrypt({ name, iv }, key, bytes)

export const encryptJson = (key: CryptoKey, value: unknown): Promise<Encrypted> =>
  encryptBytes(key, new TextEncoder().encode(JSON.stringify(value)))

export const decryptJson = async (key: CryptoKey, sealed: Encrypted): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await decryptBytes(key, sealed)))

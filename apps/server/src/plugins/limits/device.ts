import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** So many accounts of one device are remembered: two classes that share it. */
const maxKnownDevices = 60
const deviceIdPattern = /^[\w-]{22}$/

/** A device that somebody logged in on, as its cookie tells; nothing of it is stored here. */
export interface Device {
  /** Random; null: nobody ever logged in on it, or its cookie is not ours. */
  readonly id: string | null
  /** Was this account, or card, used on it before? */
  readonly knows: (subject: string) => boolean
  /** Its cookie once these were used on it. */
  readonly with: (...subjects: readonly string[]) => string
}

/**
 * Reads the cookie by which a device proves that an account was used on it before (docs/adr/0018-limits.md): a random name,
 * signed, and a keyed hash an account, the last used one last. It names nobody, and only the login is sent it.
 */
export function createDevices(secret: string) {
  const sign = (text: string): string =>
    createHmac('sha256', secret).update(`device ${text}`).digest('base64url').slice(0, 22)

  const isSame = (a: string, b: string): boolean =>
    a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

  return (cookie: string | null): Device => {
    const [named = '', signature = '', ...proofs] = (cookie ?? '').split('.')
    const id = deviceIdPattern.test(named) && isSame(signature, sign(named)) ? named : null
    const known = id === null ? [] : proofs
    const proofOf = (device: string, subject: string): string => sign(`${device} ${subject}`)
    return {
      id,
      knows: (subject) => id !== null && known.some((proof) => isSame(proof, proofOf(id, subject))),
      with(...subjects) {
        const device = id ?? randomBytes(16).toString('base64url')
        const added = subjects.map((subject) => proofOf(device, subject))
        const others = known.filter((other) => !added.includes(other)).slice(added.length - maxKnownDevices)
        return [device, sign(device), ...others, ...added].join('.')
      },
    }
  }
}

export type Devices = ReturnType<typeof createDevices>

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Enough for two classes that share a device. */
const maxKnownDevices = 60
const deviceIdPattern = /^[\w-]{22}$/

export interface LoginDevice {
  readonly id: string | null
  readonly knows: (subject: string) => boolean
  readonly with: (...subjects: readonly string[]) => string
}

/** Makes and reads a login cookie with a signed random name and hashes of accounts (ADR 18). */
export function createLoginDevices(secret: string) {
  const sign = (text: string): string =>
    createHmac('sha256', secret).update(`device ${text}`).digest('base64url').slice(0, 22)

  const isSame = (a: string, b: string): boolean =>
    a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

  return (cookie: string | null): LoginDevice => {
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

export type LoginDevices = ReturnType<typeof createLoginDevices>

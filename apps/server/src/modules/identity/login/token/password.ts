import { hash, verify } from '@node-rs/argon2'
import type { QueueLoad } from '../../../../queue-load.ts'
import { createSecret } from '../../../../plugins/auth/token-secret.ts'

/** Some seconds of work. Further checks are rejected as busy. */
const maxUnderWay = 500
let underWay = 0

export const measurePasswordLoad = (): QueueLoad => ({
  name: 'passwords',
  length: underWay,
  max: maxUnderWay,
})

/** Runs one hash at a time, because each takes 19 MiB and a core. Throws EBUSY if too many wait. */
async function runOneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (underWay >= maxUnderWay) throw Object.assign(new Error('Too many passwords wait.'), { code: 'EBUSY' })
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
  }
}

/** Hashes with argon2id (19 MiB, 2 passes), off the main thread. */
export const hashPassword = (password: string): Promise<string> => runOneAtATime(() => hash(password))

let unknown: Promise<string> | null = null

/** Returns the hash for accounts without a password. */
export const getUnusablePasswordHash = (): Promise<string> => (unknown ??= hash(createSecret()))

let dummy: Promise<string> | null = null

/** Verifies a password. The time is the same for an unknown account (null). */
export async function verifyPassword(password_hash: string | null, password: string): Promise<boolean> {
  const nobodys = await (dummy ??= hash('nobody has this password'))
  const isRight = await runOneAtATime(() => verify(password_hash ?? nobodys, password))
  return isRight && password_hash !== null
}

import { hash, verify } from '@node-rs/argon2'
import { createSecret } from '../../../plugins/auth/token-secret.ts'

/** A school that logs in at once waits some seconds; who comes after so many hears at once that it is busy. */
const maxUnderWay = 500
let underWay = 0

/** Does work that holds 19 MiB and a core. Fails as something that passes when too much of it waits. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (underWay >= maxUnderWay) throw Object.assign(new Error('Too many passwords wait.'), { code: 'EBUSY' })
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
  }
}

/** argon2id, with the library's defaults (19 MiB, 2 passes), off the main thread. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password))

let unknown: Promise<string> | null = null

/** The hash of a password that nobody knows, also who made it: the account is entered in another way, or gets one later. */
export const hashUnknownPassword = (): Promise<string> => (unknown ??= hash(createSecret()))

let dummy: Promise<string> | null = null

/** Is it the password of this hash? An unknown account (null) costs the same time and is never right. */
export async function verifyPassword(password_hash: string | null, password: string): Promise<boolean> {
  const nobodys = await (dummy ??= hash('nobody has this password'))
  const isRight = await inTurn(() => verify(password_hash ?? nobodys, password))
  return isRight && password_hash !== null
}

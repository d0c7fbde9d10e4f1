import { hash, verify } from '@node-rs/argon2'

/** argon2id, with the library's defaults (19 MiB, 2 passes), off the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(password)

let dummy: Promise<string> | null = null

/** Is it the password of this hash? An unknown account (null) costs the same time and is never right. */
export async function isPassword(password_hash: string | null, password: string): Promise<boolean> {
  if (password_hash !== null) return verify(password_hash, password)
  dummy ??= hash('nobody has this password')
  await verify(await dummy, password)
  return false
}

import { createUnstoredCalls } from '../answer-queue/unstored-calls.ts'
import { clear, createDeviceDatabase } from './device-database.ts'

/**
 * Where nobody is logged in: key and copies of a login that was cleared away, or of a browser that was closed at its
 * logout. What was not sent stays sealed until its child comes back (NET-4).
 */
export async function forgetLeft(isLoggedIn: () => boolean): Promise<void> {
  if (isLoggedIn()) return
  createUnstoredCalls(localStorage).forget()
  const database = createDeviceDatabase(globalThis.indexedDB)
  await clear(database, 'keys')
  await clear(database, 'copies')
}

import { createUnstoredCalls } from '../answer-queue/unstored-calls.ts'
import { clearStore, createDeviceDatabase, readResult, type DeviceDatabase } from './device-database.ts'

/** Deletes keys and copies of other logins, never unsent answers; unfinished writes if nobody is logged in (NET-4). */
export async function deleteOtherLogins(database: DeviceDatabase, login_id: string | null): Promise<void> {
  if (login_id === null) createUnstoredCalls(localStorage).forget()
  const hadOthers = await database.run('keys', 'readwrite', async (store) => {
    const others = (await readResult(store.getAllKeys())).filter((name) => name !== login_id)
    for (const name of others) store.delete(name)
    return others.length > 0
  })
  if (login_id === null || hadOthers) await clearStore(database, 'copies')
}

/** Deletes data of a login that was removed, or of a browser that was closed during logout. */
export async function deleteLeftoverData(isLoggedIn: () => boolean): Promise<void> {
  if (!isLoggedIn()) await deleteOtherLogins(createDeviceDatabase(globalThis.indexedDB), null)
}

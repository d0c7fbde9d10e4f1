import { loadCurriculum } from '@letterliaan/curriculum'
import { nowSeconds, systemClock } from '../clock.ts'
import { openDatabase } from '../db/database.ts'
import { syncCurriculum } from '../modules/curriculum/sync-curriculum.ts'
import { makeTestStorage, preparedVariables } from './test-database.ts'

/** Once for all test files: a database with its tables and the curriculum, of which each app gets a copy. */
export async function setup(): Promise<() => Promise<void>> {
  const place = await makeTestStorage()
  const fail = (error: Error): never => {
    throw error
  }
  const database = await openDatabase({ ...place, onLost: fail, onIdleError: () => {} })
  await syncCurriculum(database, loadCurriculum(), nowSeconds(systemClock))
  await database.close()
  if (place.url === null) process.env[preparedVariables.file] = place.file
  else process.env[preparedVariables.template] = new URL(place.url).pathname.slice(1)
  return () => place.remove()
}

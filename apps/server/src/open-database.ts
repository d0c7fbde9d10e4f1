import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  openDatabase,
  openDatabaseForCommand,
  type Database,
  type DatabaseSettings,
  type ReadEvents,
} from './db/database.ts'
import { type Settings } from './env.ts'
import { exitWithError } from './exit-with-error.ts'
import { OperatorError } from './operator-error.ts'

/** Opens the server's database for a command. Throws DatabaseInUse while a server uses the same file. */
export const openServerDatabase = (settings: Settings): Promise<Database> =>
  openDatabase({
    ...placeOf(settings),
    onLost: (error) => {
      throw error
    },
  })

/** Opens the database, even if a server is running. `readEvents`: for a command that records events. Throws OperatorError. */
export async function openDatabaseBesideServer(
  settings: Settings,
  readEvents?: ReadEvents,
): Promise<Database> {
  const place = placeOf(settings)
  if (place.url === null && !existsSync(place.file))
    throw new OperatorError(`Er is nog geen database in ${settings.DATA_DIR}. Start eerst de server.`)
  return openDatabaseForCommand({ ...place, onLost: exitWithError, ...(readEvents && { readEvents }) })
}

const placeOf = ({ DATABASE_URL, DATA_DIR, LIVE_URL }: Settings): Omit<DatabaseSettings, 'onLost'> => ({
  url: DATABASE_URL ?? null,
  file: path.join(DATA_DIR, 'letterliaan.db'),
  ...(LIVE_URL !== undefined && { liveUrl: LIVE_URL }),
  onIdleError: (error) => console.error(`Een verbinding met de database brak af: ${error.message}`),
})

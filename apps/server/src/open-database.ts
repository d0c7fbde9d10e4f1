import { existsSync } from 'node:fs'
import path from 'node:path'
import { openDatabase, openDatabaseForCommand, type Database, type DatabaseSettings } from './db/database.ts'
import { SettingError, type Settings } from './env.ts'
import { exitWithError } from './exit-with-error.ts'
import { type Contents, createContents } from './modules/curriculum/index.ts'
import { readEvents } from './read-events.ts'

/** The server's database, for a command. Throws DatabaseInUse while the server runs on the same file. */
export const openDatabaseOf = (settings: Settings): Promise<Database> =>
  openDatabase({
    ...placeOf(settings),
    onLost: (error) => {
      throw error
    },
  })

/** The same, also beside a running server. Throws SettingError where no server ran yet. */
export async function openDatabaseBeside(settings: Settings): Promise<Database> {
  const place = placeOf(settings)
  if (place.url === null && !existsSync(place.file))
    throw new SettingError(`Er is nog geen database in ${settings.DATA_DIR}. Start eerst de server.`)
  return openDatabaseForCommand({ ...place, onLost: exitWithError, readEvents })
}

const placeOf = ({ DATABASE_URL, DATA_DIR, LIVE_URL }: Settings): Omit<DatabaseSettings, 'onLost'> => ({
  url: DATABASE_URL ?? null,
  file: path.join(DATA_DIR, 'letterliaan.db'),
  ...(LIVE_URL !== undefined && { liveUrl: LIVE_URL }),
  onIdleError: (error) => console.error(`Een verbinding met de database brak af: ${error.message}`),
})

/** The content of the steps without sounds and links to documents: nothing that is derived depends on those. */
export const openContents = (): Contents =>
  createContents({ describe: async () => ({ audio_version: '' }), of: async () => null }, { of: () => [] })

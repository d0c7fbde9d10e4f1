import path from 'node:path'
import { openDatabase, type Database } from './db/database.ts'
import { type Settings } from './env.ts'
import { type Contents, createContents } from './modules/curriculum/index.ts'

/** The server's database, for a command. Throws DatabaseInUse while the server runs on the same file. */
export const openDatabaseOf = (settings: Settings): Promise<Database> =>
  openDatabase({
    url: settings.DATABASE_URL ?? null,
    file: path.join(settings.DATA_DIR, 'letterliaan.db'),
    ...(settings.LIVE_URL !== undefined && { liveUrl: settings.LIVE_URL }),
    onLost: (error) => {
      throw error
    },
    onIdleError: (error) => console.error(`Een verbinding met de database brak af: ${error.message}`),
  })

/** The content of the steps without sounds and links to documents: nothing that is derived depends on those. */
export const openContents = (): Contents =>
  createContents({ describe: async () => ({ audio_version: '' }), of: async () => null }, { of: () => [] })

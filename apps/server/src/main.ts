import { readSettings, SettingError } from './env.ts'
import { DatabaseInUse } from './db/dialects/sqlite/lock-file.ts'
import { startServer } from './start.ts'

/** A start that cannot be: one sentence, no stack. */
function giveUp(error: unknown): never {
  const isExpected = error instanceof SettingError || error instanceof DatabaseInUse
  console.error(isExpected || process.env['NODE_ENV'] === 'production' ? (error as Error).message : error)
  process.exit(1)
}

try {
  await startServer(readSettings(process.env))
} catch (error) {
  giveUp(error)
}

import { CopyError } from './db/dialects/database-copy.ts'
import { DatabaseInUse } from './db/dialects/sqlite/lock-file.ts'
import { DatabaseOfVersion02, DatabaseTooNew } from './db/migrations/migrations.ts'
import { isDatabaseDamaged, isDatabaseUnavailable } from './db/unavailable.ts'
import { SettingError } from './env.ts'
import { FilesUnavailable } from './files/files-unavailable.ts'
import { ArchiveError } from './modules/data/index.ts'
import { AccountError } from './operations/account/create-account.ts'
import { VoiceError } from './operations/voice/voice-error.ts'

/** Ends a failed start. An expected error is shown as one sentence, any other with its stack. */
export function exitWithError(error: unknown): never {
  const isExpected = expectedErrors.some((kind) => error instanceof kind)
  const { message } = error as Error
  console.error(isExpected ? message : (sayStartError(error as NodeJS.ErrnoException) ?? error))
  process.exit(1)
}

const expectedErrors = [
  SettingError,
  DatabaseInUse,
  DatabaseTooNew,
  DatabaseOfVersion02,
  CopyError,
  AccountError,
  ArchiveError,
  FilesUnavailable,
  VoiceError,
]

function sayStartError(error: NodeJS.ErrnoException): string | null {
  const { code, message } = error
  switch (code ?? '') {
    case 'EADDRINUSE':
      return `Op dit adres draait al iets (${message}). Kies met PORT een andere poort.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `Dit adres kan niet (${message}). Kies met HOST en DATABASE_URL een ander.`
    case 'EACCES':
    case 'ENOENT':
    case 'ENOSPC':
    case 'ENOTDIR':
    case 'EROFS':
    case 'EPERM':
      return `Dit mag of kan niet (${message}). Kies met PORT een andere poort of met DATA_DIR een andere map.`
    case 'ECONNREFUSED':
    case '28000':
    case '3D000':
    case '28P01':
      return `De database is niet te bereiken (${message}). Klopt DATABASE_URL?`
    default:
      return sayDatabaseError(error)
  }
}

function sayDatabaseError(error: NodeJS.ErrnoException): string | null {
  if (isDatabaseDamaged(error))
    return `De database is beschadigd (${error.message}). Bewaar wat er staat, en zet een reservekopie terug.`
  if (isDatabaseUnavailable(error))
    return `De database is nu niet te gebruiken (${error.message}). Draait de databaseserver, en is er plaats op de schijf?`
  return null
}

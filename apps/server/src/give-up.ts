import { CopyError } from './db/dialects/database-copy.ts'
import { DatabaseInUse } from './db/dialects/sqlite/lock-file.ts'
import { SettingError } from './env.ts'
import { AccountError } from './operations/account/account-error.ts'

/** A start that cannot be: one sentence, no stack. What nobody foresaw is shown whole. */
export function giveUp(error: unknown): never {
  const isExpected =
    error instanceof SettingError ||
    error instanceof DatabaseInUse ||
    error instanceof CopyError ||
    error instanceof AccountError
  console.error(isExpected ? error.message : (sayStartError(error as NodeJS.ErrnoException) ?? error))
  process.exit(1)
}

function sayStartError({ code, message }: NodeJS.ErrnoException): string | null {
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
    case '3D000':
    case '28P01':
      return `De database is niet te bereiken (${message}). Klopt DATABASE_URL?`
    default:
      return null
  }
}

import { isDatabaseDamaged, isDatabaseUnavailable } from './db/unavailable.ts'
import { OperatorError } from './operator-error.ts'

/** Ends a failed start. An expected error is shown as one sentence, any other with its stack. */
export function exitWithError(error: unknown): never {
  const isExpected = error instanceof OperatorError
  console.error(isExpected ? error.message : (sayStartError(error as NodeJS.ErrnoException) ?? error))
  process.exit(1)
}

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

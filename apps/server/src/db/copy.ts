import type { DatabaseCopy } from './dialects/database-copy.ts'
import { createPostgresCopy } from './dialects/postgres/copy.ts'
import { createSqliteCopy } from './dialects/sqlite/copy.ts'

/** How the database of these settings is copied and put back. */
export const createDatabaseCopy = ({ url, file }: { url: string | null; file: string }): DatabaseCopy =>
  url === null ? createSqliteCopy(file) : createPostgresCopy(url)

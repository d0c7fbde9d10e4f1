import { readSettings } from './env.ts'
import { exitWithError } from './exit-with-error.ts'
import { openDatabaseOf } from './open-database.ts'
import { listStatements } from './operations/distribute/distribution.ts'
import { readSchema } from './operations/distribute/read-schema.ts'

/** Prints what spreads the tables of a PostgreSQL database with Citus over its machines. Changes nothing. */
async function run(): Promise<void> {
  const settings = readSettings(process.env)
  if (settings.DATABASE_URL === undefined) {
    console.error('Alleen een PostgreSQL-database is te verdelen. Zet het adres in DATABASE_URL.')
    process.exitCode = 1
    return
  }
  const database = await openDatabaseOf(settings)
  try {
    const { constraints } = await readSchema(database.queries)
    console.log(listStatements(constraints).join('\n'))
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  exitWithError(error)
}

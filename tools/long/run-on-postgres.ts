import { findPostgres, startCluster } from '../setup/postgres.ts'
import { runVitest } from './run-vitest.ts'

/** The server's tests of a file in their long form, on a PostgreSQL that is thrown away. */
export async function runOnPostgres(
  files: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const bin = findPostgres()
  if (bin === null) {
    console.log('PostgreSQL is not installed: apt-get install postgresql')
    return false
  }
  const cluster = await startCluster(bin)
  try {
    return runVitest('server', files, { ...environment, TEST_DATABASE_URL: cluster.url })
  } finally {
    cluster.stop()
  }
}

import { readFileSync, globSync } from 'node:fs'

/** Schools such as `path-school.ts` start the server for their file. */
const opensDatabase = /testing\/(test-app|test-database|[a-z]+-school)\.ts'/
/** A file says so in its first line: the calls that it makes ask nothing of a database that other files don't. */
const isSameOnAnyDatabase = '// @database any\n'

/** The server's test files of which PostgreSQL changes nothing: those without a database, or with the same on any. */
export const findSameOnAnyDatabase = (): string[] =>
  globSync('apps/server/**/*.test.ts').filter((file) => {
    const text = readFileSync(file, 'utf8')
    return !opensDatabase.test(text) || text.startsWith(isSameOnAnyDatabase)
  })

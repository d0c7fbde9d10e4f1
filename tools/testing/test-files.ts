import { readFileSync, globSync } from 'node:fs'

/** Schools such as `path-school.ts` start the server. */
const opensDatabase = /testing\/(test-app|test-database|[a-z]+-school)\.ts'/
/** First line of a file whose calls mean the same on any database. */
const isSameOnAnyDatabase = '// @database any\n'

/** Files that need no PostgreSQL run. */
export const findSameOnAnyDatabase = (): string[] =>
  globSync('apps/server/**/*.test.ts').filter((file) => {
    const text = readFileSync(file, 'utf8')
    return !opensDatabase.test(text) || text.startsWith(isSameOnAnyDatabase)
  })

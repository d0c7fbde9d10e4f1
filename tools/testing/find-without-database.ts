import { globSync, readFileSync } from 'node:fs'

const opensDatabase = /testing\/(test-app|test-database)\.ts'/

/** The server's test files that open no database, or the embedded one by itself: PostgreSQL changes nothing there. */
export const findWithoutDatabase = (): string[] =>
  globSync('apps/server/**/*.test.ts').filter((file) => !opensDatabase.test(readFileSync(file, 'utf8')))

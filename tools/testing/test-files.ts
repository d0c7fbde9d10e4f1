import { readFileSync, globSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const inPage = '// @vitest-environment jsdom'

const needsPage = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith(inPage)

/**
 * First the files that need no page, then those that do: a worker is used again by the next file only when that wants
 * the same surroundings.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort([...files])
    return [...inOrder.filter((file) => !needsPage(file)), ...inOrder.filter(needsPage)]
  }
}

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

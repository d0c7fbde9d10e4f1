import { readFileSync, globSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const inPage = '// @vitest-environment jsdom'

/** A program that starts takes seconds, which the size of the file does not tell. */
const startsPrograms = /'node:child_process'|server-process\.ts'/

/** The turn of a file: what starts programs first, what needs a page last. */
function findTurn({ moduleId }: TestSpecification): number {
  const text = readFileSync(moduleId, 'utf8')
  if (text.startsWith(inPage)) return 2
  return startsPrograms.test(text) ? 0 : 1
}

/**
 * First the files that need no page, then those that do: a worker is used again by the next file only when that wants
 * the same surroundings. A file that takes long and comes last would leave a core without work.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turns = new Map(files.map((file) => [file, findTurn(file)]))
    const turnOf = (file: TestSpecification): number => turns.get(file) ?? 0
    return (await super.sort([...files])).toSorted((a, b) => turnOf(a) - turnOf(b))
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

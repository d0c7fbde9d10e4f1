/** Files whose statements are not checked: migrations and tests. */
const unwatched = /^(testing\/|db\/migrations\/)|\.test\.ts$/

/** Files that run statements for their callers. */
const carriers =
  /^(db\/(prepare-query|database|tables\/rows|single-row)\.ts|db\/dialects\/|testing\/statements\/(places|refused-statements))/

export interface Place {
  /** Path within `apps/server/src`. */
  readonly file: string
  readonly line: string
}

/** Finds the file in the stack that ran a statement; null for a test or a migration. */
export function findPlace(stack: string): Place | null {
  for (const [, file = '', line = ''] of stack.matchAll(
    /\/apps\/server\/src\/([^:?)\s]+)(?:\?[^:]*)?:(\d+)/g,
  )) {
    if (carriers.test(file)) continue
    return unwatched.test(file) ? null : { file, line }
  }
  return null
}

/** Reads a longer stack than V8's default, because Kysely may run a statement very deep. */
export function readStack(): string {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 50
  const { stack = '' } = new Error('where')
  Error.stackTraceLimit = limit
  return stack
}

/** A migration is of the whole installation. What a test itself reads or writes is nobody's. */
const unwatched = /^(testing\/|db\/migrations\/)|\.test\.ts$/

/** These run statements of others. */
const carriers =
  /^(db\/(prepared|database)\.ts|db\/dialects\/|testing\/statements\/(places|refused-statements))/

export interface Place {
  /** Within `apps/server/src`. */
  readonly file: string
  readonly line: string
}

/** Finds the caller of a statement in the stack; null: a test or a migration. */
export function findPlace(stack: string): Place | null {
  for (const [, file = '', line = ''] of stack.matchAll(
    /\/apps\/server\/src\/([^:?)\s]+)(?:\?[^:]*)?:(\d+)/g,
  )) {
    if (carriers.test(file)) continue
    return unwatched.test(file) ? null : { file, line }
  }
  return null
}

/** Longer than V8 makes it: a statement may be made deep within Kysely. */
export function readStack(): string {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 50
  const { stack = '' } = new Error('where')
  Error.stackTraceLimit = limit
  return stack
}

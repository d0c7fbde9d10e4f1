/** What the main thread asks of a database thread. Messages of one port are handled in the order in which they were sent. */
export type ThreadRequest =
  | { readonly type: 'begin' }
  | { readonly type: 'write'; readonly sql: string; readonly parameters: readonly unknown[] }
  | {
      readonly type: 'query'
      readonly id: number
      readonly sql: string
      readonly parameters: readonly unknown[]
    }
  | { readonly type: 'release'; readonly id: number; readonly more: boolean }
  | { readonly type: 'rollback'; readonly id: number; readonly more: boolean }
  | { readonly type: 'close'; readonly id: number }

/** A request that is answered, as it is asked: the thread's other side numbers it. */
export type AnsweredRequest = ThreadRequest extends infer R
  ? R extends { id: number }
    ? Omit<R, 'id'>
    : never
  : never

/** A request that is not answered. */
export type UnansweredRequest = Exclude<ThreadRequest, { id: number }>

export interface StatementResult {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly changes: number
}

export interface StatementFailure {
  readonly message: string
  /** SQLite's name of the error: 'SQLITE_CONSTRAINT_UNIQUE'. */
  readonly code: string
}

/** `result` is null for what has no rows: a commit, a roll-back, a close. */
export type ThreadReply =
  | { readonly id: number; readonly result: StatementResult | null }
  | { readonly id: number; readonly failure: StatementFailure }

/** What a database thread is started with. */
export interface ThreadSettings {
  readonly file: string
  readonly readonly: boolean
}

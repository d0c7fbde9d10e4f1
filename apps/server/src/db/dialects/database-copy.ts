export type ContentRow = Readonly<Record<string, unknown>>

/** Reads a database without migrating it. */
export interface DatabaseContents {
  tables(): Promise<readonly string[]>
  rows(statement: string): Promise<readonly ContentRow[]>
}

export interface DatabaseCopy {
  readonly kind: 'sqlite' | 'postgres'
  readonly fileName: string
  /** Copies everything committed before the call, checks the copy, and lets `look` read it. */
  save<T>(to: string, look: (contents: DatabaseContents) => Promise<T>): Promise<T>
  look<T>(work: (contents: DatabaseContents) => Promise<T>): Promise<T>
  /** Rejects with OperatorError. */
  verify(copy: string): Promise<void>
  /** Resolves to null if there is no such value or no database. */
  readSetting(name: string): Promise<string | null>
  writeSetting(name: string, value: string): Promise<void>
  isEmpty(): Promise<boolean>
  /** Replaces the database completely or not at all; the old one moves to `aside`. Rejects with OperatorError. */
  replace(copy: string, aside: string): Promise<void>
}

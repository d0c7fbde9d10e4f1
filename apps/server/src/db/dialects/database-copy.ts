export type ContentRow = Readonly<Record<string, unknown>>

/** For reading only, without migrating. */
export interface DatabaseContents {
  tables(): Promise<readonly string[]>
  rows(statement: string): Promise<readonly ContentRow[]>
}

export interface DatabaseCopy {
  readonly kind: 'sqlite' | 'postgres'
  readonly fileName: string
  /** All that was committed when it began, also while the server runs. Checks the copy; `look` sees what is in it. */
  save<T>(to: string, look: (contents: DatabaseContents) => Promise<T>): Promise<T>
  /** Reads within one snapshot. */
  look<T>(work: (contents: DatabaseContents) => Promise<T>): Promise<T>
  /** Rejects with CopyError. */
  verify(copy: string): Promise<void>
  /** Null: no such value, or no database. */
  readSetting(name: string): Promise<string | null>
  writeSetting(name: string, value: string): Promise<void>
  isEmpty(): Promise<boolean>
  /** All or nothing; the old database goes to `aside`. Rejects with DatabaseInUse or CopyError, without changes. */
  replace(copy: string, aside: string): Promise<void>
}

export class CopyError extends Error {}

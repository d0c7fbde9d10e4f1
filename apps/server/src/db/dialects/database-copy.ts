export interface DatabaseCopy {
  readonly kind: 'sqlite' | 'postgres'
  readonly fileName: string
  /** All that was committed when it began, also while the server runs. Checks the copy. */
  save(to: string): Promise<void>
  /** Rejects with CopyError. */
  verify(copy: string): Promise<void>
  /** Null: no such value, or no database. */
  readSetting(name: string): Promise<string | null>
  isEmpty(): Promise<boolean>
  /** All or nothing; the old database goes to `aside`. Rejects with DatabaseInUse or CopyError, without changes. */
  replace(copy: string, aside: string): Promise<void>
}

export class CopyError extends Error {}

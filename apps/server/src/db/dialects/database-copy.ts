/** How a whole database is copied to a file and back, by a command beside the server. */
export interface DatabaseCopy {
  readonly kind: 'sqlite' | 'postgres'
  /** The name of the copy's file. */
  readonly fileName: string
  /** Copies all that was committed when it began, also while the server runs. Checks the copy. */
  save(to: string): Promise<void>
  /** Rejects with CopyError where a copy is not whole. */
  verify(copy: string): Promise<void>
  /** A value that the processes of the installation share; null: there is none, or no database. */
  readSetting(name: string): Promise<string | null>
  /** Are there no people in it? */
  isEmpty(): Promise<boolean>
  /**
   * Puts a copy in the place of the database, whole or not at all; what was there goes into the folder `aside`. Rejects
   * with DatabaseInUse or CopyError while a server uses it, and then changes nothing.
   */
  replace(copy: string, aside: string): Promise<void>
}

/** A copy that cannot be made or used: one sentence for whoever gave the command. */
export class CopyError extends Error {}

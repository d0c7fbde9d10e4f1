import { DummyDriver, type DatabaseConnection } from 'kysely'
import { SqliteConnection, SqliteTransaction } from './connection.ts'
import type { DatabaseFile } from './database-file.ts'

/** Kysely's driver of a file; a connection is an object of one use. */
export class SqliteDriver extends DummyDriver {
  readonly #file: DatabaseFile

  constructor(file: DatabaseFile) {
    super()
    this.#file = file
  }

  override async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#file)
  }

  override async beginTransaction(connection?: DatabaseConnection): Promise<void> {
    ;(connection as SqliteConnection).transaction = await SqliteTransaction.begin(this.#file)
  }

  override async commitTransaction(connection?: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).transaction?.end('commit')
  }

  override async rollbackTransaction(connection?: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).transaction?.end('rollback')
  }
}

/** Kysely's driver of one connection: a transaction, or the thread. */
export class SingleConnectionDriver extends DummyDriver {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    super()
    this.#connection = connection
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
}

import { DummyDriver, type DatabaseConnection } from 'kysely'
import { SqliteConnection, SqliteTransaction } from './connection.ts'
import type { DatabaseFile } from './database-file.ts'

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

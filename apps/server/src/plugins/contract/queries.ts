import type { Selectable } from 'kysely'
import type { Queries } from '../../db/database.ts'
import { pickColumns, prepareWrite } from '../../db/prepare-query.ts'
import type { IdempotencyTable } from '../../db/schema.ts'
import { findRow } from '../../db/tables/rows.ts'

export const findStoredResponse = (queries: Queries, user_id: number, key: string) =>
  findRow(queries, 'idempotency', ['request_hash', 'body'], { user_id, key })

export const insertStoredResponse = prepareWrite((queries, row: Selectable<IdempotencyTable>) =>
  queries
    .insertInto('idempotency')
    .values(pickColumns(row, ['organisation_id', 'user_id', 'key', 'request_hash', 'body', 'created_at'])),
)

import type { Selectable } from 'kysely'
import type { Queries } from '../../db/database.ts'
import { pickColumns, prepareWrite } from '../../db/prepare-query.ts'
import type { IdempotencyTable } from '../../db/schema.ts'

export const findStoredResponse = (queries: Queries, user_id: number, key: string) =>
  queries
    .selectFrom('idempotency')
    .select(['request_hash', 'body'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirst()

export const insertStoredResponse = prepareWrite((queries, row: Selectable<IdempotencyTable>) =>
  queries
    .insertInto('idempotency')
    .values(pickColumns(row, ['organisation_id', 'user_id', 'key', 'request_hash', 'body', 'created_at'])),
)

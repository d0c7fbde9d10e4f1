import { sql, type Kysely } from 'kysely'
import { rowHash } from '../../events/row-hash.ts'

interface Stored {
  readonly id: number
  readonly organisation_id: number | null
  readonly user_id: number | null
  readonly action: string
  readonly detail: string
  readonly created_at: number
}

const batchSize = 1000

/** Each row of the audit log has a salted hash, which stays when a row is redacted; seals chain them (ADR 50). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('audit').addColumn('hash', 'text').execute()
  await db.schema.alterTable('audit').addColumn('salt', 'text').execute()
  await db.schema.alterTable('audit').addColumn('redacted_at', 'bigint').execute()
  await db.schema.createIndex('audit_organisation').on('audit').columns(['organisation_id', 'id']).execute()
  await db.schema
    .createTable('audit_seal')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('until_id', 'bigint', (c) => c.notNull())
    .addColumn('num_rows', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('sealed_at', 'bigint', (c) => c.notNull())
    .addColumn('forgotten_at', 'bigint')
    .addPrimaryKeyConstraint('audit_seal_key', ['organisation_id', 'number'])
    .execute()
  for (let last = 0; ;) {
    const { rows } = await sql<Stored>`
      select id, organisation_id, user_id, action, detail, created_at from audit
      where id > ${last} order by id limit ${batchSize}`.execute(db)
    if (rows.length === 0) return
    for (const row of rows) {
      const hash = rowHash(row, '')
      await sql`update audit set hash = ${hash}, salt = '' where id = ${row.id}`.execute(db)
    }
    last = rows.at(-1)?.id ?? last
  }
}

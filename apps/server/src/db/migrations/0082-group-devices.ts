import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Devices on which the children of a group choose themselves, and by which of them a login was made (CARD-5). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('group_device'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('group_id', 'bigint', (c) => c.notNull().references('group.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('allowed_by', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema.createIndex('group_device_group').on('group_device').column('group_id').execute()
  await db.schema
    .alterTable('token_family')
    .addColumn('group_device_id', 'bigint', (c) => c.references('group_device.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('token_family_group_device')
    .on('token_family')
    .column('group_device_id')
    .execute()
}

import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Far from the numbers of the product's steps, of which there are 70 (packages/curriculum, `firstOwnNr`). */
const firstOwnNr = 10_000

/** Steps that an organisation wrote itself; what they hold is in `curriculum_step`, one row a version. */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('own_step'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('source_nr', 'integer')
    .addColumn('source_version', 'integer')
    .addColumn('archived_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  // Its id is the number of the step in `curriculum_step` and `word`: no two organisations share one.
  await dialect.startIdsAt(db, 'own_step', firstOwnNr)
  await db.schema.createIndex('own_step_organisation').on('own_step').column('organisation_id').execute()

  await dialect
    .addId(db.schema.createTable('own_picture'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('alt', 'text', (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('own_picture_organisation')
    .on('own_picture')
    .column('organisation_id')
    .execute()
  // Steps that wait on a path are moved to a new version of what they teach.
  await db.schema.createIndex('step_curriculum_step').on('step').column('curriculum_step_id').execute()
}

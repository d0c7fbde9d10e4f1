import { sql, type Kysely } from 'kysely'

const flags = ['first_name_given', 'last_name_given', 'level_given'] as const

/** DAG-2. Existing schools were asking the date of birth, and every profile was filled in by a supervisor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('organisation').addColumn('asks_date_of_birth', 'boolean').execute()
  await sql`update organisation set asks_date_of_birth = true`.execute(db)
  for (const flag of flags) {
    await db.schema
      .alterTable('student')
      .addColumn(flag, 'boolean', (c) => c.notNull().defaultTo(false))
      .execute()
  }
  await sql`update student set first_name_given = true where first_name <> ''`.execute(db)
  await sql`update student set last_name_given = true where last_name <> ''`.execute(db)
  await sql`update student set level_given = true where level_id is not null`.execute(db)
}

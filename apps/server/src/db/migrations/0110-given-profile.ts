import { sql, type Kysely } from 'kysely'

const flags = ['first_name_given', 'last_name_given', 'level_given'] as const

/**
 * Whether a school asks the date of birth, and what of a child's profile its supervisor filled in (DAG-2). Schools that were
 * there have been asking. Every child was added by a supervisor: what is filled in of it counts as given.
 */
export async function addGivenProfile(db: Kysely<unknown>): Promise<void> {
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

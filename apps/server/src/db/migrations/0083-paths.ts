import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Paths of groups and children, and what they decide of each step that is prepared (rules.md, Path). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('path'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('group_id', 'bigint', (c) => c.unique().references('group.id'))
    .addColumn('student_id', 'bigint', (c) => c.unique().references('student.id'))
    .addColumn('follows_group_id', 'bigint', (c) => c.references('group.id'))
    .addColumn('entries', 'text', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('previous', 'text')
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_by', 'bigint', (c) => c.references('user.id'))
    .execute()

  const step = () => db.schema.alterTable('step')
  await step().addColumn('removed_at', 'bigint').execute()
  await step()
    .addColumn('hint', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await step()
    .addColumn('tip', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await step()
    .addColumn('min_difficulty', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await step()
    .addColumn('max_difficulty', 'integer', (c) => c.notNull().defaultTo(3))
    .execute()
  await step()
    .addColumn('passing_difficulty', 'integer', (c) => c.notNull().defaultTo(2))
    .execute()
  await step()
    .addColumn('excluded_templates', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()

  await db.schema
    .alterTable('student')
    .addColumn('opened_world', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
}

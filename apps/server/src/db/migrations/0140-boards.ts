import type { Kysely } from 'kysely'

/** A board is an organisation without children, and schools may be of one (docs/adr/0051-board.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const organisation = () => db.schema.alterTable('organisation')
  await organisation()
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('school'))
    .execute()
  await organisation()
    .addColumn('board_id', 'bigint', (c) => c.references('organisation.id'))
    .execute()
  await organisation().addColumn('closed_at', 'bigint').execute()
  await db.schema.createIndex('organisation_board').on('organisation').column('board_id').execute()
}

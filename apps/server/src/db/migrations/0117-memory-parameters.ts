import type { Kysely } from 'kysely'

/** How the children of an organisation forget, where `npm run fit-memory` fitted it to their answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('organisation').addColumn('memory_parameters', 'text').execute()
}

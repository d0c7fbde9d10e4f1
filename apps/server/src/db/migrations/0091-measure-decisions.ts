import type { Kysely } from 'kysely'

/** When a supervisor decided what to do with what a measure proposes: until then it waits on 'Vandaag' (VAN-2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('measure').addColumn('decided_at', 'bigint').execute()
  const measures = db as Kysely<{ measure: { applied: string; decided_at: number; created_at: number } }>
  await measures
    .updateTable('measure')
    .set((eb) => ({ decided_at: eb.ref('created_at') }))
    .where('applied', '<>', '[]')
    .execute()
}

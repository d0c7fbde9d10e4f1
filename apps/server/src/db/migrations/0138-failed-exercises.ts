import { sql, type Kysely } from 'kysely'

/** 'Vandaag' looks for the failed ones (status 3) of a whole school: few of very many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('student_exercise_failed')
    .on('student_exercise')
    .columns(['student_id'])
    .where(sql<boolean>`status = 3`)
    .execute()
}

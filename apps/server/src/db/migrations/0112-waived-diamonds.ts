import { sql, type Kysely } from 'kysely'

/** A wholly waived world counted as passed: its diamond goes, with what was told of it; badges stay (ADR 13). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const world of [1, 2, 3, 4]) {
    const onPath = sql`step.student_id = student.id and step.phase_id = ${world} and step.removed_at is null
      and step.repeats_step_id is null and step.measure_id is null`
    const isWaived = sql`step.waived and step.highest_difficulty_completed is null
      and not (step.is_test_step and step.test_complete)`
    const students = sql`select id from student
      where exists (select 1 from step where ${onPath})
      and not exists (select 1 from step where ${onPath} and not (${isWaived}))`
    await sql`delete from activity where type = 'complete_world' and item_id = ${world}
      and student_id in (${students})`.execute(db)
    await sql`update student set ${sql.ref(`end_reward_${world}_collected`)} = false
      where id in (${students})`.execute(db)
  }
}

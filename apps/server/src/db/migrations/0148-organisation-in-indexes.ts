import type { Kysely } from 'kysely'

/** Those that answer a query without its rows, which compares the organisation now. */
const indexes = [
  [
    'answer_student_word',
    'answer',
    [
      'student_id',
      'word_id',
      'exercise_id',
      'difficulty',
      'run',
      'is_right',
      'id',
      'template',
      'created_at',
      'hints',
      'cheats',
    ],
  ],
  ['answer_student_time', 'answer', ['student_id', 'created_at']],
  ['run_student', 'run', ['student_id', 'step_id']],
  ['run_done', 'run', ['student_id', 'status', 'template', 'difficulty', 'exercise_id']],
  ['step_student', 'step', ['student_id', 'phase_id', 'position']],
  ['group_membership_student', 'group_membership', ['student_id']],
  ['point_student', 'point', ['student_id', 'item_id', 'amount']],
  ['activity_student_type', 'activity', ['student_id', 'type']],
  ['live_event_student', 'live_event', ['student_id', 'id']],
] as const

/** docs/adr/0054-organisation-in-keys.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table, columns] of indexes) {
    await db.schema.dropIndex(name).execute()
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns, 'organisation_id'])
      .execute()
  }
}

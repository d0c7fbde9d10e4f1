import type { Updateable } from 'kysely'
import type { Queries } from '../queries.ts'
import type { StudentTable } from '../schema.ts'
import { prepareOne } from '../prepare-query.ts'

/** Throws if the student does not exist. */
export const readStudent = prepareOne((queries, id: number) =>
  queries
    .selectFrom('student')
    .select(['organisation_id', 'level_id', 'calm_profile', 'introduction_completed'])
    .select(['phase_id', 'opened_world', 'path_gain', 'dle'])
    .select(['end_reward_1_collected', 'end_reward_2_collected'])
    .select(['end_reward_3_collected', 'end_reward_4_collected'])
    .where('id', '=', id),
)

export const updateStudent = (queries: Queries, id: number, changes: Updateable<StudentTable>) =>
  queries.updateTable('student').set(changes).where('id', '=', id).execute()

export const findGroupStudents = (queries: Queries, group_id: number) =>
  queries
    .selectFrom('group_student')
    .innerJoin('student', 'student.id', 'group_student.student_id')
    .select(['student.id', 'student.screen_name', 'student.first_name', 'student.last_name'])
    .where('group_student.group_id', '=', group_id)
    .where('student.archived_at', 'is', null)
    .orderBy('student.id')
    .execute()

export type GroupStudent = Awaited<ReturnType<typeof findGroupStudents>>[number]

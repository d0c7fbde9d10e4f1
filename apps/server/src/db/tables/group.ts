import { expressionBuilder } from 'kysely'
import type { Queries } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { findRows } from './rows.ts'

/** Includes groups that the caller may not see. */
export const findGroupNames = (queries: Queries, organisation_id: number) =>
  findRows(queries, 'group', ['id', 'name', 'school_year'], { organisation_id })

export const findGroupMemberships = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('group_student')
    .select(['student_id', 'group_id'])
    .where('organisation_id', '=', organisation_id)
    .orderBy('group_id')
    .execute()

/** Counts the students of the outer query's `group` that are not archived. */
export const countGroupStudents = () =>
  expressionBuilder<Schema, 'group'>()
    .selectFrom('group_student')
    .innerJoin('student', 'student.id', 'group_student.student_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('group_student.group_id', '=', 'group.id')
    .where('student.archived_at', 'is', null)
    .as('num_students')

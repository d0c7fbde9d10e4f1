import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { InstructionTable } from '../../../db/schema.ts'

export const findInstructions = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('instruction')
    .innerJoin('user as maker', 'maker.id', 'instruction.made_by')
    .leftJoin('user as seer', 'seer.id', 'instruction.seen_by')
    .selectAll('instruction')
    .select(['maker.name as maker', 'seer.name as seer'])
    .where('instruction.organisation_id', '=', organisation_id)
    .orderBy('instruction.made_at', 'desc')
    .orderBy('instruction.id', 'desc')
    .execute()

export type InstructionRow = Awaited<ReturnType<typeof findInstructions>>[number]

export const findCurrentMembers = (queries: Queries, group_id: number) =>
  queries
    .selectFrom('group_student')
    .innerJoin('student', 'student.id', 'group_student.student_id')
    .leftJoin('group_membership', (join) =>
      join
        .onRef('group_membership.group_id', '=', 'group_student.group_id')
        .onRef('group_membership.student_id', '=', 'group_student.student_id')
        .on('group_membership.until', 'is', null),
    )
    .select(['student.id', 'student.screen_name', 'student.first_name', 'student.last_name'])
    .select('group_membership.since')
    .where('group_student.group_id', '=', group_id)
    .where('student.archived_at', 'is', null)
    .execute()

export const insertInstruction = (transaction: Transaction, row: Insertable<InstructionTable>) =>
  transaction.insertInto('instruction').values(row).returning('id').executeTakeFirstOrThrow()

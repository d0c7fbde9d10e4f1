import { paperTemplateNames } from '@letterliaan/exercises/logic'
import type { Week } from '@letterliaan/rules/calendar'
import { sql, type Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import { prepareQuery } from '../../../db/prepare-query.ts'
import type { GroupGoalCelebratedTable, GroupGoalTable } from '../../../db/schema.ts'
import { isAnsweredWhileInGroup } from '../../../db/is-answered-while-in-group.ts'
import { countGroupStudents } from '../../../db/tables/group.ts'

/** Returns the goal of that week, or else an earlier one that repeats each week. */
export const findGoal = (queries: Queries, group_id: number, week: string) =>
  queries
    .selectFrom('group_goal as goal')
    .select(['goal.words_wanted', 'goal.is_kept'])
    .where('goal.group_id', '=', group_id)
    .where('goal.week', '=', (eb) =>
      eb
        .selectFrom('group_goal as last')
        .select(({ fn }) => fn.max('last.week').as('week'))
        .where('last.group_id', '=', group_id)
        .where('last.week', '<=', week),
    )
    .where('goal.words_wanted', 'is not', null)
    .where((eb) => eb.or([eb('goal.week', '=', week), eb('goal.is_kept', '=', true)]))
    .executeTakeFirst()

export const storeGoal = (transaction: Transaction, row: Insertable<GroupGoalTable>) =>
  transaction
    .insertInto('group_goal')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['group_id', 'week', 'organisation_id']).doUpdateSet((eb) => ({
        words_wanted: eb.ref('excluded.words_wanted'),
        is_kept: eb.ref('excluded.is_kept'),
        set_by: eb.ref('excluded.set_by'),
        set_at: eb.ref('excluded.set_at'),
      })),
    )
    .execute()

/** Selects practised words, each to be counted once a run; words on paper are excluded (rules.md, Words of a week). */
const practised = (queries: Queries) =>
  queries
    .selectFrom('answer')
    .select(['answer.exercise_id', 'answer.difficulty', 'answer.run', 'answer.word_id'])
    .where('answer.template', 'not in', [...paperTemplateNames])

export function countWordsForGoal(queries: Queries, group_id: number, weeks: readonly [Week, ...Week[]]) {
  const whens = weeks.map(
    ({ week, until }) => sql`when answer.created_at < ${until} then cast(${week} as text)`,
  )
  const words = practised(queries)
    .innerJoin('group_membership', 'group_membership.student_id', 'answer.student_id')
    .innerJoin('student', 'student.id', 'answer.student_id')
    .select('answer.student_id')
    .select(sql<string>`case ${sql.join(whens, sql` `)} end`.as('week'))
    .distinct()
    .where('group_membership.group_id', '=', group_id)
    .where(isAnsweredWhileInGroup())
    .where('student.archived_at', 'is', null)
    .where('answer.created_at', '>=', weeks[0].since)
    .where('answer.created_at', '<', (weeks.at(-1) ?? weeks[0]).until)
  return queries
    .selectFrom(words.as('practised'))
    .select(['practised.week', 'practised.student_id'])
    .select(({ fn }) => fn.countAll().as('words'))
    .groupBy(['practised.week', 'practised.student_id'])
    .execute()
}

export function countWordsOfSchool(queries: Queries, organisation_id: number, since: number) {
  const words = practised(queries)
    .innerJoin('student', 'student.id', 'answer.student_id')
    .select('answer.student_id')
    .distinct()
    .where('student.organisation_id', '=', organisation_id)
    .where('student.archived_at', 'is', null)
    .where('answer.created_at', '>=', since)
  return queries
    .selectFrom(words.as('practised'))
    .select(({ fn }) => fn.countAll().as('words'))
    .executeTakeFirstOrThrow()
}

export const findPractised = prepareQuery((queries, student_id: number) =>
  practised(queries).select('answer.created_at').where('answer.student_id', '=', student_id),
)

export const findGroupsWithGoal = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('group_student as membership')
    .innerJoin('group', 'group.id', 'membership.group_id')
    .select(['group.id', 'group.name'])
    .select(countGroupStudents())
    .where('membership.student_id', '=', student_id)
    .orderBy('group.name')
    .orderBy('group.id')
    .execute()

export const findCelebrated = (queries: Queries, student_id: number, since: string) =>
  queries
    .selectFrom('group_goal_celebrated')
    .select(['group_id', 'week'])
    .where('student_id', '=', student_id)
    .where('week', '>=', since)
    .execute()

export const insertCelebrated = (transaction: Transaction, row: Insertable<GroupGoalCelebratedTable>) =>
  transaction
    .insertInto('group_goal_celebrated')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

import { sql } from 'kysely'
import type { Queries } from '../../../db/database.ts'
import { prepareQuery } from '../../../db/prepare-query.ts'
import { isAnsweredWhileInGroup } from '../../../db/is-answered-while-in-group.ts'
import { isSupervisedBy, type Supervision } from '../../../plugins/auth/supervision-queries.ts'
import { selectLastPractised } from '../../../db/last-practised.ts'

/** Seconds to jump back in the log. A jump finds a day with practice, but does not read all its answers. */
const jumpSeconds = 12 * 60 * 60

/** Finds each child's last practice (null: never), and one time of each earlier day since `since`. */
export const findPractisedTimes = (queries: Queries, caller: Supervision, since: number) =>
  queries
    .withRecursive('practised(student_id, at)', (db) =>
      db
        .selectFrom('student')
        .select('student.id as student_id')
        .select(selectLastPractised().as('at'))
        .where(isSupervisedBy(caller))
        .where('student.archived_at', 'is', null)
        .unionAll(
          db
            .selectFrom('practised')
            .select('practised.student_id')
            .select((eb) =>
              eb
                .selectFrom('answer')
                .select(({ fn }) => fn.max('answer.created_at').as('at'))
                .whereRef('answer.student_id', '=', 'practised.student_id')
                .where('answer.created_at', '<', sql<number>`practised.at - ${sql.lit(jumpSeconds)}`)
                .as('at'),
            )
            .where('practised.at', '>=', since),
        ),
    )
    .selectFrom('practised')
    .select(['student_id', 'at'])
    .execute()

/** Counts the voided sittings of each child. A changed count shows that the child's log has changed. */
export const countVoidedSessions = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('voided_session')
    .select(['student_id'])
    .select(({ fn }) => fn.countAll().as('count'))
    .where('organisation_id', '=', organisation_id)
    .where('undone_at', 'is', null)
    .groupBy('student_id')
    .execute()

export const findAnswersSince = prepareQuery((queries, student_id: number, since: number) =>
  queries
    .selectFrom('answer')
    .select(['exercise_id', 'difficulty', 'run', 'word_id', 'template', 'is_right', 'hints', 'cheats'])
    .select(['time_ms', 'created_at'])
    .where('student_id', '=', student_id)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .orderBy('id'),
)

/** Finds the answers that children gave while in one of these groups (ZEG-4), sorted by child and time. */
export const findGroupTimes = (queries: Queries, group_ids: readonly number[], since: number) =>
  queries
    .selectFrom('group_membership')
    .innerJoin('student', 'student.id', 'group_membership.student_id')
    .innerJoin('answer', 'answer.student_id', 'group_membership.student_id')
    .select(['group_membership.group_id', 'answer.student_id', 'answer.time_ms', 'answer.created_at'])
    .where('group_membership.group_id', 'in', group_ids)
    .where(isAnsweredWhileInGroup())
    .where('student.archived_at', 'is', null)
    .where('answer.created_at', '>=', since)
    .orderBy('answer.student_id')
    .orderBy('answer.created_at')
    .execute()

import { sql } from 'kysely'
import type { TemplateName } from '@letterliaan/contract'
import { writingTemplateNames } from '@letterliaan/exercises/logic'
import { canFail } from '../../db/can-fail.ts'
import { isOfRegion } from '../../db/of-region.ts'
import type { Queries } from '../../db/database.ts'
import { prepareQuery } from '../../db/prepare-query.ts'
import type { Period } from './period.ts'
import { findRows } from '../../db/tables/rows.ts'

/** Finds a student's log. The rows are unsorted, because the index is by word. */
export const findAnswerLog = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('answer')
    .select([
      'id',
      'step_id',
      'exercise_id',
      'run',
      'difficulty',
      'template',
      'word_id',
      'kind',
      'input',
      'is_right',
    ])
    .select(['time_ms', 'hints', 'cheats', 'error_class', 'place', 'created_at', 'confidence'])
    .where('student_id', '=', student_id),
)

export type LogRow = Awaited<ReturnType<typeof findAnswerLog>>[number]

/** Finds when a student answered, in order. Practice time can be computed from this. */
export const findAnswerTimes = prepareQuery((queries, student_id: number, { since, until }: Period) =>
  queries
    .selectFrom('answer')
    .select(['time_ms', 'created_at'])
    .where('student_id', '=', student_id)
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    // The order of the index. Any other one makes SQLite sort again, which takes as long as reading.
    .orderBy('created_at')
    .orderBy('organisation_id')
    .orderBy('id'),
)

export const findAnsweredWords = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('word')
    .select(['id', 'nr', 'organisation_id', 'word'])
    .where((eb) =>
      eb.or([
        eb('id', 'in', eb.selectFrom('answer').select('word_id').where('student_id', '=', student_id)),
        eb('id', 'in', eb.selectFrom('word_memory').select('word_id').where('student_id', '=', student_id)),
      ]),
    ),
)

export type InsightWordRow = Awaited<ReturnType<typeof findAnsweredWords>>[number]

/** Finds the present steps of an organisation. Those of the product are first. */
export const findPresentSteps = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('curriculum_step')
    .select(['id', 'nr', 'organisation_id'])
    .where('is_current', '=', true)
    .where((eb) => eb.or([eb('organisation_id', 'is', null), eb('organisation_id', '=', organisation_id)]))
    .where(isOfRegion(organisation_id))
    .orderBy(sql`coalesce(organisation_id, 0)`)
    .orderBy('nr')
    .execute()

export const findDueDates = (queries: Queries, student_id: number) =>
  queries.selectFrom('word_memory').select(['word_id', 'due']).where('student_id', '=', student_id).execute()

export const findMeasureSteps = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('step')
    .select('id')
    .where('student_id', '=', student_id)
    .where('measure_id', 'is not', null)
    .execute()

export const findDictationSteps = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('step')
    .select('curriculum_step_id')
    .where('student_id', '=', student_id)
    .where('dictation_id', 'is not', null)
    .where('is_complete', '=', false)
    .execute()

export const findStepsById = (queries: Queries, ids: readonly number[]) =>
  queries.selectFrom('step').selectAll().where('id', 'in', ids).execute()

/** Excludes tests that can't be failed or passed. */
export const findEndedRuns = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('run')
    .innerJoin('step', 'step.id', 'run.step_id')
    .select([
      'run.step_id',
      'exercise_id',
      'difficulty',
      'number',
      'template',
      'run.status',
      'run.completed_at',
    ])
    .where('run.student_id', '=', student_id)
    .where('run.completed_at', 'is not', null)
    .where(canFail)
    .execute()

export type EndedRunRow = Awaited<ReturnType<typeof findEndedRuns>>[number]

export const findSkillRows = (queries: Queries, student_id: number) =>
  queries.selectFrom('skill').selectAll().where('student_id', '=', student_id).execute()

export const findSkillWeeks = (queries: Queries, student_id: number) =>
  queries.selectFrom('skill_week').selectAll().where('student_id', '=', student_id).orderBy('week').execute()

export const findSkillWeeksBefore = (queries: Queries, student_id: number, at: number) =>
  queries
    .selectFrom('skill_week')
    .selectAll()
    .where('student_id', '=', student_id)
    .where('updated_at', '<=', at)
    .orderBy('updated_at')
    .execute()

/** Finds when each child was in the group. Includes children who left it. */
export const findMemberships = (queries: Queries, group_id: number) =>
  queries
    .selectFrom('group_membership')
    .select(['student_id', 'since', 'until'])
    .where('group_id', '=', group_id)
    .orderBy('student_id')
    .orderBy('since')
    .execute()

const writingTemplates = [...writingTemplateNames] as readonly TemplateName[]

/** Counts turns as `toTurns` does. Reads one student, because a query for a group would scan the table. */
export const countTurns = prepareQuery((queries, student_id: number, { since, until }: Period) =>
  queries
    .selectFrom((from) =>
      from
        .selectFrom('answer')
        .select('word_id')
        .select(
          sql<number>`case when min(cast(is_right as integer)) = 1 and max(hints) = 0 and max(cheats) = 0
            then 1 else 0 end`.as('is_good'),
        )
        .where('student_id', '=', student_id)
        .where('template', 'in', writingTemplates)
        .groupBy(['word_id', 'exercise_id', 'difficulty', 'run'])
        // The time of a turn is that of its first answer.
        .having(({ fn }) => fn.min('created_at'), '>=', since)
        .having(({ fn }) => fn.min('created_at'), '<', until)
        .as('turn'),
    )
    .innerJoin('word', 'word.id', 'turn.word_id')
    .select(['word.nr', 'word.organisation_id'])
    .select(({ fn }) => fn.countAll().as('words'))
    .select(({ fn }) => fn.sum('turn.is_good').as('right'))
    .groupBy(['word.nr', 'word.organisation_id']),
)

export const findReportedStudents = (queries: Queries, student_ids: readonly number[]) =>
  findRows(queries, 'student', ['id', 'first_name', 'last_name', 'screen_name', 'school_key', 'eckid'], {
    id: student_ids,
  })

export const findGroupIds = (queries: Queries, student_id: number) =>
  queries.selectFrom('group_student').select('group_id').where('student_id', '=', student_id).execute()

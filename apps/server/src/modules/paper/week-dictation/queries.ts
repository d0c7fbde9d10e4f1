import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { WeekDictationMarkTable, WeekDictationTable } from '../../../db/schema.ts'
import { isSupervisedBy, type Supervision } from '../../../plugins/auth/supervision-queries.ts'
import { toTestId } from '../../learn/index.ts'
import { deleteRows, findRow, findRows } from '../../../db/tables/rows.ts'

export const countTreehouseSteps = (queries: Queries, student_ids: readonly number[]) =>
  queries
    .selectFrom('step')
    .select('student_id')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('student_id', 'in', student_ids)
    .where('phase_id', 'is', null)
    .where('repeats_step_id', 'is', null)
    .where('measure_id', 'is', null)
    .where('removed_at', 'is', null)
    .where('is_complete', '=', false)
    .groupBy('student_id')
    .execute()

export const insertDictation = (transaction: Transaction, row: Insertable<WeekDictationTable>) =>
  transaction.insertInto('week_dictation').values(row).returning('id').executeTakeFirstOrThrow()

/** Finds the present version of an own step; undefined for another organisation's step. */
export const findOwnStepToDictate = (queries: Queries, organisation_id: number, id: number) =>
  queries
    .selectFrom('own_step')
    .innerJoin('curriculum_step as content', (join) =>
      join
        .onRef('content.nr', '=', 'own_step.id')
        .onRef('content.organisation_id', '=', 'own_step.organisation_id'),
    )
    .select('content.id as curriculum_step_id')
    .where('own_step.id', '=', id)
    .where('own_step.organisation_id', '=', organisation_id)
    .where('content.is_current', '=', true)
    .executeTakeFirst()

const selectDictations = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('week_dictation as dictation')
    .innerJoin('user', 'user.id', 'dictation.made_by')
    .selectAll('dictation')
    .select('user.name as maker')
    .where('dictation.organisation_id', '=', organisation_id)
    .where('dictation.withdrawn_at', 'is', null)

export const findDictation = (queries: Queries, organisation_id: number, id: number) =>
  selectDictations(queries, organisation_id).where('dictation.id', '=', id).executeTakeFirst()

export type DictationRow = NonNullable<Awaited<ReturnType<typeof findDictation>>>

export const findDictationsOfGroup = (queries: Queries, organisation_id: number, group_id: number) =>
  selectDictations(queries, organisation_id)
    .where('dictation.group_id', '=', group_id)
    .orderBy('dictation.day', 'desc')
    .orderBy('dictation.id', 'desc')
    .execute()

/** Finds dictations of this ISO date or later that can still be taken. */
export const findOpenDictations = (queries: Queries, organisation_id: number, from: string) =>
  selectDictations(queries, organisation_id)
    .where('dictation.group_id', 'is not', null)
    .where('dictation.closed_at', 'is', null)
    .where('dictation.day', '>=', from)
    .execute()

export const findDictationChildren = (queries: Queries, caller: Supervision, dictation_id: number) =>
  queries
    .selectFrom('step')
    .innerJoin('student', 'student.id', 'step.student_id')
    .select(['step.id as step_id', 'step.test_complete', 'step.curriculum_step_id', 'student.id'])
    .select(['student.screen_name', 'student.first_name', 'student.last_name'])
    .where('step.dictation_id', '=', dictation_id)
    .where('student.archived_at', 'is', null)
    .where(isSupervisedBy(caller))
    .execute()

export type DictationChild = Awaited<ReturnType<typeof findDictationChildren>>[number]

/** Finds all children with the step of a dictation, including those that the caller does not see. */
export const findDictationTakers = async (
  queries: Queries,
  dictation_id: number,
): Promise<ReadonlySet<number>> => {
  const rows = await findRows(queries, 'step', ['student_id'], { dictation_id })
  return new Set(rows.map(({ student_id }) => student_id))
}

/** Tests whether any child has begun. A run starts with its first answer. */
export async function hasBegunDictation(queries: Queries, dictation_id: number): Promise<boolean> {
  const [run, mark] = await Promise.all([
    queries
      .selectFrom('step')
      .innerJoin('run', (join) =>
        join.on((eb) =>
          eb.and([
            eb('run.student_id', '=', eb.ref('step.student_id')),
            eb('run.exercise_id', '=', eb('step.id', '*', toTestId(1))),
          ]),
        ),
      )
      .select('step.id')
      .where('step.dictation_id', '=', dictation_id)
      .executeTakeFirst(),
    findRow(queries, 'week_dictation_mark', ['student_id'], { dictation_id }),
  ])
  return run !== undefined || mark !== undefined
}

export const findDictationAnswers = (queries: Queries, step_ids: readonly number[]) =>
  queries
    .selectFrom('answer')
    .select(['step_id', 'word_id', 'input', 'is_right'])
    .where('exercise_id', 'in', step_ids.map(toTestId))
    .orderBy('id')
    .execute()

export const findDictationMarks = (queries: Queries, dictation_ids: readonly number[]) =>
  findRows(queries, 'week_dictation_mark', ['dictation_id', 'student_id', 'word_id', 'input', 'is_right'], {
    dictation_id: dictation_ids,
  })

export const countDictationTakers = (
  queries: Queries,
  caller: Supervision,
  dictation_ids: readonly number[],
) =>
  queries
    .selectFrom('step')
    .innerJoin('student', 'student.id', 'step.student_id')
    .select('step.dictation_id')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('num_children'),
      fn
        .sum<number>(
          eb
            .case()
            .when(
              eb.or([
                eb('step.test_complete', '=', true),
                eb.exists(
                  eb
                    .selectFrom('week_dictation_mark as mark')
                    .select('mark.word_id')
                    .whereRef('mark.dictation_id', '=', 'step.dictation_id')
                    .whereRef('mark.student_id', '=', 'step.student_id'),
                ),
              ]),
            )
            .then(1)
            .else(0)
            .end(),
        )
        .as('num_taken'),
    ])
    .where('step.dictation_id', 'in', dictation_ids)
    .where('student.archived_at', 'is', null)
    .where(isSupervisedBy(caller))
    .groupBy('step.dictation_id')
    .execute()

export async function replaceDictationMarks(
  transaction: Transaction,
  { dictation_id, student_id }: { readonly dictation_id: number; readonly student_id: number },
  rows: readonly Insertable<WeekDictationMarkTable>[],
): Promise<void> {
  await deleteRows(transaction, 'week_dictation_mark', { dictation_id, student_id })
  if (rows.length > 0) await transaction.insertInto('week_dictation_mark').values(rows).execute()
}

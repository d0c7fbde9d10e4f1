import { expressionBuilder } from 'kysely'
import type { Queries } from '../../../../db/database.ts'
import { prepareQuery } from '../../../../db/prepare-query.ts'
import { toTestId } from '../../path/step/exercise-id.ts'
import type { RunTable, Schema } from '../../../../db/schema.ts'

export const findLastToetsRun = (queries: Queries, student_id: number, test_id: number) =>
  queries
    .selectFrom('run')
    .select(['exercise_id', 'number', 'word_ids'])
    .where('student_id', '=', student_id)
    .where('exercise_id', '=', test_id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

export type ToetsRunRow = NonNullable<Awaited<ReturnType<typeof findLastToetsRun>>>

export const updateRunWords = prepareQuery(
  (queries, { exercise_id, number, word_ids }: Pick<RunTable, 'exercise_id' | 'number' | 'word_ids'>) =>
    queries
      .updateTable('run')
      .set({ word_ids })
      .where('exercise_id', '=', exercise_id)
      .where('number', '=', number),
)

/** Counts the answers in the test of the outer query's `step`. */
function countTestAnswers(student_id: number) {
  const eb = expressionBuilder<Schema, 'step'>()
  return eb
    .selectFrom('answer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('answer.student_id', '=', student_id)
    .where('answer.exercise_id', '=', eb('step.id', '*', toTestId(1)))
    .as('num_done')
}

/** Finds a student's unfinished parts of measures, with the planned words and the number of answered ones. */
export const findWaitingParts = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('step')
    .select(['step.id', 'step.word_ids', 'step.position as world'])
    .select(countTestAnswers(student_id))
    .select((eb) =>
      eb
        .selectFrom('run')
        .select('run.word_ids')
        .where('run.student_id', '=', student_id)
        .where('run.exercise_id', '=', eb('step.id', '*', toTestId(1)))
        .as('planned'),
    )
    .where('step.student_id', '=', student_id)
    .where('step.measure_id', 'is not', null)
    .where('step.can_start_test', '=', true)
    .where('step.test_complete', '=', false)
    .orderBy('step.id'),
)

export const readMeasure = (queries: Queries, measure_id: number) =>
  queries
    .selectFrom('measure')
    .select(['curriculum_step_ids', 'topics'])
    .where('id', '=', measure_id)
    .executeTakeFirstOrThrow()

export async function countWrongAnswers(
  queries: Queries,
  student_id: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .selectFrom('answer')
    .select(({ fn }) => ['word_id', fn.countAll<number>().as('wrong')])
    .where('student_id', '=', student_id)
    .where('is_right', '=', false)
    .groupBy('word_id')
    .execute()
  return new Map(rows.map(({ word_id, wrong }) => [word_id, wrong]))
}

export const findStepDictation = (queries: Queries, dictation_id: number) =>
  queries
    .selectFrom('week_dictation')
    .select(['day', 'closed_at', 'withdrawn_at'])
    .where('id', '=', dictation_id)
    .executeTakeFirstOrThrow()

/** Finds open dictations that the student has not finished anywhere. `from` and `to`: ISO dates. */
export const findWaitingDictations = (
  queries: Queries,
  student_id: number,
  { from, to }: { readonly from: string; readonly to: string },
) =>
  queries
    .selectFrom('step')
    .innerJoin('week_dictation as dictation', 'dictation.id', 'step.dictation_id')
    .select(['step.id', 'step.curriculum_step_id', 'dictation.label'])
    .select(countTestAnswers(student_id))
    .where('step.student_id', '=', student_id)
    .where('step.removed_at', 'is', null)
    .where('step.test_complete', '=', false)
    .where('dictation.closed_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('week_dictation_mark as mark')
            .select('mark.word_id')
            .whereRef('mark.dictation_id', '=', 'dictation.id')
            .whereRef('mark.student_id', '=', 'step.student_id'),
        ),
      ),
    )
    .where('dictation.day', '>=', from)
    .where('dictation.day', '<=', to)
    .orderBy('dictation.day')
    .orderBy('step.id')
    .execute()

import { StepStatus } from '@letterliaan/contract/status'
import type { Queries, Transaction } from '../../../../db/database.ts'
import { prepareQuery, prepareFirst } from '../../../../db/prepare-query.ts'
import { isStepBegun } from '../../../../db/tables/step.ts'
import { sortNullsLast } from '../../../../db/sort-nulls-last.ts'

export const findRepetitions = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('step')
    .innerJoin('step as source', 'source.id', 'step.repeats_step_id')
    .select([
      'step.id',
      'step.curriculum_step_id',
      'step.status',
      'step.completed_at',
      'step.word_ids',
      'step.mix',
      'step.game',
    ])
    .select(['source.id as source_id', 'source.phase_id', 'source.is_repeatable as is_marked'])
    .where('step.student_id', '=', student_id)
    .where('step.removed_at', 'is', null)
    .orderBy('step.id'),
)

export type RepetitionRow = Awaited<ReturnType<typeof findRepetitions>>[number]

export const findPassedSteps = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('step')
    .selectAll()
    .where('student_id', '=', student_id)
    // A week's words are repeated once its dictation was taken (ADR 39).
    .where((eb) =>
      eb.or([
        eb('is_complete', '=', true),
        eb.and([eb('dictation_id', 'is not', null), eb('test_complete', '=', true)]),
      ]),
    )
    .where('is_test_step', '=', false)
    .where('repeats_step_id', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('phase_id', sortNullsLast)
    .orderBy('position'),
)

export type PassedStep = Awaited<ReturnType<typeof findPassedSteps>>[number]

/** Finds steps outside the worlds that a student may do and has not passed; the treehouse shows them. */
export const findTreehouseSteps = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('step')
    .select(['id', 'curriculum_step_id'])
    .where('student_id', '=', student_id)
    .where('phase_id', 'is', null)
    .where('is_complete', '=', false)
    .where('status', '!=', StepStatus.locked)
    .where('repeats_step_id', 'is', null)
    .where('measure_id', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('position'),
)

export const findPractisedTexts = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('answer')
    .innerJoin('word', 'word.id', 'answer.word_id')
    .select('word.word')
    .distinct()
    .where('answer.student_id', '=', student_id),
)

export const findMistakes = (queries: Queries, student_id: number, word_ids: readonly number[]) =>
  queries
    .selectFrom('answer')
    .select(['word_id', 'error_class'])
    .where('student_id', '=', student_id)
    .where('word_id', 'in', word_ids)
    .where('error_class', 'is not', null)
    .orderBy('id')
    .execute()

export const findMemories = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('word_memory')
    .select(['word_id', 'due', 'stability', 'difficulty', 'last_review'])
    .where('student_id', '=', student_id),
)

export const findMixSettings = prepareFirst((queries, student_id: number) =>
  queries
    .selectFrom('student')
    .innerJoin('organisation', 'organisation.id', 'student.organisation_id')
    .select(['student.calm_profile', 'organisation.mix_size', 'organisation.memory_parameters'])
    .where('student.id', '=', student_id),
)

export async function deleteUnbegunRepetitions(
  transaction: Transaction,
  step_ids: readonly number[],
): Promise<void> {
  const unbegun = (await selectUnbegun(transaction, step_ids).execute()).map(({ id }) => id)
  if (unbegun.length === 0) return
  await transaction.deleteFrom('student_exercise').where('step_id', 'in', unbegun).execute()
  await transaction.deleteFrom('step').where('id', 'in', unbegun).execute()
}

const selectUnbegun = (transaction: Transaction, step_ids: readonly number[]) =>
  transaction
    .selectFrom('step')
    .select('step.id')
    .where('id', 'in', step_ids)
    .where('status', '=', StepStatus.open)
    .where((eb) => eb.not(isStepBegun()))

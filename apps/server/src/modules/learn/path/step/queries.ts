import type { Insertable } from 'kysely'
import { ExerciseStatus, StepStatus } from '@letterliaan/contract/status'
import type { Queries, Transaction } from '../../../../db/database.ts'
import { sortNullsLast } from '../../../../db/sort-nulls-last.ts'
import { prepareQuery, prepareFirst } from '../../../../db/prepare-query.ts'
import type { StepTable } from '../../../../db/schema.ts'

/** Selects a student's steps in path order, without repetitions, measures and removed steps. */
const selectPath = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('step')
    .where('student_id', '=', student_id)
    .where('repeats_step_id', 'is', null)
    .where('removed_at', 'is', null)
    .where('measure_id', 'is', null)
    .orderBy('phase_id', sortNullsLast)
    .orderBy('position')

export const findSteps = prepareQuery((queries, student_id: number) =>
  selectPath(queries, student_id).selectAll(),
)

/** Selects only the listed columns, because each further column makes reading slower. */
export const findListedSteps = prepareQuery((queries, student_id: number) =>
  selectPath(queries, student_id)
    .select(['id', 'organisation_id', 'curriculum_step_id', 'phase_id', 'position', 'required_step_id'])
    .select(['is_repeatable', 'test_kind', 'test_complete', 'notes', 'status', 'is_complete', 'is_current'])
    .select(['can_start_test', 'highest_difficulty_completed', 'is_test_step', 'repeats_step_id', 'word_ids'])
    .select(['waived', 'hint', 'tip', 'min_difficulty', 'max_difficulty', 'excluded_templates']),
)

export type ListedStep = Awaited<ReturnType<typeof findListedSteps>>[number]

export const findStepIds = prepareQuery((queries, student_id: number) =>
  selectPath(queries, student_id).select('id'),
)

/** Finds all steps that a student ever had, including removed ones, without repetitions and measures. */
export const findStepsEver = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('step')
    .selectAll()
    .where('student_id', '=', student_id)
    .where('repeats_step_id', 'is', null)
    .where('measure_id', 'is', null)
    .orderBy('id')
    .execute()

export type StepRow = Awaited<ReturnType<typeof findSteps>>[number]

export const findStep = prepareFirst((queries, student_id: number, step_id: number) =>
  queries
    .selectFrom('step')
    .innerJoin('student', 'student.id', 'step.student_id')
    .innerJoin('organisation', 'organisation.id', 'step.organisation_id')
    .selectAll('step')
    .select(['student.phase_id as student_phase_id', 'student.introduction_completed'])
    .select('organisation.sounds_version')
    .where('step.id', '=', step_id)
    .where('step.student_id', '=', student_id)
    .where('step.removed_at', 'is', null),
)

export type EnteredStep = NonNullable<Awaited<ReturnType<typeof findStep>>>

const selectStatuses = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('student_exercise')
    .select(['exercise_id', 'step_id', 'difficulty', 'status', 'last_passed', 'last_completed_at'])
    .where('student_id', '=', student_id)
    .orderBy('updated_at')

export const findExerciseStatuses = prepareQuery(selectStatuses)

/** Finds fewer columns than `findExerciseStatuses`, unsorted. */
export const findStatuses = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('student_exercise')
    .select(['exercise_id', 'difficulty', 'status'])
    .where('student_id', '=', student_id),
)

export type StatusRow = Awaited<ReturnType<typeof findStatuses>>[number]

export const findStatusesOfStep = prepareQuery((queries, student_id: number, step_id: number) =>
  selectStatuses(queries, student_id).where('step_id', '=', step_id),
)

export type ExerciseStatusRow = Awaited<ReturnType<typeof findExerciseStatuses>>[number]

/** Finds all runs of these students in these steps, sorted by run within each exercise. */
export const findPastRuns = (queries: Queries, student_ids: readonly number[], step_ids: readonly number[]) =>
  queries
    .selectFrom('run')
    .select(['step_id', 'exercise_id', 'difficulty', 'status', 'completed_at'])
    .where('student_id', 'in', student_ids)
    .where('step_id', 'in', step_ids)
    .orderBy('number')
    .execute()

export const findRepeatedSteps = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('step')
    .select('repeats_step_id')
    .where('student_id', '=', student_id)
    .where('repeats_step_id', 'is not', null)
    .where('mix', 'is', null)
    .where('removed_at', 'is', null)
    .where('status', '=', StepStatus.open),
)

export const findMasteryMarks = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('mastery')
    .select(['step_id', 'mastered_at', 'faded_at'])
    .where('student_id', '=', student_id)
    .where((eb) => eb.or([eb('mastered_at', 'is not', null), eb('faded_at', 'is not', null)])),
)

export type MasteryMark = Awaited<ReturnType<typeof findMasteryMarks>>[number]

export const findPausedRuns = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('student_exercise')
    .select(['step_id', 'exercise_id', 'difficulty', 'updated_at'])
    .select((eb) =>
      eb
        .selectFrom('answer')
        .select(({ fn }) => fn.max('answer.id').as('id'))
        .whereRef('answer.exercise_id', '=', 'student_exercise.exercise_id')
        .whereRef('answer.run', '=', 'student_exercise.run')
        .as('answer_id'),
    )
    .where('student_id', '=', student_id)
    .where('run_status', '=', ExerciseStatus.paused)
    .orderBy('updated_at'),
)

export type PausedRun = Awaited<ReturnType<typeof findPausedRuns>>[number]

export const findStepRow = (queries: Queries, step_id: number) =>
  queries.selectFrom('step').selectAll().where('id', '=', step_id).executeTakeFirstOrThrow()

export async function insertStep(transaction: Transaction, row: Insertable<StepTable>): Promise<number> {
  const { id } = await transaction.insertInto('step').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Makes every exercise at this difficulty and above draw new words when its next run is opened. */
export const restartExercises = (
  transaction: Transaction,
  step_ids: readonly number[],
  difficulty: number,
  now: number,
) =>
  transaction
    .updateTable('student_exercise')
    .set(({ eb }) => ({
      run: eb('run', '+', 1),
      round: eb('round', '+', 1),
      run_status: ExerciseStatus.open,
      status: ExerciseStatus.open,
      state: '',
      last_passed: null,
      last_completed_at: null,
      updated_at: now,
    }))
    .where('step_id', 'in', step_ids)
    .where('difficulty', '>=', difficulty)
    .execute()

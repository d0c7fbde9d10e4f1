import { ExerciseStatus, StepStatus } from '@letterliaan/contract/status'
import { sql } from 'kysely'
import { canFail } from '../../../db/can-fail.ts'
import type { Queries } from '../../../db/database.ts'
import { isSupervisedBy, type Supervision } from '../../../plugins/auth/supervision-queries.ts'
import { selectLastPractised } from '../../../db/last-practised.ts'

const presentStudents = (queries: Queries, caller: Supervision) =>
  queries
    .selectFrom('student')
    .select(['student.id', 'student.screen_name', 'student.buddy_id'])
    .where(isSupervisedBy(caller))
    .where('student.archived_at', 'is', null)

export const findStepCounts = (queries: Queries, caller: Supervision) =>
  presentStudents(queries, caller)
    .leftJoin('step', (join) =>
      join
        .onRef('step.student_id', '=', 'student.id')
        .on('step.repeats_step_id', 'is', null)
        .on('step.measure_id', 'is', null)
        .on('step.dictation_id', 'is', null)
        .on('step.removed_at', 'is', null),
    )
    .leftJoin('path', 'path.student_id', 'student.id')
    .select('path.follows_group_id')
    .select(({ fn }) => [
      fn.count<number>('step.id').as('num_steps'),
      fn.count<number>('step.phase_id').as('num_in_worlds'),
      fn.min<number | null>('step.created_at').as('ready_at'),
      fn
        .count<number>('step.id')
        .filterWhere('step.phase_id', 'is not', null)
        .filterWhere('step.is_complete', '=', false)
        .as('num_left'),
      fn
        .count<number>('step.id')
        .filterWhere('step.phase_id', 'is not', null)
        .filterWhere('step.is_complete', '=', false)
        .filterWhere('step.status', '!=', StepStatus.locked)
        .as('num_open'),
    ])
    .groupBy(['student.id', 'student.screen_name', 'student.buddy_id', 'path.follows_group_id'])
    .execute()

const stepsOfStudents = (queries: Queries, caller: Supervision) =>
  presentStudents(queries, caller)
    .innerJoin('step', 'step.student_id', 'student.id')
    .select(['step.id as step_id', 'step.curriculum_step_id', 'step.position'])
    .where('step.measure_id', 'is', null)
    .where('step.repeats_step_id', 'is', null)
    .where('step.removed_at', 'is', null)
    .orderBy('step.phase_id', (order) => order.asc().nullsLast())
    .orderBy('step.position')

/** A failure is no longer shown once the child has practised more than this time after it. */
const staleSeconds = 21 * 24 * 60 * 60

const dictations = ['StapDictee', 'Test']

export const findFailedDictations = (queries: Queries, caller: Supervision) =>
  stepsOfStudents(queries, caller)
    .leftJoin('run', (join) =>
      join
        .onRef('run.student_id', '=', 'student.id')
        .onRef('run.step_id', '=', 'step.id')
        .on('run.template', 'in', dictations)
        .on('run.status', '=', ExerciseStatus.failed)
        .on(canFail),
    )
    .select(({ fn }) => fn.count<number>('run.number').as('num_failed'))
    .select(({ fn }) => fn.coalesce(fn.max('run.completed_at'), 'step.updated_at').as('failed_at'))
    .where((eb) =>
      eb.or([
        eb('step.status', '=', StepStatus.pausedAtDictation),
        eb.and([eb('step.status', '=', StepStatus.test), eb('step.test_failed', '=', true)]),
      ]),
    )
    .groupBy(['student.id', 'student.screen_name', 'student.buddy_id'])
    .groupBy(['step.id', 'step.curriculum_step_id', 'step.phase_id', 'step.position', 'step.updated_at'])
    .having((eb) =>
      eb(
        eb.fn.coalesce(eb.fn.max('run.completed_at'), 'step.updated_at'),
        '>=',
        eb(eb.fn.coalesce(selectLastPractised(), eb.val(0)), '-', staleSeconds),
      ),
    )
    .execute()

/** Finds exercises that failed repeatedly in a current step. Excludes dictations. */
export const findFailedExercises = (queries: Queries, caller: Supervision, minFailed: number) =>
  stepsOfStudents(queries, caller)
    .innerJoin('student_exercise as failed', (join) =>
      join.onRef('failed.student_id', '=', 'student.id').onRef('failed.step_id', '=', 'step.id'),
    )
    .innerJoin('run', (join) =>
      join
        .onRef('run.exercise_id', '=', 'failed.exercise_id')
        .onRef('run.difficulty', '=', 'failed.difficulty'),
    )
    .select(({ fn }) => fn.countAll<number>().as('num_failed'))
    .select(({ fn }) => fn.coalesce(fn.max('run.completed_at'), sql<number>`0`).as('failed_at'))
    .where('step.status', 'in', [StepStatus.pausedExploring, StepStatus.pausedPractising])
    // A literal, because the database does not use the partial index for a parameter.
    .where('failed.status', '=', sql.lit(ExerciseStatus.failed))
    .where('run.status', '=', ExerciseStatus.failed)
    .groupBy(['student.id', 'student.screen_name', 'student.buddy_id'])
    .groupBy(['step.id', 'step.curriculum_step_id', 'step.phase_id', 'step.position'])
    .groupBy(['failed.exercise_id', 'failed.difficulty'])
    .having(({ fn }) => fn.countAll(), '>=', minFailed)
    .having((eb) =>
      eb(
        eb.fn.max('run.completed_at'),
        '>=',
        eb(eb.fn.coalesce(selectLastPractised(), eb.val(0)), '-', staleSeconds),
      ),
    )
    .execute()

/** Finds failed runs in order of time, so that the last run of a step is last. */
export const findFailedExerciseRuns = (
  queries: Queries,
  step_ids: readonly number[],
  areDictations: boolean,
) =>
  step_ids.length === 0
    ? []
    : queries
        .selectFrom('run')
        .innerJoin('step', 'step.id', 'run.step_id')
        .select(['run.step_id', 'run.exercise_id', 'run.difficulty', 'run.number'])
        .where('run.step_id', 'in', step_ids)
        .where('run.template', areDictations ? 'in' : 'not in', dictations)
        .where('run.status', '=', ExerciseStatus.failed)
        .where(canFail)
        .orderBy('run.completed_at')
        .orderBy('run.number')
        .execute()

export const findWrongAnswers = async (queries: Queries, exercise_ids: readonly number[]) =>
  exercise_ids.length === 0
    ? []
    : queries
        .selectFrom('answer')
        .innerJoin('word', 'word.id', 'answer.word_id')
        .select(['answer.step_id', 'answer.exercise_id', 'answer.difficulty', 'answer.run'])
        .select(['answer.kind', 'answer.input', 'word.word'])
        .where('answer.exercise_id', 'in', exercise_ids)
        .where('answer.is_right', '=', false)
        .orderBy('answer.id')
        .execute()

/** Finds the current step of each child in a group. Null if the child has no such step. */
export const findCurrentStepsOfGroup = (queries: Queries, group_id: number) =>
  queries
    .selectFrom('group_student')
    .innerJoin('student', 'student.id', 'group_student.student_id')
    .leftJoin('step', (join) =>
      join
        .onRef('step.student_id', '=', 'student.id')
        .on('step.is_current', '=', true)
        .on('step.removed_at', 'is', null),
    )
    .select(['student.id as student_id', 'step.id as step_id', 'step.curriculum_step_id'])
    .select(['step.position', 'step.phase_id'])
    .where('group_student.group_id', '=', group_id)
    .where('student.archived_at', 'is', null)
    .orderBy('student.id')
    .execute()

export const findEndingInterventions = (
  queries: Queries,
  caller: Supervision,
  { first, last }: { readonly first: string; readonly last: string },
) =>
  presentStudents(queries, caller)
    .innerJoin('intervention_student', 'intervention_student.student_id', 'student.id')
    .innerJoin('intervention', 'intervention.id', 'intervention_student.intervention_id')
    .select(['intervention.id as intervention_id', 'intervention.label', 'intervention.end_on'])
    .where('intervention.archived_at', 'is', null)
    .where('intervention_student.evaluation', '=', '')
    .where('intervention.end_on', '>=', first)
    .where('intervention.end_on', '<=', last)
    .orderBy('intervention.id')
    .execute()

export const findUntakenMeasures = (queries: Queries, caller: Supervision, until: number) =>
  presentStudents(queries, caller)
    .innerJoin('measure', 'measure.student_id', 'student.id')
    .innerJoin('intervention_student', 'intervention_student.student_id', 'student.id')
    .innerJoin('intervention', 'intervention.id', 'intervention_student.intervention_id')
    .select(['measure.id as measure_id', 'measure.created_at as given_at'])
    .select(['intervention.id as intervention_id', 'intervention.label'])
    .select(['measure.topics', 'intervention.goals'])
    .where('measure.topics', 'is not', null)
    .where('measure.withdrawn_at', 'is', null)
    .where('measure.created_at', '<=', until)
    .where('intervention.archived_at', 'is', null)
    .where('intervention_student.evaluation', '=', '')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('step')
          .select('step.id')
          .whereRef('step.measure_id', '=', 'measure.id')
          .whereRef('step.student_id', '=', 'student.id')
          .where('step.test_complete', '=', false)
          .where('step.removed_at', 'is', null),
      ),
    )
    .orderBy('intervention.begin_on')
    .orderBy('measure.id', 'desc')
    .execute()

export const findNormedMoments = (queries: Queries, caller: Supervision) =>
  presentStudents(queries, caller)
    .innerJoin('normed_moment', 'normed_moment.student_id', 'student.id')
    .select(['normed_moment.test', 'normed_moment.taken_on', 'normed_moment.score'])
    .execute()

/** Finds each child's last measure if the measure is finished and its proposal is undecided. */
export const findMeasureProposals = (queries: Queries, caller: Supervision) =>
  presentStudents(queries, caller)
    .innerJoin('measure', 'measure.student_id', 'student.id')
    .select('measure.id as measure_id')
    .where('measure.decided_at', 'is', null)
    .where('measure.withdrawn_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('step')
            .select('step.id')
            .whereRef('step.measure_id', '=', 'measure.id')
            .whereRef('step.student_id', '=', 'student.id')
            .where('step.test_complete', '=', false),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('measure as later')
            .select('later.id')
            .whereRef('later.student_id', '=', 'student.id')
            .whereRef('later.id', '>', 'measure.id')
            .where('later.withdrawn_at', 'is', null),
        ),
      ),
    )
    .execute()

export const findTodayMarks = (queries: Queries, organisation_id: number, now: number) =>
  queries
    .selectFrom('today_mark as mark')
    .innerJoin('user', 'user.id', 'mark.marked_by')
    .select(['mark.student_id', 'mark.cause', 'mark.level', 'mark.mark', 'mark.until', 'mark.marked_at'])
    .select('user.name as marked_by')
    .where('mark.organisation_id', '=', organisation_id)
    .where('mark.until', '>', now)
    .execute()

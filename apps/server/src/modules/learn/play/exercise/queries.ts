import type { Selectable } from 'kysely'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Queries } from '../../../../db/database.ts'
import { colouringTemplateNames } from '@letterliaan/exercises/logic'
import { pickColumns, prepareQuery, prepareFirst, prepareWrite } from '../../../../db/prepare-query.ts'
import type { AnswerTable, RunTable, StudentExerciseTable } from '../../../../db/schema.ts'
import { hashLength } from '../../../../plugins/contract/idempotency.ts'

export const findRuns = prepareQuery((queries, student_id: number, exercise_id: number) =>
  queries
    .selectFrom('student_exercise')
    .select(['exercise_id', 'difficulty', 'run', 'round', 'run_status', 'state', 'status'])
    .select(['last_passed', 'last_completed_at'])
    .where('student_id', '=', student_id)
    .where('exercise_id', '=', exercise_id),
)

export type RunRow = Awaited<ReturnType<typeof findRuns>>[number]

export const findMoves = prepareQuery((queries, student_id: number, exercise_id: number) =>
  queries
    .selectFrom('answer')
    .innerJoin('word', 'word.id', 'answer.word_id')
    .selectAll('answer')
    .select('word.word')
    .where('answer.exercise_id', '=', exercise_id)
    .where('answer.run', 'in', (eb) =>
      eb
        .selectFrom('student_exercise')
        .select('student_exercise.run')
        .where('student_exercise.student_id', '=', student_id)
        .where('student_exercise.exercise_id', '=', exercise_id)
        .where('student_exercise.run_status', '=', ExerciseStatus.paused),
    )
    .orderBy('answer.id'),
)

export const findPractisedWords = prepareQuery((queries, student_id: number, since: number) =>
  queries
    .selectFrom('answer')
    .select('word_id')
    .distinct()
    .where('student_id', '=', student_id)
    .where('created_at', '>=', since),
)

export const findStoredCall = prepareFirst((queries, exercise_id: number, key_hash: string) =>
  queries
    .selectFrom('answer')
    .select('call')
    .where('exercise_id', '=', exercise_id)
    .where((eb) => eb.fn<string>('substr', ['call', eb.lit(1), eb.lit(hashLength)]), '=', key_hash),
)

export const findOwnErrors = (
  queries: Queries,
  student_id: number,
  word_ids: readonly number[],
  until: number,
) =>
  queries
    .selectFrom('answer')
    .select(['template', 'word_id', 'kind', 'input', 'place', 'created_at'])
    .where('student_id', '=', student_id)
    .where('word_id', 'in', word_ids)
    .where('is_right', '=', false)
    .where('created_at', '<=', until)
    .orderBy('id', 'desc')
    .execute()

export const findLastRun = prepareFirst((queries, exercise_id: number) =>
  queries
    .selectFrom('run')
    .select(['status', 'word_ids', 'completed_at'])
    .where('exercise_id', '=', exercise_id)
    .orderBy('started_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1),
)

export const findRunStatus = prepareFirst(
  (queries, exercise_id: number, difficulty: number, number: number) =>
    queries
      .selectFrom('run')
      .select('status')
      .where('exercise_id', '=', exercise_id)
      .where('difficulty', '=', difficulty)
      .where('number', '=', number),
)

export const findColouringRun = prepareFirst((queries, student_id: number) =>
  queries
    .selectFrom('run')
    .select('number')
    .where('student_id', '=', student_id)
    .where('template', 'in', [...colouringTemplateNames])
    .limit(1),
)

/** Inserts or updates the exercise's present run; an existing row keeps its round. */
export const saveRun = prepareWrite((queries, row: Selectable<StudentExerciseTable>) => {
  const standing = pickColumns(row, [
    'run',
    'run_status',
    'state',
    'status',
    'last_passed',
    'last_completed_at',
    'updated_at',
  ])
  const key = pickColumns(row, ['student_id', 'exercise_id', 'difficulty'])
  return queries
    .insertInto('student_exercise')
    .values({ ...key, ...pickColumns(row, ['organisation_id', 'step_id', 'round']), ...standing })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'exercise_id', 'difficulty', 'organisation_id']).doUpdateSet(standing),
    )
})

export const insertAnswer = prepareWrite((queries, row: Omit<Selectable<AnswerTable>, 'id'>) =>
  queries
    .insertInto('answer')
    .values(
      pickColumns(row, [
        'organisation_id',
        'student_id',
        'step_id',
        'exercise_id',
        'run',
        'template',
        'word_id',
        'difficulty',
        'kind',
        'input',
        'is_right',
        'time_ms',
        'hints',
        'cheats',
        'error_class',
        'part',
        'place',
        'confidence',
        'call',
        'started_at',
        'created_at',
      ]),
    ),
)

export function findAnswers(queries: Queries, student_id: number, exercise_id: number | null) {
  const query = queries
    .selectFrom('answer')
    .innerJoin('word', 'word.id', 'answer.word_id')
    .selectAll('answer')
    .select('word.word')
    .where('answer.student_id', '=', student_id)
    .orderBy('answer.id')
  return (exercise_id === null ? query : query.where('answer.exercise_id', '=', exercise_id)).execute()
}

export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number]

export const insertRun = prepareWrite((queries, row: Selectable<RunTable>) =>
  queries
    .insertInto('run')
    .values(
      pickColumns(row, [
        'organisation_id',
        'student_id',
        'step_id',
        'exercise_id',
        'difficulty',
        'number',
        'template',
        'round',
        'word_ids',
        'is_retry',
        'status',
        'percentage_score',
        'started_at',
        'completed_at',
      ]),
    ),
)

export const updateRun = prepareWrite(
  (
    queries,
    { exercise_id, difficulty, number }: Pick<RunTable, 'exercise_id' | 'difficulty' | 'number'>,
    changes: Pick<RunTable, 'status' | 'percentage_score' | 'completed_at'>,
  ) =>
    queries
      .updateTable('run')
      .set(pickColumns(changes, ['status', 'percentage_score', 'completed_at']))
      .where('exercise_id', '=', exercise_id)
      .where('difficulty', '=', difficulty)
      .where('number', '=', number),
)

import type { Selectable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import { markAcrossOrganisations } from '../../../db/across-organisations.ts'
import { pickColumns, prepareFirst, prepareQuery, prepareWrite } from '../../../db/prepare-query.ts'
import { splitIntoParts } from '../../../db/split-into-parts.ts'
import { listKeyColumns } from '../../../db/personal-data/table-descriptions.ts'
import type { PendingRunTable } from '../../../db/schema.ts'
import { productVersion } from '../../../product-version.ts'
import type { knowledgeTables } from './fold.ts'

type RunKey = Omit<Selectable<PendingRunTable>, 'answer_id' | 'failed_version'>

/** Marks a run as not folded from its last logged answer on, because that answer ended a turn. */
export const markPending = prepareWrite((queries, row: RunKey) => {
  const run = pickColumns(row, ['student_id', 'exercise_id', 'difficulty', 'run'])
  return queries
    .insertInto('pending_run')
    .values((eb) => ({
      ...run,
      ...pickColumns(row, ['organisation_id']),
      answer_id: eb
        .selectFrom('answer')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('exercise_id', '=', run.exercise_id)
        .where('run', '=', run.run),
    }))
    .onConflict((conflict) => conflict.doNothing())
})

const selectPendingRuns = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('pending_run')
    .innerJoin('run', (join) =>
      join
        .onRef('run.exercise_id', '=', 'pending_run.exercise_id')
        .onRef('run.difficulty', '=', 'pending_run.difficulty')
        .onRef('run.number', '=', 'pending_run.run'),
    )
    .where('pending_run.student_id', '=', student_id)

export const findPendingRuns = prepareQuery((queries, student_id: number) =>
  selectPendingRuns(queries, student_id)
    .selectAll('run')
    .select(['pending_run.answer_id', 'pending_run.failed_version']),
)

export const findStepsOfPending = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('step')
    .selectAll()
    .where('id', 'in', selectPendingRuns(queries, student_id).select('run.step_id')),
)

const selectPendingAnswers = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('pending_run')
    .innerJoin('answer', (join) =>
      join
        .onRef('answer.exercise_id', '=', 'pending_run.exercise_id')
        .onRef('answer.difficulty', '=', 'pending_run.difficulty')
        .onRef('answer.run', '=', 'pending_run.run'),
    )
    .where('pending_run.student_id', '=', student_id)

export const findPendingAnswers = prepareQuery((queries, student_id: number) =>
  selectPendingAnswers(queries, student_id)
    .innerJoin('word', 'word.id', 'answer.word_id')
    .selectAll('answer')
    .select('word.word')
    .orderBy('answer.id'),
)

export const deletePendingRuns = prepareWrite((queries, student_id: number) =>
  queries.deleteFrom('pending_run').where('student_id', '=', student_id),
)

type FailedRun = Omit<RunKey, 'run'> & { readonly number: number; readonly failed_version?: string }

/** Marks runs as failed, to be folded from their first answer on. Runs that are marked stay the same. */
export async function insertFailedRuns(transaction: Transaction, runs: readonly FailedRun[]): Promise<void> {
  const rows = runs.map(({ number: run, failed_version = '', ...row }) => ({
    ...pickColumns(row, ['organisation_id', 'student_id', 'exercise_id', 'difficulty']),
    run,
    answer_id: 0,
    failed_version,
  }))
  for (const part of splitIntoParts(rows))
    await transaction
      .insertInto('pending_run')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Marks a child's pending runs as failed in this version. Returns false if all were marked already. */
export async function markFailed(queries: Queries, student_id: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('pending_run')
    .set({ failed_version: productVersion })
    .where('student_id', '=', student_id)
    .where((eb) => eb.or([eb('failed_version', 'is', null), eb('failed_version', '<>', productVersion)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

const selectPendingStudents = (queries: Queries) =>
  queries.selectFrom('pending_run').select('student_id').distinct()

export const findPending = prepareQuery(selectPendingStudents)

const selectUntried = (queries: Queries) =>
  selectPendingStudents(queries).where((eb) =>
    eb.or([eb('failed_version', 'is', null), eb('failed_version', '=', '')]),
  )

/** Finds children with pending runs of which no failure was reported. */
export const findUntried = prepareQuery(selectUntried)

export const findUntriedOf = prepareQuery((queries, student_id: number) =>
  selectUntried(queries).where('student_id', '=', student_id),
)

export const findPendingSchools = (queries: Queries) =>
  queries
    .selectFrom('pending_run')
    .select('organisation_id')
    .distinct()
    .modifyEnd(markAcrossOrganisations('all children are folded, each in its own'))
    .execute()

const selectFailedRuns = (queries: Queries) =>
  queries
    .selectFrom('pending_run')
    .select('student_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('failed_version', 'is not', null)
    .groupBy('student_id')

/** Counts the failed runs of each child that has any. */
export const countFailedRuns = prepareQuery(selectFailedRuns)

export const countFailedRunsOf = prepareFirst((queries, student_id: number) =>
  selectFailedRuns(queries).where('student_id', '=', student_id),
)

const selectPendingWords = (queries: Queries, student_id: number) =>
  selectPendingAnswers(queries, student_id).select('answer.word_id')

export const findPracticesOfPending = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('answer')
    .select(['id', 'word_id', 'exercise_id', 'difficulty', 'run', 'created_at'])
    .where('student_id', '=', student_id)
    .where('word_id', 'in', selectPendingWords(queries, student_id))
    .orderBy('id'),
)

export const findMemoriesOfPending = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('word_memory')
    .selectAll()
    .where('student_id', '=', student_id)
    .where('word_id', 'in', selectPendingWords(queries, student_id)),
)

export const findSkills = prepareQuery((queries, student_id: number) =>
  queries.selectFrom('skill').selectAll().where('student_id', '=', student_id),
)

export const findMasteries = prepareQuery((queries, student_id: number) =>
  queries.selectFrom('mastery').selectAll().where('student_id', '=', student_id),
)

/** Inserts the rows, or updates existing ones. All rows must have the same columns. */
export async function saveKnowledge(
  transaction: Transaction,
  table: (typeof knowledgeTables)[number],
  rows: readonly object[],
): Promise<void> {
  const key = [...listKeyColumns(table), 'organisation_id']
  const changed = Object.keys(rows[0] ?? {}).filter((name) => !key.includes(name))
  for (const part of splitIntoParts(rows)) {
    await transaction
      .insertInto(table)
      .values(part as never)
      .onConflict((conflict) =>
        conflict
          .columns(key as never)
          .doUpdateSet((eb) =>
            Object.fromEntries(changed.map((name) => [name, eb.ref(`excluded.${name}` as never)])),
          ),
      )
      .execute()
  }
}

import type { Selectable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import { markAcrossOrganisations } from '../../../db/across-organisations.ts'
import { pickColumns, prepareQuery, prepareWrite } from '../../../db/prepare-query.ts'
import { splitIntoParts } from '../../../db/split-into-parts.ts'
import { listKeyColumns } from '../../../db/personal-data/read-description.ts'
import type { PendingTurnTable } from '../../../db/schema.ts'
import type { knowledgeTables } from './fold.ts'

const memoryFields = ['stability', 'difficulty', 'due', 'last_review', 'reps', 'lapses'] as const

const masteryFields = [
  'score',
  'num_new',
  'num_practised',
  'first_at',
  'updated_at',
  'mastered_at',
  'faded_at',
] as const

/** Refers to the word's last logged answer, which ended the turn. */
export const insertPendingTurn = prepareWrite(
  (queries, row: Omit<Selectable<PendingTurnTable>, 'id' | 'answer_id'>) => {
    const turn = pickColumns(row, ['student_id', 'word_id', 'exercise_id', 'difficulty', 'run'])
    return queries.insertInto('pending_turn').values((eb) => ({
      ...turn,
      ...pickColumns(row, ['organisation_id', 'told']),
      answer_id: eb
        .selectFrom('answer')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('student_id', '=', turn.student_id)
        .where('word_id', '=', turn.word_id)
        .where('exercise_id', '=', turn.exercise_id)
        .where('difficulty', '=', turn.difficulty)
        .where('run', '=', turn.run),
    }))
  },
)

export const findPendingTurns = prepareQuery((queries, student_id: number) =>
  queries.selectFrom('pending_turn').selectAll().where('student_id', '=', student_id).orderBy('id'),
)

export const deletePendingTurns = prepareWrite((queries, student_id: number) =>
  queries.deleteFrom('pending_turn').where('student_id', '=', student_id),
)

export const findWaiting = prepareQuery((queries) =>
  queries.selectFrom('pending_turn').select('student_id').distinct(),
)

export const findAllWaiting = (queries: Queries) =>
  queries
    .selectFrom('pending_turn')
    .select(['student_id', 'organisation_id'])
    .distinct()
    .modifyEnd(markAcrossOrganisations('all children are folded, each in its own'))
    .execute()

export const findWaitingOf = prepareQuery((queries, student_id: number) =>
  queries.selectFrom('pending_turn').select('student_id').where('student_id', '=', student_id).limit(1),
)

const selectPendingWords = (queries: Queries, student_id: number) =>
  queries.selectFrom('pending_turn').select('pending_turn.word_id').where('student_id', '=', student_id)

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
    .select(['word_id', ...memoryFields])
    .where('student_id', '=', student_id)
    .where('word_id', 'in', selectPendingWords(queries, student_id)),
)

export const findDifficultiesOfPending = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('item_difficulty')
    .select(['word_id', 'difficulty'])
    .where('word_id', 'in', selectPendingWords(queries, student_id)),
)

type TurnKey = Pick<PendingTurnTable, 'student_id' | 'exercise_id' | 'difficulty' | 'run' | 'word_id'>

export const findWrongRows = prepareQuery(
  (queries, { student_id, exercise_id, difficulty, run, word_id }: TurnKey) =>
    queries
      .selectFrom('answer')
      .select(['kind', 'input', 'place', 'error_class'])
      .where('student_id', '=', student_id)
      .where('word_id', '=', word_id)
      .where('exercise_id', '=', exercise_id)
      .where('difficulty', '=', difficulty)
      .where('run', '=', run)
      .where('is_right', '=', false)
      .orderBy('id'),
)

const skillFields = [
  'mean',
  'variance',
  'updated_at',
  'num_words',
  'static_variance',
  'log_kept',
  'surprise',
] as const

export const findSkills = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('skill')
    .select(['category', ...skillFields])
    .where('student_id', '=', student_id),
)

export const findMasteries = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('mastery')
    .select(['step_id', ...masteryFields])
    .where('student_id', '=', student_id),
)

export const findDifficulties = prepareQuery((queries) =>
  queries.selectFrom('item_difficulty').select(['word_id', 'difficulty']),
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

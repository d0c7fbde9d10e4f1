import type { Selectable } from 'kysely'
import type { Queries } from '../../../db/database.ts'
import { acrossOrganisations } from '../../../db/across-organisations.ts'
import { pick, prepared, preparedWrite } from '../../../db/prepared.ts'
import type {
  MasteryTable,
  PendingTurnTable,
  SkillTable,
  SkillWeekTable,
  WordMemoryTable,
} from '../../../db/schema.ts'

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

/** Requires the answers of the word in the log: the last of them ended the turn. */
export const insertPendingTurn = preparedWrite(
  (queries, row: Omit<Selectable<PendingTurnTable>, 'id' | 'answer_id'>) => {
    const turn = pick(row, ['student_id', 'word_id', 'exercise_id', 'difficulty', 'run'])
    return queries.insertInto('pending_turn').values((eb) => ({
      ...turn,
      ...pick(row, ['organisation_id', 'told']),
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

export const findPendingTurns = prepared((queries, student_id: number) =>
  queries.selectFrom('pending_turn').selectAll().where('student_id', '=', student_id).orderBy('id'),
)

export type PendingTurn = Awaited<ReturnType<typeof findPendingTurns>>[number]

export const deletePendingTurns = preparedWrite((queries, student_id: number) =>
  queries.deleteFrom('pending_turn').where('student_id', '=', student_id),
)

export const findWaiting = prepared((queries) =>
  queries.selectFrom('pending_turn').select('student_id').distinct(),
)

export const findAllWaiting = (queries: Queries) =>
  queries
    .selectFrom('pending_turn')
    .select(['student_id', 'organisation_id'])
    .distinct()
    .modifyEnd(acrossOrganisations('all children are folded, each in its own'))
    .execute()

export const findWaitingOf = prepared((queries, student_id: number) =>
  queries.selectFrom('pending_turn').select('student_id').where('student_id', '=', student_id).limit(1),
)

const selectPendingWords = (queries: Queries, student_id: number) =>
  queries.selectFrom('pending_turn').select('pending_turn.word_id').where('student_id', '=', student_id)

/** The rows of the words of a student's pending turns, in the order of the log. */
export const findPracticesOfPending = prepared((queries, student_id: number) =>
  queries
    .selectFrom('answer')
    .select(['id', 'word_id', 'exercise_id', 'difficulty', 'run', 'created_at'])
    .where('student_id', '=', student_id)
    .where('word_id', 'in', selectPendingWords(queries, student_id))
    .orderBy('id'),
)

export const findMemoriesOfPending = prepared((queries, student_id: number) =>
  queries
    .selectFrom('word_memory')
    .select(['word_id', ...memoryFields])
    .where('student_id', '=', student_id)
    .where('word_id', 'in', selectPendingWords(queries, student_id)),
)

export const findDifficultiesOfPending = prepared((queries, student_id: number) =>
  queries
    .selectFrom('item_difficulty')
    .select(['word_id', 'difficulty'])
    .where('word_id', 'in', selectPendingWords(queries, student_id)),
)

export const saveMemory = preparedWrite((queries, row: Selectable<WordMemoryTable>) => {
  const memory = pick(row, memoryFields)
  return queries
    .insertInto('word_memory')
    .values({ ...pick(row, ['organisation_id', 'student_id', 'word_id']), ...memory })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'word_id', 'organisation_id']).doUpdateSet(memory),
    )
})

type TurnKey = Pick<PendingTurnTable, 'student_id' | 'exercise_id' | 'difficulty' | 'run' | 'word_id'>

/** The wrong rows of a word in a run, in their order. */
export const findWrongRows = prepared(
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

export const skillFields = [
  'mean',
  'variance',
  'updated_at',
  'num_words',
  'static_variance',
  'log_kept',
  'surprise',
] as const

export const findSkills = prepared((queries, student_id: number) =>
  queries
    .selectFrom('skill')
    .select(['category', ...skillFields])
    .where('student_id', '=', student_id),
)

export const saveSkill = preparedWrite((queries, row: Selectable<SkillTable>) => {
  const skill = pick(row, skillFields)
  return queries
    .insertInto('skill')
    .values({ ...pick(row, ['organisation_id', 'student_id', 'category']), ...skill })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'category', 'organisation_id']).doUpdateSet(skill),
    )
})

export const saveSkillWeek = preparedWrite((queries, row: Selectable<SkillWeekTable>) => {
  const skill = pick(row, skillFields)
  return queries
    .insertInto('skill_week')
    .values({ ...pick(row, ['organisation_id', 'student_id', 'category', 'week']), ...skill })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'category', 'week', 'organisation_id']).doUpdateSet(skill),
    )
})

export const findMasteries = prepared((queries, student_id: number) =>
  queries
    .selectFrom('mastery')
    .select(['step_id', ...masteryFields])
    .where('student_id', '=', student_id),
)

export const saveMastery = preparedWrite((queries, row: Selectable<MasteryTable>) => {
  const mastery = pick(row, masteryFields)
  return queries
    .insertInto('mastery')
    .values({ ...pick(row, ['organisation_id', 'student_id', 'step_id']), ...mastery })
    .onConflict((conflict) => conflict.columns(['step_id', 'organisation_id']).doUpdateSet(mastery))
})

export const findDifficulties = prepared((queries) =>
  queries.selectFrom('item_difficulty').select(['word_id', 'difficulty']),
)

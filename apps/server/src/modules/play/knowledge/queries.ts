import type { Selectable } from 'kysely'
import { pick, prepared, preparedFirst, preparedWrite } from '../../../db/prepared.ts'
import type { MasteryTable, SkillTable, SkillWeekTable, WordMemoryTable } from '../../../db/schema.ts'
import type { RunKey } from '../exercise/log-run.ts'

/** What a student remembers of a word. */
export const findMemory = preparedFirst((queries, student_id: number, word_id: number) =>
  queries
    .selectFrom('word_memory')
    .selectAll()
    .where('student_id', '=', student_id)
    .where('word_id', '=', word_id),
)

export const saveMemory = preparedWrite((queries, row: Selectable<WordMemoryTable>) => {
  const memory = pick(row, ['stability', 'difficulty', 'due', 'last_review', 'reps', 'lapses'])
  return queries
    .insertInto('word_memory')
    .values({ ...pick(row, ['organisation_id', 'student_id', 'word_id']), ...memory })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'word_id', 'organisation_id']).doUpdateSet(memory),
    )
})

export const findMemoryParameters = preparedFirst((queries, organisation_id: number) =>
  queries.selectFrom('organisation').select('memory_parameters').where('id', '=', organisation_id),
)

type TurnKey = Pick<RunKey, 'student_id' | 'exercise_id' | 'difficulty' | 'number'> & {
  readonly word_id: number
}

/** The wrong rows of a word in a run, in their order. */
export const findWrongRows = prepared(
  (queries, { student_id, exercise_id, difficulty, number, word_id }: TurnKey) =>
    queries
      .selectFrom('answer')
      .select(['kind', 'input', 'place', 'error_class'])
      .where('student_id', '=', student_id)
      .where('word_id', '=', word_id)
      .where('exercise_id', '=', exercise_id)
      .where('difficulty', '=', difficulty)
      .where('run', '=', number)
      .where('is_right', '=', false)
      .orderBy('id'),
)

/** The last row of a word that is of another run than this. */
export const findLastPractice = preparedFirst(
  (queries, { student_id, exercise_id, difficulty, number, word_id }: TurnKey) =>
    queries
      .selectFrom('answer')
      .select('created_at')
      .where('student_id', '=', student_id)
      .where('word_id', '=', word_id)
      .where((eb) =>
        eb.or([
          eb('exercise_id', '!=', exercise_id),
          eb('difficulty', '!=', difficulty),
          eb('run', '!=', number),
        ]),
      )
      .orderBy('id', 'desc')
      .limit(1),
)

export const findSkill = preparedFirst((queries, student_id: number, category: string) =>
  queries
    .selectFrom('skill')
    .selectAll()
    .where('student_id', '=', student_id)
    .where('category', '=', category),
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

export const findMastery = preparedFirst((queries, step_id: number) =>
  queries.selectFrom('mastery').selectAll().where('step_id', '=', step_id),
)

export const saveMastery = preparedWrite((queries, row: Selectable<MasteryTable>) => {
  const mastery = pick(row, [
    'score',
    'num_new',
    'num_practised',
    'first_at',
    'updated_at',
    'mastered_at',
    'faded_at',
  ])
  return queries
    .insertInto('mastery')
    .values({ ...pick(row, ['organisation_id', 'student_id', 'step_id']), ...mastery })
    .onConflict((conflict) => conflict.columns(['step_id', 'organisation_id']).doUpdateSet(mastery))
})

export const findDifficulty = preparedFirst((queries, word_id: number) =>
  queries.selectFrom('item_difficulty').select('difficulty').where('word_id', '=', word_id),
)

export const findDifficulties = prepared((queries) =>
  queries.selectFrom('item_difficulty').select(['word_id', 'difficulty']),
)

import { hourSeconds } from '@letterliaan/rules/calendar'
import { type AliasableExpression, sql } from 'kysely'
import { templates } from '@letterliaan/exercises/logic'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Queries } from '../../../db/database.ts'
import { prepareOne, prepareQuery } from '../../../db/prepare-query.ts'

const listTemplates = (is: (template: (typeof templates)[keyof typeof templates]) => boolean | undefined) =>
  Object.values(templates)
    .filter(is)
    .map(({ name }) => name)

const dictationTemplates = listTemplates(({ run }) => run?.isDictation)

const writingTemplates = listTemplates(({ category, spelling, word, run }) =>
  spelling === null ? category === 'Oefenen' && !run?.needsDocuments : word.asked !== 'chosen',
)

/** Names of templates in which nothing can go wrong. */
const showingTemplates = listTemplates(
  ({ category, flow, turn }) => category !== 'Dictee' && !turn.toldAtEnd && flow.stuckAt === null,
)

const completeStatuses = [ExerciseStatus.done, ExerciseStatus.failed]

const toetsTemplate = templates.Test.name

/** Prepares a query that counts the rows of a selection. */
function prepareCount<Args extends readonly unknown[]>(
  select: (queries: Queries, ...args: Args) => AliasableExpression<object>,
) {
  const one = prepareOne((queries, ...args: Args) =>
    queries
      .selectFrom(select(queries, ...args).as('counted'))
      .select(({ fn }) => fn.countAll<number>().as('count')),
  )
  return async (queries: Queries, ...args: Args): Promise<number> => (await one(queries, ...args)).count
}

const selectDone = (queries: Queries, student_id: number) =>
  queries.selectFrom('run').where('student_id', '=', student_id).where('status', '=', ExerciseStatus.done)

const selectExercisesDone = (queries: Queries, student_id: number) =>
  selectDone(queries, student_id).where('template', '<>', toetsTemplate)

const selectSteps = (queries: Queries, student_id: number) =>
  queries.selectFrom('step').select('step.id').where('step.student_id', '=', student_id)

/** Selects measures, which count for no badge because their results are hidden from the child. */
const selectMeasured = (queries: Queries, student_id: number) =>
  selectSteps(queries, student_id).where('step.measure_id', 'is not', null)

export const countDone = prepareQuery((queries, student_id: number) =>
  selectExercisesDone(queries, student_id)
    .select(['template', 'difficulty'])
    .select(({ fn }) => fn.count<number>('exercise_id').distinct().as('count'))
    .groupBy(['template', 'difficulty']),
)

export const countExercisesDoneAt3Stars = prepareCount((queries, student_id: number) =>
  selectExercisesDone(queries, student_id).select('exercise_id').distinct().where('difficulty', '=', 3),
)

/** Counts done exercises without hints or cheats. A failed exercise is not done. */
export const countWithoutHelp = prepareCount((queries, student_id: number) =>
  selectExercisesDone(queries, student_id)
    .select(['exercise_id', 'difficulty'])
    .distinct()
    // Reads the log once for all runs, because SQLite would run a correlated subquery for each run.
    .where((eb) =>
      eb(
        eb.refTuple('exercise_id', 'difficulty', 'number'),
        'not in',
        eb
          .selectFrom('answer')
          .select(['exercise_id', 'difficulty', 'answer.run'])
          .where('student_id', '=', student_id)
          .where(sql<boolean>`(hints > 0 or cheats > 0)`)
          .$asTuple('exercise_id', 'difficulty', 'run'),
      ),
    ),
)

export const countFaultlessDictations = prepareCount((queries, student_id: number) =>
  selectDone(queries, student_id)
    .select(['exercise_id', 'difficulty'])
    .distinct()
    .where('template', 'in', dictationTemplates)
    .where('percentage_score', '=', 100),
)

export const countTestsPassed = prepareCount((queries, student_id: number) =>
  selectDone(queries, student_id)
    .select('exercise_id')
    .distinct()
    .where('template', '=', toetsTemplate)
    .where('step_id', 'not in', selectMeasured(queries, student_id)),
)

export const findCompletedHours = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('run')
    .select(sql<number>`completed_at / ${sql.lit(hourSeconds)}`.as('hour'))
    .distinct()
    .where('student_id', '=', student_id)
    .where('status', 'in', completeStatuses)
    .where('template', '<>', toetsTemplate)
    .where('completed_at', 'is not', null),
)

export const countWordsRight = prepareCount((queries, student_id: number, lastAnswer: number) =>
  queries
    .selectFrom('answer')
    .select('word_id')
    .distinct()
    .where('student_id', '=', student_id)
    .where('is_right', '=', true)
    .where('template', 'in', writingTemplates)
    .where('step_id', 'not in', selectMeasured(queries, student_id))
    .where('id', '<=', lastAnswer),
)

/** Counts the words that were right after errors, by their number of errors before the last right answer. */
export const countWordsRecovered = prepareQuery((queries, student_id: number, lastAnswer: number) =>
  queries
    .selectFrom((from) =>
      from
        .selectFrom('answer as wrong')
        .innerJoin(
          (inner) =>
            inner
              .selectFrom('answer')
              .select(['word_id'])
              .select(({ fn }) => fn.max('id').as('last_id'))
              .where('student_id', '=', student_id)
              .where('is_right', '=', true)
              .where('template', 'not in', showingTemplates)
              .where('id', '<=', lastAnswer)
              .groupBy('word_id')
              .as('right'),
          (join) => join.onRef('right.word_id', '=', 'wrong.word_id').onRef('wrong.id', '<', 'right.last_id'),
        )
        .select(({ fn }) => fn.countAll<number>().as('errors'))
        .where('wrong.student_id', '=', student_id)
        .where('wrong.is_right', '=', false)
        .groupBy('wrong.word_id')
        .as('word'),
    )
    .select('errors')
    .select(({ fn }) => fn.countAll<number>().as('words'))
    .groupBy('errors'),
)

export const countStepsPassed = prepareCount((queries, student_id: number) =>
  selectSteps(queries, student_id)
    .where('repeats_step_id', 'is', null)
    .where('is_complete', '=', true)
    .where((eb) => eb.or([eb('waived', '=', false), eb('highest_difficulty_completed', 'is not', null)])),
)

export const countStepsAt3Stars = prepareCount((queries, student_id: number) =>
  selectSteps(queries, student_id).where('highest_difficulty_completed', '=', 3),
)

export const countRepetitions = prepareCount((queries, student_id: number) =>
  selectSteps(queries, student_id).where('repeats_step_id', 'is not', null).where('is_complete', '=', true),
)

export const findPlaceVisits = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('activity')
    .select('type')
    .distinct()
    .where('student_id', '=', student_id)
    .where('type', 'in', ['enter_treehouse', 'enter_end_cave']),
)

export const findTitlesRead = prepareQuery((queries, student_id: number) =>
  queries.selectFrom('book_read').select('title').where('student_id', '=', student_id),
)

export const findNoteTexts = prepareQuery((queries, student_id: number) =>
  queries.selectFrom('note').select(['title', 'text']).where('student_id', '=', student_id),
)

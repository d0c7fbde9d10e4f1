import { templates } from '@letterliaan/exercises/logic'
import { isRecall } from '@letterliaan/rules/evidence'
import { prepareQuery } from '../../../db/prepare-query.ts'

const recalling = Object.entries(templates)
  .filter(([, { word }]) => isRecall(word.asked))
  .map(([name]) => name)

const turnColumns = [
  'answer.step_id',
  'answer.exercise_id',
  'answer.difficulty',
  'answer.run',
  'answer.word_id',
  'answer.template',
  'word.word',
  'step.curriculum_step_id',
  'run.completed_at',
] as const

export const findWrittenTurns = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('answer')
    .innerJoin('word', 'word.id', 'answer.word_id')
    .innerJoin('step', 'step.id', 'answer.step_id')
    .leftJoin('run', (join) =>
      join
        .onRef('run.exercise_id', '=', 'answer.exercise_id')
        .onRef('run.difficulty', '=', 'answer.difficulty')
        .onRef('run.number', '=', 'answer.run'),
    )
    .select(turnColumns)
    .select(({ fn, eb }) => [
      fn.min('answer.id').as('first_id'),
      fn.max('answer.hints').as('hints'),
      fn.max('answer.cheats').as('cheats'),
      fn.sum(eb.case().when('answer.is_right', '=', false).then(1).else(0).end()).as('errors'),
    ])
    .where('answer.student_id', '=', student_id)
    .where('answer.template', 'in', recalling)
    // Results of a measure are hidden from the child.
    .where('step.measure_id', 'is', null)
    .groupBy(turnColumns)
    .orderBy('first_id'),
)

import { paperTemplateNames, templates } from '@letterliaan/exercises/logic'
import { prepareQuery } from '../../../../db/prepare-query.ts'

/** Names of the templates of 'Schoenoefeningen' that show the asked word on screen. */
const practiceTemplates = Object.values(templates)
  .filter(({ category, name }) => category === 'Oefenen' && !paperTemplateNames.has(name))
  .map(({ name }) => name)

/** Finds practised turns in the order in which they ended. Reads only the index `answer_student_word`. */
export const findPractisedTurns = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('answer')
    .select(['exercise_id', 'difficulty', 'word_id'])
    .select(({ fn, eb }) => [
      fn.max('id').as('last_id'),
      fn.max('cheats').as('cheats'),
      fn.sum<number>(eb.case().when('is_right', '=', true).then(0).else(1).end()).as('errors'),
    ])
    .where('student_id', '=', student_id)
    .where('template', 'in', practiceTemplates)
    .groupBy(['word_id', 'exercise_id', 'difficulty', 'run'])
    .having(({ fn, eb }) =>
      eb(fn.sum<number>(eb.case().when('is_right', '=', true).then(1).else(0).end()), '>', 0),
    )
    .orderBy('last_id'),
)

import type { Queries } from '../queries.ts'

/** Returns the words of the product's own steps. */
export const findProductWords = (queries: Queries) =>
  queries.selectFrom('word').select(['id', 'nr', 'word']).where('organisation_id', 'is', null).execute()

import type { Queries } from '../queries.ts'

export const findProductWords = (queries: Queries) =>
  queries.selectFrom('word').select(['id', 'nr', 'word']).where('organisation_id', 'is', null).execute()

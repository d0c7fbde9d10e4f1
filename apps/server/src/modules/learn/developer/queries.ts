import type { Queries } from '../../../db/database.ts'

export const findContentOf = (queries: Queries, step_id: number) =>
  queries.selectFrom('step').select('curriculum_step_id').where('id', '=', step_id).executeTakeFirstOrThrow()

import type { Queries } from '../../../../db/database.ts'

export async function listCurriculumWords(queries: Queries): Promise<string[]> {
  const rows = await queries.selectFrom('word').select('word').where('organisation_id', 'is', null).execute()
  return rows.map(({ word }) => word)
}

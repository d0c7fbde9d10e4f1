import type { Queries } from '../../../../db/database.ts'

interface Setting {
  readonly name: string
  readonly value: string
}

/** False if the value differs: of two calls one deletes it. */
export async function deleteSetting(queries: Queries, { name, value }: Setting): Promise<boolean> {
  const deleted = await queries
    .deleteFrom('setting')
    .where('name', '=', name)
    .where('value', '=', value)
    .returning('name')
    .executeTakeFirst()
  return deleted !== undefined
}
